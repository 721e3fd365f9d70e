import { VISITOR_ADDRESS_HEADER } from "@uchit/contract/visitor.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { chooseEncoding } from "#server/pages/compression.ts";
import { sendPlainPage } from "#server/pages/plain-page.ts";
import { visitorAddress } from "#server/visitor-address.ts";

const CONDITIONAL_HEADERS = ["if-none-match", "if-modified-since", "if-range", "range"];
const ANSWERED = [
	"accept-ranges",
	"cache-control",
	"content-disposition",
	"content-length",
	"content-range",
	"etag",
	"last-modified",
];
const TYPES = new Map([
	["csv", "text/csv; charset=utf-8"],
	["json", "application/json; charset=utf-8"],
	["parquet", "application/vnd.apache.parquet"],
]);
const EMPTY_BODY = Buffer.alloc(0);

type Backend = { url: string; key: string };

/**
 * `/data/rankings.csv`: passes on the backend's file of a whole table. The backend limits a visitor's simultaneous
 * downloads.
 */
export function registerDownloads(app: FastifyInstance, { url, key }: Backend): void {
	app.get<{ Params: { table: string; format: string } }>(
		"/data/:table.:format(^csv|json|parquet$)",
		async (request, reply) => {
			const { table, format } = request.params;
			const isPacked =
				format !== "parquet" &&
				chooseEncoding(request.headers["accept-encoding"], { identity: EMPTY_BODY, gzip: EMPTY_BODY }) === "gzip";
			const leaving = new AbortController();
			reply.raw.once("close", () => leaving.abort());
			const address = `${url}/v1/data/${encodeURIComponent(table)}.${encodeURIComponent(format)}`;
			const answer = await fetch(address, {
				method: request.method,
				headers: toHeaders(request, { key, isPacked }),
				signal: leaving.signal,
			}).catch((error: unknown) => {
				request.log.error({ err: error, table }, "a table could not be passed on");
				return undefined;
			});
			if (answer === undefined) return sendPlainPage(reply, 503);
			const isFile = answer.ok || answer.status === 304 || answer.status === 416;
			if (!isFile) return refuse(reply, answer);
			for (const name of ANSWERED) {
				const value = answer.headers.get(name);
				if (value !== null) reply.header(name, value);
			}
			reply.header("vary", "accept-encoding");
			if (answer.ok) reply.type(TYPES.get(format) ?? "application/octet-stream");
			if (answer.ok && isPacked) reply.header("content-encoding", "gzip");
			return reply.code(answer.status).send(answer.body ?? "");
		},
	);
}

/** `fetch` unpacks bodies with Content-Encoding, but not packed files. */
function toHeaders(request: FastifyRequest, { key, isPacked }: { key: string; isPacked: boolean }): Headers {
	const headers = new Headers({
		accept: isPacked ? "application/gzip" : "*/*",
		"accept-encoding": "identity",
		authorization: `Bearer ${key}`,
	});
	for (const name of CONDITIONAL_HEADERS) {
		const value = request.headers[name];
		if (typeof value === "string") headers.set(name, value);
	}
	const address = visitorAddress(request);
	if (address !== undefined) headers.set(VISITOR_ADDRESS_HEADER, address);
	return headers;
}

async function refuse(reply: FastifyReply, answer: Response): Promise<FastifyReply> {
	await answer.body?.cancel();
	const { status } = answer;
	if (status === 429) return sendPlainPage(reply.header("retry-after", answer.headers.get("retry-after") ?? "30"), 429);
	if (status < 500) return sendPlainPage(reply, 404);
	return sendPlainPage(reply.header("retry-after", answer.headers.get("retry-after") ?? "60"), 503, "file");
}
