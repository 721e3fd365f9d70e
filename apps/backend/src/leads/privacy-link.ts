import { timingSafeEqual } from "node:crypto";
import * as z from "zod";
import { digestFor, type PersonalKeys } from "#backend/personal/keys.ts";

/** As long as the data is kept, roughly: taking a consent back stays as easy as giving it was. */
const LIFE_SECONDS = 183 * 86_400;
/** A number may be somebody else's soon, and a letter lies about: what was left is shown to who has just asked for the link. */
const SHOWS_SECONDS = 86_400;

/** `at`: when it was sent, in milliseconds; earlier ones did not say it, and it follows from when they end. */
const Said = z.object({ lookup: z.string(), exp: z.int(), at: z.int().optional() });

export type PrivacyLink = {
	/** HMAC of the contact. */
	lookup: string;
	sentAt: Date;
	/** Whether it still shows what stands under the contact; else it only takes back and deletes. */
	shows: boolean;
};

/** What a link holds that is sent to a contact: whoever has it may see, take back and delete what stands under that contact. */
export function signPrivacyLink(keys: PersonalKeys, { lookup, now }: { lookup: string; now: Date }): string {
	const exp = Math.floor(now.getTime() / 1000) + LIFE_SECONDS;
	const body = Buffer.from(JSON.stringify({ lookup, exp, at: now.getTime() })).toString("base64url");
	return `${body}.${signatureOf(keys, body)}`;
}

/** Undefined for what we did not sign, and for what ran out. Whether it was ended before its time only the database knows. */
export function readPrivacyLink(keys: PersonalKeys, link: string, now: Date): PrivacyLink | undefined {
	const [body = "", signature = "", ...more] = link.split(".");
	const right = Buffer.from(signatureOf(keys, body));
	const given = Buffer.from(signature);
	if (more.length > 0 || given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
	const { lookup, exp, at } = Said.parse(JSON.parse(Buffer.from(body, "base64url").toString("utf8")));
	if (exp * 1000 <= now.getTime()) return undefined;
	const sentAt = new Date(at ?? (exp - LIFE_SECONDS) * 1000);
	return { lookup, sentAt, shows: now.getTime() < sentAt.getTime() + SHOWS_SECONDS * 1000 };
}

function signatureOf(keys: PersonalKeys, body: string): string {
	return digestFor(keys, "privacy-link", body);
}
