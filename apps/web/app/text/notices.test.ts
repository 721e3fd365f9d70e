import { createHash } from "node:crypto";
import type { ConsentPurpose } from "@uchit/contract/notices.ts";
import { ACCOUNT_NOTICE_VERSION, hasNotice, LEAD_NOTICE_VERSION } from "@uchit/contract/notices.ts";
import { expect, test } from "vitest";
import { messages as english } from "#app/platform/messages/en.ts";
import { messages as hindi } from "#app/platform/messages/hi.ts";

/** Hashes of the consent texts in both languages: changed words need a new version in the contract's list. */
const SHOWN_NOTICES = [
	{
		words: { en: ofLogin(english), hi: ofLogin(hindi) },
		version: ACCOUNT_NOTICE_VERSION,
		purpose: "account",
		hash: "48fd7c4dd47d511a",
	},
	{
		words: { en: ofLead(english), hi: ofLead(hindi) },
		version: LEAD_NOTICE_VERSION,
		purpose: "contact-by-us",
		hash: "7d2e5ffcf885643f",
	},
] as const satisfies readonly { words: object; version: string; purpose: ConsentPurpose; hash: string }[];

test.each(SHOWN_NOTICES)("the notice that asks for $purpose says what it said when it got its version", (notice) => {
	const hash = createHash("sha256").update(JSON.stringify(notice.words)).digest("hex").slice(0, 16);
	expect([notice.version, hash]).toEqual([notice.version, notice.hash]);
	expect(hasNotice(notice.purpose, notice.version)).toBe(true);
});

function ofLogin({ login: { notice, consent } }: typeof english) {
	return { notice, consent };
}

function ofLead({ lead: { notice, consent } }: typeof english) {
	return { notice, consent };
}
