import { expect, test } from "vitest";
import { slugOf } from "./slug-of.ts";

test.each([
	["JEE Main & NEET: what’s new in 2027?", "jee-main-and-neet-whats-new-in-2027"],
	["  Café – à la carte  ", "cafe-a-la-carte"],
	["कटऑफ़ क्या है", ""],
	["NEET की 5 बातें", "neet-5"],
	["x", "x"],
])("%j becomes %j", (title, slug) => {
	expect(slugOf(title)).toBe(slug);
});

test("the slug of a long title ends with a whole word within eighty letters", () => {
	expect(slugOf("colleges ".repeat(20))).toBe(
		`${"colleges-".repeat(8)}colleges`.slice(0, 80).replace(/-?coll?e?g?e?$/, ""),
	);
	expect(slugOf("colleges ".repeat(20)).length).toBeLessThanOrEqual(80);
});
