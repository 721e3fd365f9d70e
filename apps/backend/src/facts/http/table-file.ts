import type { FileHandle } from "node:fs/promises";
import { createGunzip } from "node:zlib";
import type { OpenFormat, OpenTable } from "@uchit/contract/data.ts";
import { matchesEtag } from "@uchit/pictures/matches-etag.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Unavailable } from "#backend/errors.ts";
import { openTableFile } from "#backend/facts/queries/open-files.ts";
import { rangeOf } from "#backend/http/range.ts";

const TYPES = {
	csv: "text/csv; charset=utf-8",
	json: "application/json; charset=utf-8",
	parquet: "application/vnd.apache.parquet",
} as const;
const GZIP = "application/gzip";
const MAKING_SECONDS = 60;

type TableFileRequest = { folder: string; table: OpenTable; format: OpenFormat };

/**
 * Sends a table's file from disk: with Content-Encoding to clients that take gzip, as a gzip file to those that accept
 * `application/gzip`, and unpacked to all others, who get no ranges. Parquet is sent unchanged. Throws Unavailable
 * until the file is made.
 */
export async function sendTableFile(
	request: FastifyRequest,
	reply: FastifyReply,
	{ folder, table, format }: TableFileRequest,
): Promise<FastifyReply> {
	const file = await openTableFile(folder, table, format);
	if (file === undefined) {
		reply.header("retry-after", MAKING_SECONDS);
		throw new Unavailable("The file of this table is being made. Try again in a minute.");
	}
	const form = format === "parquet" ? "own" : negotiateEncoding(request);
	const { size, mtime } = await file.stat();
	const tag = `${size.toString(36)}-${mtime.getTime().toString(36)}`;
	const validators = {
		etag: form === "plain" || form === "own" ? `"${tag}"` : `"${tag}-gzip"`,
		"last-modified": mtime.toUTCString(),
	};
	reply.headers({
		...validators,
		vary: "accept, accept-encoding",
		"cache-control": "public, max-age=0, must-revalidate",
	});
	if (isFresh(request, validators)) return close(file, reply.code(304));
	reply.type(form === "file" ? GZIP : TYPES[format]);
	reply.header("content-disposition", `attachment; filename="${table}.${format}"`);
	if (form === "plain") return sendPlain(request, reply, file);
	if (form === "encoded") reply.header("content-encoding", "gzip");
	return sendPart(request, reply, { file, size, validators: Object.values(validators) });
}

function sendPlain({ method }: FastifyRequest, reply: FastifyReply, file: FileHandle) {
	// A HEAD request gets no body, so nothing is unpacked.
	if (method === "HEAD") return close(file, reply);
	const bytes = file.createReadStream();
	const plain = createGunzip();
	bytes.on("error", (error) => plain.destroy(error));
	plain.on("close", () => bytes.destroy());
	return reply.send(bytes.pipe(plain));
}

type OpenedFile = { file: FileHandle; size: number; validators: readonly string[] };

function sendPart({ headers }: FastifyRequest, reply: FastifyReply, { file, size, validators }: OpenedFile) {
	reply.header("accept-ranges", "bytes");
	const range = rangeOf(headers, { size, validators });
	if (range === "unsatisfiable") {
		reply.removeHeader("content-encoding");
		return close(file, reply.code(416).header("content-range", `bytes */${size}`));
	}
	const { start, end } = range ?? { start: 0, end: size - 1 };
	if (range !== undefined) reply.code(206).header("content-range", `bytes ${start}-${end}/${size}`);
	reply.header("content-length", end - start + 1);
	return reply.send(file.createReadStream({ start, end }));
}

async function close(file: FileHandle, reply: FastifyReply): Promise<FastifyReply> {
	await file.close();
	return reply.send();
}

type Validators = { etag: string; "last-modified": string };

function isFresh({ headers }: FastifyRequest, validators: Validators): boolean {
	const { "if-none-match": tags, "if-modified-since": since } = headers;
	if (tags !== undefined) return matchesEtag(tags, validators.etag);
	return since !== undefined && Date.parse(since) >= Date.parse(validators["last-modified"]);
}

function negotiateEncoding({ headers }: FastifyRequest): "file" | "encoded" | "plain" {
	if (headers.accept === GZIP) return "file";
	const accepted = String(headers["accept-encoding"] ?? "");
	return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(accepted) ? "encoded" : "plain";
}
