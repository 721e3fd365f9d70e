import { timingSafeEqual } from "node:crypto";
import { digestFor, type PersonalKeys } from "./keys.ts";

/**
 * What a link says, `<body>.<HMAC in hex>`, of a letter that left before links were JSON web tokens (22 November 2026). None is
 * signed like this any more, but a stop link never runs out and a privacy link lives half a year. Undefined for what is not ours.
 */
export function readEarlierLink(keys: PersonalKeys, purpose: string, link: string): string | undefined {
	const [body = "", signature = "", ...more] = link.split(".");
	const right = Buffer.from(digestFor(keys, purpose, body));
	const given = Buffer.from(signature);
	return more.length === 0 && given.length === right.length && timingSafeEqual(given, right) ? body : undefined;
}
