import { timingSafeEqual } from "node:crypto";
import type { Env } from "#backend/env.ts";
import { digestFor, type PersonalKeys } from "#backend/personal/keys.ts";

type Site = Pick<Env, "SITE_URL">;

/** Where whoever holds the letter stops the letters, without signing in. It does not run out. */
export function stopAddress(
	{ SITE_URL }: Site,
	keys: PersonalKeys,
	{ stopId, language }: { stopId: string; language: "en" | "hi" },
): string {
	const link = encodeURIComponent(`${stopId}.${signatureOf(keys, stopId)}`);
	return `${siteAddress({ SITE_URL }, "/shortlist/stop", language)}?link=${link}`;
}

export function siteAddress({ SITE_URL }: Site, path: string, language: "en" | "hi"): string {
	return `${SITE_URL.replace(/\/+$/, "")}${language === "hi" ? "/hi" : ""}${path}`;
}

const STOP_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What a link names; undefined for what we did not sign. */
export function readStopLink(keys: PersonalKeys, link: string): string | undefined {
	const [stopId = "", signature = "", ...more] = link.split(".");
	const right = Buffer.from(signatureOf(keys, stopId));
	const given = Buffer.from(signature);
	const isOurs = more.length === 0 && given.length === right.length && timingSafeEqual(given, right);
	return isOurs && STOP_ID.test(stopId) ? stopId : undefined;
}

function signatureOf(keys: PersonalKeys, stopId: string): string {
	return digestFor(keys, "shortlist-letters", stopId);
}
