import type { IncomingHttpHeaders } from "node:http";
import { MAX_DOCUMENT_BYTES } from "@uchit/contract/document.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Analytics } from "#app/platform/analytics.ts";
import { openPolicyForAnalytics } from "#server/analytics.ts";
import type { Misses } from "#server/misses.ts";
import { bodyOf } from "#server/pages/compression.ts";
import { makePersonalPage, makeSharedPage, type PageMaker } from "#server/pages/make-page.ts";
import { chooseAnswer } from "#server/pages/page.ts";
import { createPageAddresses, type PageAddresses } from "#server/pages/page-address.ts";
import type { Site } from "#server/site.ts";
import type { SiteMetrics } from "#server/site-metrics.ts";
import type { PageCache, ServedPage } from "./page-cache.ts";
import type { Requester } from "./requester.ts";

type PagesOptions = {
	site: Site;
	maker: PageMaker;
	/** Absent in development, where every request renders its page. */
	cache: PageCache | undefined;
	analytics: Analytics | undefined;
	noteMiss: Misses["note"];
	requesterOf: (request: FastifyRequest) => Requester;
	metrics: Pick<SiteMetrics, "countAnswer">;
};

/** Forms with a file, in both languages; other bodies have the limit of a megabyte. */
const UPLOADS = ["/college/:slug/fees/send", "/hi/college/:slug/fees/send"];
/** A slightly too large file is read, and the form reports it; a far larger one is cut off. */
const MAX_UPLOAD_BYTES = 2 * MAX_DOCUMENT_BYTES;

/** Registers every address that is not a file: reads use the page cache, writes bypass it. */
export function registerPages(app: FastifyInstance, options: PagesOptions): void {
	const { site, maker, cache, analytics, requesterOf, noteMiss, metrics } = options;
	const addressesOf = createAddressesSource(site);
	const send = async (request: FastifyRequest, reply: FastifyReply, served: ServedPage) => {
		reply.headers(served.page.headers);
		const isHtml = String(reply.getHeader("content-type")).startsWith("text/html");
		const isOwn =
			isHtml &&
			(await openPolicyForAnalytics(request, reply, { analytics, requesterOf, addresses: await addressesOf() }));
		return sendPage(reply, served, isOwn ? { ...request.headers, "if-none-match": undefined } : request.headers);
	};
	const ownPage = async (request: FastifyRequest): Promise<ServedPage> => ({
		page: await makePersonalPage(maker, request),
		state: "miss",
	});

	app.get("/*", async (request, reply) => {
		const address = (await addressesOf()).parse(request.url);
		if (address.kind === "moved") return reply.code(308).header("location", address.location).send();
		if (address.kind === "personal") return send(request, reply, await ownPage(request));
		const make = () => makeSharedPage(maker, request, address.key);
		const requester = maker.limit.requesterOf(request, address.key);
		const served = cache
			? await cache.get(address.key, make, requester)
			: { page: await make(), state: "miss" as const };
		metrics.countAnswer(served.state);
		noteMiss(served.page, request);
		return send(request, reply, served);
	});

	// React Router parses the bodies.
	app.removeAllContentTypeParsers();
	app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
	const take = async (request: FastifyRequest, reply: FastifyReply) => send(request, reply, await ownPage(request));
	for (const url of UPLOADS) app.post(url, { bodyLimit: MAX_UPLOAD_BYTES }, take);
	app.route({ method: ["POST", "PUT", "PATCH", "DELETE"], url: "/*", handler: take });
}

/** A built site's addresses never change; in development they may. */
function createAddressesSource(site: Site): () => PageAddresses | Promise<PageAddresses> {
	if (site.kind === "development") return async () => createPageAddresses((await site.getBuild()).entry.module.PAGES);
	const addresses = createPageAddresses(site.pages);
	return () => addresses;
}

async function sendPage(
	reply: FastifyReply,
	{ page, state }: ServedPage,
	headers: IncomingHttpHeaders,
): Promise<FastifyReply> {
	const { encoding, entityTag, isKnown } = chooseAnswer(page, {
		acceptEncoding: headers["accept-encoding"],
		ifNoneMatch: headers["if-none-match"],
	});
	reply.header("etag", entityTag);
	reply.header("x-cache", state);
	reply.header("server-timing", state === "miss" ? `render;dur=${page.renderMs.toFixed(1)}` : `cache;desc=${state}`);
	if (isKnown) return reply.code(304).send();
	const body = await bodyOf(page.variants, encoding);
	if (encoding !== "identity") reply.header("content-encoding", encoding);
	return reply.code(page.status).send(body);
}
