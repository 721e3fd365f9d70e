import { Overloaded } from "@uchit/pictures/queue.ts";
import type { FastifyRequest } from "fastify";
import type { Page } from "#server/pages/page.ts";
import { splitTarget } from "#server/pages/page-address.ts";
import type { PageLimit } from "#server/pages/page-limit.ts";
import { isHttps } from "#server/security.ts";
import { visitorAddress } from "#server/visitor-address.ts";
import type { Render } from "./render.ts";

/** A page could not be made, not even an error page. Its cause is logged already. */
export class PageFailed extends Error {
	override name = "PageFailed";
}

export type PageMaker = {
	render: Render;
	/** Returns the number of changes until now; undefined while none reach us. */
	countChanges: () => number | undefined;
	/** The origin of every page's address, whichever host name was requested: all share one cached page. */
	siteUrl: string;
	limit: PageLimit;
	/** Whether the process is overloaded: it then renders no page, but still serves cached ones. */
	isOverloaded: () => boolean;
};

/**
 * Makes the page of an address (path and query) for everyone, without any data of the visitor. @throws Overloaded
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

/** Renders one visitor's page, never cached: for a form (`.data` or plain) or a personal address. @throws OverLimit */
export async function makePersonalPage(maker: PageMaker, request: FastifyRequest): Promise<Page> {
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
