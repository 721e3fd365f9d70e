import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanText, listOf, pageOf } from "./address-values.ts";

test("a NUL and other control characters become spaces", () => {
	expect(cleanText("law\u0000college\t\n ")).toBe("law college");
});

test("cleaning twice changes nothing, whatever the text", () => {
	fc.assert(
		fc.property(
			fc.string({ unit: "binary", maxLength: 260 }),
			(text) => cleanText(cleanText(text)) === cleanText(text),
		),
	);
});

test("a text is never longer than 200 characters", () => {
	expect(cleanText("a".repeat(1000))).toHaveLength(200);
});

test("a repeated key gives each value once, without empty ones", () => {
	expect(listOf(new URLSearchParams("state=goa&state=&state=delhi&state=goa"), "state")).toEqual(["goa", "delhi"]);
});

test.each(["abc", "-1", "0", "1.5", "1e3", "", "99999999"])("page=%s is page 1", (page) => {
	expect(pageOf(new URLSearchParams({ page }))).toBe(1);
});

test("a page number is itself", () => {
	expect(pageOf(new URLSearchParams("page=3501"))).toBe(3501);
});
