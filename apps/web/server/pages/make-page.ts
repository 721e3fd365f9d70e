import type { FastifyRequest } from "fastify";
import type { Page } from "#server/pages/page.ts";
import { splitTarget } from "#server/pages/page-address.ts";
import type { PageLimit } from "#server/pages/page-limit.ts";
import { Overloaded } from "#server/pages/queue.ts";
import { isHttps } from "#server/security.ts";
import { visitorAddress } from "#server/visitor-address.ts";
import type { Render } from "./render.ts";

/** A page could not be made, not even an error page. Its cause is logged already. */
export class PageFailed extends Error {
	override name = "PageFailed";
}

export type PageMaker = {
	render: Render;
	/** How many changes were told so far; undefined while nobody tells of any. */
	countChanges: () => number | undefined;
	/** The origin of every page's address, whatever name the visitor used: a page is kept for all of them. */
	siteUrl: string;
	/** What one visitor may have made, and in which turn. */
	limit: PageLimit;
	/** The process is late with everything: no page is begun, the kept ones are still shown. */
	isOverloaded: () => boolean;
};

/**
 * Makes the page of an address (path and query) for everyone: it is given nothing of the visitor.
 * @throws Overloaded
 * @throws PageFailed
 */
export async function makeSharedPage(maker: PageMaker, request: FastifyRequest, address: string): Promise<Page> {
	const { render, limit, siteUrl, countChanges } = maker;
	if (maker.isOverloaded()) throw new Overloaded(`no time to render ${address}`);
	try {
		const job = () => ({ url: siteUrl + address, changes: countChanges() });
		return await limit.queue.run(() => render(job()), { whose: limit.whose(request), what: address });
	} catch (error) {
		if (error instanceof Overloaded) throw error;
		request.log.error({ err: error, address }, "the page could not be made");
		throw new PageFailed("the page could not be made", { cause: error });
	}
}

/** Answers a form, sent with JavaScript (`.data`) or without, or a personal address: one visitor's own page, never kept. @throws OverLimit */
export async function makeOwnPage(maker: PageMaker, request: FastifyRequest): Promise<Page> {
	const { render, limit, countChanges } = maker;
	limit.admit(request);
	const { path, query } = splitTarget(request.url);
	const { method, headers, body } = request;
	const url = `${isHttps(request) ? "https" : "http"}://${headers.host ?? ""}${path}?${query}`;
	const own = {
		method,
		headers,
		body: body instanceof Uint8Array ? body : undefined,
		visitorAddress: visitorAddress(request),
	};
	const job = () => ({ url, own, changes: countChanges() });
	return limit.queue.run(() => render(job()), { whose: limit.whose(request) });
}
