import { timingSafeEqual } from "node:crypto";
import { digestFor, type PersonalKeys } from "./keys.ts";

/**
 * Reads a link, `<body>.<HMAC in hex>`, of a letter that left before links were JSON web tokens (22 November 2026). No new one is
 * signed like this, but a stop link never expires and a privacy link lives half a year. Undefined for a link that is not ours.
 */
export function readEarlierLink(keys: PersonalKeys, purpose: string, link: string): string | undefined {
	const [body = "", signature = "", ...more] = link.split(".");
	const right = Buffer.from(digestFor(keys, purpose, body));
	const given = Buffer.from(signature);
	return more.length === 0 && given.length === right.length && timingSafeEqual(given, right) ? body : undefined;
}
