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

test.each([
	["ucHIT is what I work at", "uchit"],
	["the Privatova of tomorrow", "privatova"],
	["9 asha.privatova 9", "asha.privatova"],
])("%s is refused: it holds a part of the address or the site's name, which is named", (password, part) => {
	expect(weaknessOf(password, OWNER)).toMatch(/neither a part of your e-mail address nor the name/);
	expect(weaknessOf(password, OWNER)).toContain(`“${part}”`);
});

test.each(["a short one", "aaaaaaabbbbbbbb", "x".repeat(257)])(
	"%s is refused for its length or letters",
	(password) => {
		expect(weaknessOf(password, OWNER)).toMatch(/characters/);
	},
);

test.each(["correct horse battery staple", "four words, none alike", "bharat mata ki jai 1947 gaon", "zK7#qPw2!vRt9"])(
	"%s is accepted",
	(password) => {
		expect(weaknessOf(password, OWNER)).toBeUndefined();
	},
);

/** Of processor time, which a busy machine does not lengthen. */
const SECOND_US = 1_000_000;

test("checking the longest accepted input takes too little time to slow others down", () => {
	const began = process.cpuUsage();
	weaknessOf("aZ3!bY4?".repeat(32), OWNER);
	expect(process.cpuUsage(began).user).toBeLessThan(SECOND_US);
});
