import { timingSafeEqual } from "node:crypto";
import * as z from "zod";
import { digestFor, type PersonalKeys } from "#backend/personal/keys.ts";

/** As long as the data is kept, roughly: taking a consent back stays as easy as giving it was. */
const LIFE_SECONDS = 183 * 86_400;

const Said = z.object({ lookup: z.string(), exp: z.int() });

/** What a link holds that is sent to a contact: whoever has it may see, take back and delete what stands under that contact. */
export function signPrivacyLink(keys: PersonalKeys, { lookup, now }: { lookup: string; now: Date }): string {
	const exp = Math.floor(now.getTime() / 1000) + LIFE_SECONDS;
	const body = Buffer.from(JSON.stringify({ lookup, exp })).toString("base64url");
	return `${body}.${signatureOf(keys, body)}`;
}

/** The HMAC of the contact; undefined for what we did not sign, and for what ran out. */
export function readPrivacyLink(keys: PersonalKeys, link: string, now: Date): string | undefined {
	const [body = "", signature = "", ...more] = link.split(".");
	const right = Buffer.from(signatureOf(keys, body));
	const given = Buffer.from(signature);
	if (more.length > 0 || given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
	const { lookup, exp } = Said.parse(JSON.parse(Buffer.from(body, "base64url").toString("utf8")));
	return exp > now.getTime() / 1000 ? lookup : undefined;
}

function signatureOf(keys: PersonalKeys, body: string): string {
	return digestFor(keys, "privacy-link", body);
}
