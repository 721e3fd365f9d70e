import * as z from "zod";
import type { Env } from "#backend/env.ts";
import { readEarlierLink } from "#backend/personal/earlier-link.ts";
import type { Personal, PersonalKeys } from "#backend/personal/keys.ts";
import { tokens } from "#backend/platform/signed-token.ts";
import type { LinkFor } from "./queries/retention.ts";

/** The page on which somebody sees who has their data, for whoever holds the link. */
export function privacyLinkFor({ SITE_URL }: Env, { keys, now }: Personal): LinkFor {
	const site = SITE_URL.replace(/\/+$/, "");
	return async (lookup, language) => {
		const link = await signPrivacyLink(keys, { lookup, now });
		return `${site}${language === "hi" ? "/hi" : ""}/account/privacy?link=${encodeURIComponent(link)}`;
	};
}

/** As long as the data is kept, roughly: taking a consent back stays as easy as giving it was. */
const LIFE_SECONDS = 183 * 86_400;
/** A number may be somebody else's soon, and a letter lies about: what was left is shown to who has just asked for the link. */
const SHOWS_SECONDS = 86_400;

export type PrivacyLink = {
	/** HMAC of the contact. */
	lookup: string;
	sentAt: Date;
	/** Whether it still shows what stands under the contact; else it only takes back and deletes. */
	shows: boolean;
};

/** What a link holds that is sent to a contact: whoever has it may see, take back and delete what stands under that contact. */
export function signPrivacyLink(keys: PersonalKeys, { lookup, now }: { lookup: string; now: Date }): Promise<string> {
	return tokens.privacyLink.sign(keys.lookup, { lookup, at: now.getTime() }, { now, seconds: LIFE_SECONDS });
}

/** Undefined for what we did not sign, and for what ran out. Whether it was ended before its time only the database knows. */
export async function readPrivacyLink(keys: PersonalKeys, link: string, now: Date): Promise<PrivacyLink | undefined> {
	const verdict = await tokens.privacyLink.verify(keys.lookup, link, now);
	const claims = verdict.kind === "valid" ? verdict.claims : readEarlier(keys, link, now);
	if (claims === undefined) return undefined;
	const { lookup, at } = claims;
	return { lookup, sentAt: new Date(at), shows: now.getTime() < at + SHOWS_SECONDS * 1000 };
}

/** The first ones did not say when they were sent: it follows from when they end. */
const EarlierClaims = z.object({ lookup: z.string(), exp: z.int(), at: z.int().optional() });

function readEarlier(keys: PersonalKeys, link: string, now: Date): { lookup: string; at: number } | undefined {
	const body = readEarlierLink(keys, "privacy-link", link);
	if (body === undefined) return undefined;
	const { lookup, exp, at } = EarlierClaims.parse(JSON.parse(Buffer.from(body, "base64url").toString("utf8")));
	return exp * 1000 <= now.getTime() ? undefined : { lookup, at: at ?? (exp - LIFE_SECONDS) * 1000 };
}
