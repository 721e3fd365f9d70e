import { TRANSFORM_PARAMETERS } from "@uchit/contract/image.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ASSET_ID } from "#server/images/source.ts";
import { sendPlainPage } from "#server/pages/plain-page.ts";
import { NOTHING_ALLOWED_POLICY } from "#server/security.ts";

/** With a preset of Directus. A person's token must not be in an address of the site. */
const PARAMETERS = [...TRANSFORM_PARAMETERS, "key"];
/** The token of a draft's link, which lets our own content system show the draft's files. */
const PREVIEW = "preview";
const FORWARDED_HEADERS = ["accept", "if-none-match", "if-modified-since", "if-range", "range"];
const ANSWERED = [
	"accept-ranges",
	"cache-control",
	"content-disposition",
	"content-length",
	"content-range",
	"content-type",
	"etag",
	"last-modified",
	"vary",
];

/** The key is only sent to our own content system, which limits anonymous requests. */
type Content = { url: string; key: string | undefined };

/** `/assets/{id}`: passes on a public file of the content system (spec 7.42), without the visitor's cookies. */
export function registerAssetProxy(app: FastifyInstance, { url, key }: Content): void {
	app.get<{ Params: { id: string }; Querystring: Record<string, string> }>(
		`/assets/:id(^${ASSET_ID}$)`,
		async (request, reply) => {
			const address = new URL(`${url}/assets/${request.params.id}`);
			for (const name of key === undefined ? PARAMETERS : [...PARAMETERS, PREVIEW]) {
				const value = request.query[name];
				if (typeof value === "string") address.searchParams.set(name, value);
			}
			const headers = toHeaders(request, key);
			const answer = await fetchAsset(address, { headers, request, reply });
			if (answer === undefined) return sendPlainPage(reply, 503);
			return sendAsset(answer, reply);
		},
	);
}

function toHeaders(request: FastifyRequest, key: string | undefined): Headers {
	const headers = new Headers({ "accept-encoding": "identity" });
	if (key !== undefined) headers.set("authorization", `Bearer ${key}`);
	for (const name of FORWARDED_HEADERS) {
		const value = request.headers[name];
		if (typeof value === "string") headers.set(name, value);
	}
	return headers;
}

type Passing = { headers: Headers; request: FastifyRequest; reply: FastifyReply };

async function fetchAsset(address: URL, { headers, request, reply }: Passing): Promise<Response | undefined> {
	const leaving = new AbortController();
	reply.raw.once("close", () => leaving.abort());
	try {
		const answer = await fetch(address, {
			method: request.method,
			headers,
			redirect: "manual",
			signal: leaving.signal,
		});
		if (answer.status === 304 || (answer.status !== 0 && (answer.status < 300 || answer.status >= 400))) return answer;
		throw new Error("The content system answered with a redirect.");
	} catch (error) {
		// Logged without its parameters, which may contain a valid token.
		request.log.error(
			{ err: error, address: `${address.origin}${address.pathname}` },
			"a file of the content system could not be passed on",
		);
		return undefined;
	}
}

async function sendAsset(answer: Response, reply: FastifyReply): Promise<FastifyReply> {
	const { status, body, headers } = answer;
	if (status >= 400 && status !== 416) {
		await body?.cancel();
		return sendPlainPage(reply, status >= 500 ? 503 : status);
	}
	for (const name of ANSWERED) {
		const value = headers.get(name);
		if (value !== null) reply.header(name, value);
	}
	// A foreign content system may have any file; none may run on our origin.
	reply.header("content-security-policy", `${NOTHING_ALLOWED_POLICY}; sandbox`);
	if (!/^image\/(jpeg|png|webp|avif|gif)$/.test(headers.get("content-type") ?? "") && status !== 304) {
		reply.header("content-disposition", "attachment");
	}
	return reply.code(status).send(body ?? "");
}
