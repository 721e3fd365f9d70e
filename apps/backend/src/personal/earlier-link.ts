import { timingSafeEqual } from "node:crypto";
import { digestFor, type PersonalKeys } from "./keys.ts";

/**
 * Reads a link, `<body>.<HMAC in hex>`, sent before links were JSON web tokens (22 November 2026). Stop links never expire and privacy
 * links live half a year. Undefined if the link is not ours.
 */
export function readEarlierLink(keys: PersonalKeys, purpose: string, link: string): string | undefined {
	const [body = "", signature = "", ...more] = link.split(".");
	const right = Buffer.from(digestFor(keys, purpose, body));
	const signatureBytes = Buffer.from(signature);
	return more.length === 0 && signatureBytes.length === right.length && timingSafeEqual(signatureBytes, right)
		? body
		: undefined;
}
