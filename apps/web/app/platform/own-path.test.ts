import { expect, test } from "vitest";
import { toOwnPath } from "./own-path.ts";

const ORIGIN = "https://uchit.example";

test.each([
	["/account", "/account"],
	["/hi/colleges?page=2#top", "/hi/colleges?page=2#top"],
	["https://uchit.example/college/a", "/college/a"],
])("%s is a page of this site", (value, path) => {
	expect(toOwnPath(value, ORIGIN)).toBe(path);
});

test.each([
	null,
	"",
	"account",
	"//evil.example",
	"/\\evil.example",
	"/.//evil.example",
	"/\t/evil.example",
	"https://evil.example/account",
	"javascript:alert(1)",
	"data:text/html,x",
	"https://uchit.example:bad/",
	"/api/auth/signout",
	`/${"a".repeat(2_000)}`,
])("%s is not a page of this site", (value) => {
	expect(toOwnPath(value, ORIGIN)).toBeUndefined();
});
