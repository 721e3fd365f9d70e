import type { SignUpDraft } from "@uchit/contract/internal-auth.ts";
import { expect, test } from "vitest";
import { readDraft, toDraftCookie } from "./sign-up-draft.server.ts";

const DRAFT: SignUpDraft = {
	name: "आशा राव",
	ageBand: "under-18",
	language: "hi",
	consents: [{ purpose: "account", recipient: "site", noticeVersion: "2026-11-21", language: "hi" }],
	guardian: { contact: { kind: "phone", value: "+91 98765 43210" }, token: "a token" },
};

test.each([true, false])("the answers are read back from their cookie (https: %s)", (isSecure) => {
	const cookie = toDraftCookie(DRAFT, isSecure);
	expect(cookie.endsWith(`; Max-Age=3600; Path=/; HttpOnly${isSecure ? "; Secure" : ""}; SameSite=Lax`)).toBe(true);
	expect(readDraft(`a=b; ${cookie.split(";")[0]}; c=d`, isSecure)).toEqual(DRAFT);
	expect(readDraft(cookie.split(";")[0], !isSecure)).toBeUndefined();
	expect(toDraftCookie(undefined, isSecure)).toContain("sign-up-wish=; Max-Age=0;");
});

test.each([
	undefined,
	null,
	"",
	"sign-up-wish=",
	"sign-up-wish=%",
	"sign-up-wish=e30",
	"sign-up-wish=bnVsbA",
	"sign-up-wish=AA; x=1",
])("%j holds no draft", (header) => {
	expect(readDraft(header, false)).toBeUndefined();
});

test("a cookie too large for browsers is not created", () => {
	const consents = DRAFT.consents.flatMap((consent) =>
		Array.from({ length: 20 }, () => ({ ...consent, recipient: "x".repeat(200) })),
	);
	expect(() => toDraftCookie({ ...DRAFT, consents }, true)).toThrow("too long");
});
