import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyRequest } from "fastify";

/** Whether the caller is one of our own programs: it shows BACKEND_KEY as a bearer token. */
export function isOurOwn(request: FastifyRequest, key: string): boolean {
	const token = request.headers.authorization?.match(/^bearer (.+)$/i)?.[1];
	return token !== undefined && timingSafeEqual(sha256(token), sha256(key));
}

/** Digests have one length, which the comparison needs. */
function sha256(text: string): Buffer {
	return createHash("sha256").update(text).digest();
}
