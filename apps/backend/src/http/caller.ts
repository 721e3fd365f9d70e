import { createHash, timingSafeEqual } from "node:crypto";
import { isIP, isIPv6 } from "node:net";
import { VISITOR_ADDRESS_HEADER } from "@uchit/contract/visitor.ts";
import type { FastifyRequest } from "fastify";

/** Whether the caller is one of our own programs: it shows BACKEND_KEY as a bearer token. */
export function isOurOwn(request: FastifyRequest, key: string): boolean {
	const token = request.headers.authorization?.match(/^bearer (.+)$/i)?.[1];
	return token !== undefined && isSameSecret(token, key);
}

/**
 * Whom a limit counts: the caller's address, or the visitor's that one of our own programs asks for. Of IPv6 the first half:
 * the second is a household's to choose.
 */
export function visitorKey(request: FastifyRequest, key: string): string {
	const told = request.headers[VISITOR_ADDRESS_HEADER];
	const isBelieved = typeof told === "string" && isIP(told) !== 0 && isOurOwn(request, key);
	return toNetwork(isBelieved ? told : request.ip);
}

function toNetwork(address: string): string {
	const plain = address.replace(/^::ffff:(?=\d+\.)/i, "").split("%")[0] ?? "";
	if (!isIPv6(plain)) return plain;
	// Written in the one short form that an address in a URL has.
	const [head = "", tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split("::");
	const before = head.split(":").filter(Boolean);
	const after = (tail ?? "").split(":").filter(Boolean);
	const zeros = Array.from({ length: 8 - before.length - after.length }, () => "0");
	return `${[...before, ...zeros, ...after].slice(0, 4).join(":")}::/64`;
}

/** Compared in a time that tells nothing of where they differ. */
export function isSameSecret(given: string, right: string): boolean {
	return timingSafeEqual(sha256(given), sha256(right));
}

/** Digests have one length, which the comparison needs. */
function sha256(text: string): Buffer {
	return createHash("sha256").update(text).digest();
}
