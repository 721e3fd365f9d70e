import { expect, test } from "vitest";
import { readVerified, toVerifiedCookie } from "./verified-contact.server.ts";

const VERIFIED = { contact: { kind: "phone", value: "+919811111111" }, token: "token" } as const;

test("a contact that is verified is read back from its cookie, which no script sees", () => {
	for (const isSecure of [true, false]) {
		const cookie = toVerifiedCookie(VERIFIED, isSecure);
		expect(cookie).toContain("HttpOnly");
		expect(cookie.includes("; Secure")).toBe(isSecure);
		expect(readVerified(`other=1; ${cookie.split(";")[0]}`, isSecure)).toEqual(VERIFIED);
	}
});

test("behind https only the cookie that is bound to it counts", () => {
	const planted = toVerifiedCookie(VERIFIED, false).split(";")[0] ?? "";
	expect(readVerified(planted, true)).toBeUndefined();
});

test("what cannot be read is nothing, and forgetting leaves nothing", () => {
	for (const cookie of [null, "", "verified-contact=", "verified-contact=x", "verified-contact=e30"])
		expect(readVerified(cookie, false)).toBeUndefined();
	expect(toVerifiedCookie(undefined, false)).toContain("Max-Age=0");
});
