import { VISITOR_ADDRESS_HEADER } from "@uchit/contract/visitor.ts";
import type { FastifyRequest } from "fastify";
import { type Page, type Rendered, toPage } from "#server/pages/page.ts";
import { splitTarget } from "#server/pages/page-address.ts";
import type { PageLimit } from "#server/pages/page-limit.ts";
import { Overloaded, type Turn } from "#server/pages/queue.ts";
import { isHttps, type ToPolicy } from "#server/security.ts";
import { visitorAddress } from "#server/visitor-address.ts";
import type { Render } from "./render.ts";
import type { Requester } from "./requester.ts";

/** A page could not be made, not even an error page. Its cause is logged already. */
export class PageFailed extends Error {
	override name = "PageFailed";
}

export type PageMaker = {
	render: Render;
	/** What a page may know of the visitor who asks for it, where it is theirs alone. */
	requesterOf: (request: FastifyRequest) => Requester;
	/** The origin of every page's address, whatever name the visitor used: a page is kept for all of them. */
	siteUrl: string;
	toPolicy: ToPolicy;
	/** What one visitor may have made, and in which turn. */
	limit: PageLimit;
	/** Resolves when those who have just arrived are in. */
	room: () => Promise<void>;
	/** The process is late with everything: no page is begun, the kept ones are still shown. */
	isOverloaded: () => boolean;
};

/**
 * Makes the page of an address (path and query) for everyone: it is given nothing of the visitor.
 * @throws Overloaded
 * @throws PageFailed
 */
export async function makeSharedPage(maker: PageMaker, request: FastifyRequest, address: string): Promise<Page> {
	if (maker.isOverloaded()) throw new Overloaded(`no time to render ${address}`);
	try {
		const turn = { whose: maker.limit.whose(request), what: address };
		const rendered = await inTurn(maker, turn, () => maker.render(maker.siteUrl + address));
		if (rendered.headers.has("set-cookie"))
			throw new Error("a page is the same for everyone, so it cannot set a cookie");
		return await toPage(rendered, maker.toPolicy);
	} catch (error) {
		if (error instanceof Overloaded) throw error;
		request.log.error({ err: error, address }, "the page could not be made");
		throw new PageFailed("the page could not be made", { cause: error });
	}
}

/** Answers a form, sent with JavaScript (`.data`) or without, or a personal address: one visitor's own page, never kept. @throws OverLimit */
export async function makeOwnPage(maker: PageMaker, request: FastifyRequest): Promise<Page> {
	maker.limit.admit(request);
	const { path, query } = splitTarget(request.url);
	const origin = `${isHttps(request) ? "https" : "http"}://${request.headers.host ?? ""}`;
	const headers = toFetchHeaders(request.headers);
	headers.set(VISITOR_ADDRESS_HEADER, visitorAddress(request) ?? "");
	const init = {
		method: request.method,
		headers,
		...(request.body instanceof Uint8Array && { body: Uint8Array.from(request.body) }),
	};
	const render = () => maker.render(`${origin}${path}?${query}`, init, maker.requesterOf(request));
	const rendered = await inTurn(maker, { whose: maker.limit.whose(request) }, render);
	rendered.headers.set("cache-control", "no-store");
	return toPage(rendered, maker.toPolicy);
}

function inTurn({ limit, room }: PageMaker, turn: Turn, render: () => Promise<Rendered>): Promise<Rendered> {
	return limit.queue.run(async () => {
		await room();
		return render();
	}, turn);
}

function toFetchHeaders(headers: FastifyRequest["headers"]): Headers {
	const result = new Headers();
	for (const [name, value] of Object.entries(headers)) {
		for (const one of [value ?? []].flat()) result.append(name, one);
	}
	return result;
}
