import { createHash, timingSafeEqual } from "node:crypto";
import { isIP } from "node:net";
import { networkOf } from "@uchit/contract/network.ts";
import { VISITOR_ADDRESS_HEADER } from "@uchit/contract/visitor.ts";
import type { FastifyRequest } from "fastify";

/** Whether the caller is one of our own programs: it shows BACKEND_KEY as a bearer token. */
export function isOurProgram({ headers }: Pick<FastifyRequest, "headers">, key: string): boolean {
	const token = headers.authorization?.match(/^bearer (.+)$/i)?.[1];
	return token !== undefined && isSameSecret(token, key);
}

/**
 * Returns the key that a limit counts by: the caller's network (behind TRUSTED_PROXIES, the one that they name), or that of the
 * visitor for whom one of our own programs asks.
 */
export function visitorKey(request: FastifyRequest, key: string): string {
	return networkOf(visitorAddressOf(request, key));
}

export function visitorAddressOf(request: FastifyRequest, key: string): string {
	const header = request.headers[VISITOR_ADDRESS_HEADER];
	const isBelieved = typeof header === "string" && isIP(header) !== 0 && isOurProgram(request, key);
	return isBelieved ? header : request.ip;
}

/** Compares in constant time. */
export function isSameSecret(candidate: string, right: string): boolean {
	return timingSafeEqual(sha256(candidate), sha256(right));
}

/** Digests have one length, which the comparison needs. */
function sha256(text: string): Buffer {
	return createHash("sha256").update(text).digest();
}
