import { createReadStream } from "node:fs";
import { matchesEtag } from "@uchit/pictures/matches-etag.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { ContentError } from "#backend/content/errors.ts";
import { isRaster } from "#backend/content/files/kind.ts";
import { type ByteRange, rangeOf } from "#backend/http/range.ts";

export type AssetBody = { kind: "made"; bytes: Buffer } | { kind: "file"; path: string; size: number };

export type Asset = {
	body: AssetBody;
	type: string;
	etag: string;
	filename: string;
	isDownload: boolean;
	isPublic: boolean;
};

/** The bytes of a file never change, but it may stop being public. */
const PUBLIC_CACHE = "public, max-age=3600, must-revalidate";
const OWN_CACHE = "private, no-cache";
/** Nothing in a file may run, whatever type a browser takes it for. */
const POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

export function sendAsset(request: FastifyRequest, reply: FastifyReply, asset: Asset): FastifyReply {
	const { body, type, etag, isPublic } = asset;
	reply.headers({
		etag,
		"cache-control": isPublic ? PUBLIC_CACHE : OWN_CACHE,
		"content-security-policy": POLICY,
		"x-content-type-options": "nosniff",
	});
	if (matchesEtag(request.headers["if-none-match"], etag)) return reply.code(304).send();
	reply.type(type).header("content-disposition", dispositionOf(asset));
	if (body.kind === "made") return reply.send(body.bytes);
	reply.header("accept-ranges", "bytes");
	return sendFile(reply, body, rangeOfFile(request, body.size, etag));
}

function sendFile(
	reply: FastifyReply,
	{ path, size }: { path: string; size: number },
	range?: ByteRange,
): FastifyReply {
	if (range === undefined) return reply.header("content-length", size).send(createReadStream(path));
	const { start, end } = range;
	reply.code(206).headers({ "content-range": `bytes ${start}-${end}/${size}`, "content-length": end - start + 1 });
	return reply.send(createReadStream(path, range));
}

function rangeOfFile({ headers }: FastifyRequest, size: number, etag: string): ByteRange | undefined {
	const range = rangeOf(headers, { size, validators: [etag] });
	if (range !== "unsatisfiable") return range;
	throw new ContentError("RANGE_NOT_SATISFIABLE", "Range not satisfiable.", { range: headers.range });
}

/** Only raster pictures are shown inline; anything else, above all an SVG, is a download. */
function dispositionOf({ type, filename, isDownload }: Asset): string {
	const kind = isRaster(type) && !isDownload ? "inline" : "attachment";
	const plain = filename.replaceAll(/[^\x20-\x7e]|["\\%]/g, "_");
	const encoded = encodeURIComponent(filename).replaceAll(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
	return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
