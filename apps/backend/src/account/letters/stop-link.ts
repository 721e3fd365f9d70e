import type { Env } from "#backend/env.ts";
import { readEarlierLink } from "#backend/personal/earlier-link.ts";
import type { PersonalKeys } from "#backend/personal/keys.ts";
import { tokens } from "#backend/platform/signed-token.ts";

export type Letters = "shortlist" | "exams";

const TOKENS = { shortlist: tokens.stopLink, exams: tokens.examStopLink };

type Site = Pick<Env, "SITE_URL">;

/** Returns the link that stops the letters without signing in. It does not expire. */
export async function stopAddress(
	{ SITE_URL }: Site,
	keys: PersonalKeys,
	{ stopId, language, letters = "shortlist" }: { stopId: string; language: "en" | "hi"; letters?: Letters },
): Promise<string> {
	const link = await TOKENS[letters].sign(keys.lookup, { stopId });
	return `${siteAddress({ SITE_URL }, "/shortlist/stop", language)}?link=${link}`;
}

export function siteAddress({ SITE_URL }: Site, path: string, language: "en" | "hi"): string {
	return `${SITE_URL.replace(/\/+$/, "")}${language === "hi" ? "/hi" : ""}${path}`;
}

const STOP_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Reads a stop link; undefined if we did not sign it. */
export async function readStopLink(
	keys: PersonalKeys,
	link: string,
): Promise<{ letters: Letters; stopId: string } | undefined> {
	for (const letters of ["shortlist", "exams"] as const) {
		const verdict = await TOKENS[letters].verify(keys.lookup, link);
		if (verdict.kind === "valid") return { letters, stopId: verdict.claims.stopId };
	}
	const stopId = readEarlierLink(keys, "shortlist-letters", link);
	return stopId !== undefined && STOP_ID.test(stopId) ? { letters: "shortlist", stopId } : undefined;
}
