import * as z from "zod";
import type { Env } from "#backend/env.ts";
import { readEarlierLink } from "#backend/personal/earlier-link.ts";
import type { Personal, PersonalKeys } from "#backend/personal/keys.ts";
import { tokens } from "#backend/platform/signed-token.ts";
import type { LinkFor } from "./queries/retention.ts";

export function privacyLinkFor({ SITE_URL }: Env, { keys, now }: Personal): LinkFor {
	const site = SITE_URL.replace(/\/+$/, "");
	return async (lookup, language) => {
		const link = await signPrivacyLink(keys, { lookup, now });
		return `${site}${language === "hi" ? "/hi" : ""}/account/privacy?link=${encodeURIComponent(link)}`;
	};
}

/** About as long as the data is stored, so that withdrawing a consent stays as easy as giving it. */
const LIFE_SECONDS = 183 * 86_400;
/** A link shows data for a day only: a number may change hands, and a letter may lie about. */
const SHOWS_SECONDS = 86_400;

export type PrivacyLink = {
	lookup: string;
	sentAt: Date;
	/** Whether the link still shows the contact's data; otherwise it only withdraws and deletes. */
	shows: boolean;
};

export function signPrivacyLink(keys: PersonalKeys, { lookup, now }: { lookup: string; now: Date }): Promise<string> {
	return tokens.privacyLink.sign(keys.lookup, { lookup, at: now.getTime() }, { now, seconds: LIFE_SECONDS });
}

/** Reads a link; undefined if it is not ours or has expired. Only the database knows whether it was revoked. */
export async function readPrivacyLink(keys: PersonalKeys, link: string, now: Date): Promise<PrivacyLink | undefined> {
	const verdict = await tokens.privacyLink.verify(keys.lookup, link, now);
	const claims = verdict.kind === "valid" ? verdict.claims : readEarlier(keys, link, now);
	if (claims === undefined) return undefined;
	const { lookup, at } = claims;
	return { lookup, sentAt: new Date(at), shows: now.getTime() < at + SHOWS_SECONDS * 1000 };
}

/** Early links did not contain the time they were sent: it follows from when they expire. */
const EarlierClaims = z.object({ lookup: z.string(), exp: z.int(), at: z.int().optional() });

function readEarlier(keys: PersonalKeys, link: string, now: Date): { lookup: string; at: number } | undefined {
	const body = readEarlierLink(keys, "privacy-link", link);
	if (body === undefined) return undefined;
	const { lookup, exp, at } = EarlierClaims.parse(JSON.parse(Buffer.from(body, "base64url").toString("utf8")));
	return exp * 1000 <= now.getTime() ? undefined : { lookup, at: at ?? (exp - LIFE_SECONDS) * 1000 };
}
