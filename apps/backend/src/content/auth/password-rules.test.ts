import { expect, test } from "vitest";
import { weaknessOf } from "#backend/content/auth/password-rules.ts";

const OWNER = { email: "asha.privatova@newsdesk.example.org", siteName: "Uchit" };

test.each([
	"Password1234",
	"password12345",
	"Passw0rd!2024",
	"qwertyuiop12",
	"Welcome@12345",
	"iloveyou1234",
	"1234567890123",
	"abcdefabcdefabcdef",
])("%s is refused as a common password", (password) => {
	expect(weaknessOf(password, OWNER)).toMatch(/common/);
});

test.each(["ucHIT is what I work at", "the Privatova of tomorrow", "9 asha.privatova 9"])(
	"%s is refused: it holds the address or the site's name",
	(password) => {
		expect(weaknessOf(password, OWNER)).toMatch(/neither your e-mail address nor the name/);
	},
);

test.each(["a short one", "aaaaaaabbbbbbbb", "x".repeat(257)])("%s is refused by its length or letters", (password) => {
	expect(weaknessOf(password, OWNER)).toMatch(/characters/);
});

test.each(["correct horse battery staple", "four words, none alike", "bharat mata ki jai 1947 gaon", "zK7#qPw2!vRt9"])(
	"%s is taken",
	(password) => {
		expect(weaknessOf(password, OWNER)).toBeUndefined();
	},
);

test("the longest that is looked at takes no time that others would feel", () => {
	const began = performance.now();
	weaknessOf("aZ3!bY4?".repeat(32), OWNER);
	expect(performance.now() - began).toBeLessThan(1_000);
});
