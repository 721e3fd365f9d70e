import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readCallback } from "#server/auth/callback-address.ts";

const SITE = "https://uchit.example";

test.each([
	["/", "/"],
	["/colleges?state=goa&page=2#list", "/colleges?state=goa&page=2#list"],
	["https://uchit.example/hi/account", "/hi/account"],
	["/college/../account", "/account"],
	["/%2F%2Fevil.example", "/%2F%2Fevil.example"],
	["/?next=https://evil.example", "/?next=https://evil.example"],
])("%s is a page of this site", (value, path) => {
	expect(readCallback(value, SITE)).toEqual({ kind: "address", path });
});

test.each([
	"https://evil.example",
	"https://uchit.example.evil.example/",
	"https://uchit.example@evil.example/",
	"http://uchit.example/account",
	"https://uchit.example:8443/",
	"//evil.example",
	"/\\evil.example",
	"/\t/evil.example",
	"/\n/evil.example",
	"/.//evil.example",
	"/a/..//evil.example",
	"/api/auth/signout",
])("%j is on another site", (value) => {
	expect(readCallback(value, SITE)).toEqual({ kind: "elsewhere" });
});

test.each([
	"javascript:alert(1)",
	"JaVaScRiPt:alert(1)",
	" javascript:alert(1)",
	"data:text/html,hello",
	"%2F%2Fevil.example",
	"evil.example",
	"https://uchit.example:99999/",
	"http://",
	"//",
	`/${"a".repeat(2_000)}`,
])("%j is not an address to return to", (value) => {
	expect(readCallback(value, SITE).kind).not.toBe("address");
});

test("no input redirects a visitor to another site", () => {
	const parts = fc.constantFrom(
		"/",
		"\\",
		".",
		":",
		"@",
		"\t",
		"%2F",
		"https",
		"evil.example",
		"uchit.example",
		"?",
		"#",
	);
	void fc.assert(
		fc.property(fc.array(parts, { maxLength: 8 }), (pieces) => {
			const read = readCallback(pieces.join(""), SITE);
			if (read.kind !== "address") return;
			expect(new URL(read.path, SITE).origin).toBe(SITE);
			expect(read.path).toMatch(/^\/(?![/\\])/);
		}),
		{ numRuns: 5_000 },
	);
});
