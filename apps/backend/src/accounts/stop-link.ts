import type { Env } from "#backend/env.ts";
import { readEarlierLink } from "#backend/personal/earlier-link.ts";
import type { PersonalKeys } from "#backend/personal/keys.ts";
import { tokens } from "#backend/platform/signed-token.ts";

type Site = Pick<Env, "SITE_URL">;

/** Where whoever holds the letter stops the letters, without signing in. It does not run out. */
export async function stopAddress(
	{ SITE_URL }: Site,
	keys: PersonalKeys,
	{ stopId, language }: { stopId: string; language: "en" | "hi" },
): Promise<string> {
	const link = await tokens.stopLink.sign(keys.lookup, { stopId });
	return `${siteAddress({ SITE_URL }, "/shortlist/stop", language)}?link=${link}`;
}

export function siteAddress({ SITE_URL }: Site, path: string, language: "en" | "hi"): string {
	return `${SITE_URL.replace(/\/+$/, "")}${language === "hi" ? "/hi" : ""}${path}`;
}

const STOP_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What a link names; undefined for what we did not sign. */
export async function readStopLink(keys: PersonalKeys, link: string): Promise<string | undefined> {
	const verdict = await tokens.stopLink.verify(keys.lookup, link);
	if (verdict.kind === "valid") return verdict.claims.stopId;
	const stopId = readEarlierLink(keys, "shortlist-letters", link);
	return stopId !== undefined && STOP_ID.test(stopId) ? stopId : undefined;
}
