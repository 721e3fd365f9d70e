import { expect, test } from "vitest";
import { normaliseContact } from "#backend/personal/contact.ts";
import { prefixOf } from "#backend/personal/otp-prefix.ts";

const prefix = (OTP_COUNTRIES: string[], value: string) =>
	prefixOf({ OTP_COUNTRIES }, normaliseContact({ kind: value.includes("@") ? "email" : "phone", value }));

test("a number matches the longest prefix it begins with, and a letter can go anywhere", () => {
	expect(prefix(["+91"], "98765 43210")).toBe("+91");
	expect(prefix(["+91"], "+44 7911 123456")).toBeUndefined();
	expect(prefix(["+1", "+1604", "+91"], "+1 604 555 0123")).toBe("+1604");
	expect(prefix([], "98765 43210")).toBeUndefined();
	expect(prefix([], "asha@example.org")).toBe("mail");
});
