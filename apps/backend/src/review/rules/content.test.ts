import { expect, test } from "vitest";
import { BadField } from "#backend/errors.ts";
import { programmeKey, toContent } from "./content.ts";

const SENT = { programme: "B.Sc.", batchYear: 2024, ratings: { hostel: 2 }, pros: "", cons: "", text: "x ".repeat(60) };

test.each([
	["B.Tech. (Civil)", "btech civil"],
	["ＭＢＡ – Finance", "mba finance"],
	["बी.ए. हिन्दी", "बी ए हिन्दी"],
])("%s and %s are the same programme", (one, other) => {
	expect(programmeKey(one)).toBe(programmeKey(other));
});

test("different vowel signs make different programmes", () => {
	expect(programmeKey("कला")).not.toBe(programmeKey("कलि"));
});

test("a text that is long only by its markup is too short, and a programme of only signs is refused", () => {
	const markup = `<p title="${"x".repeat(200)}">Good.</p>`;
	expect(() => toContent({ ...SENT, text: markup })).toThrow(BadField);
	expect(() => toContent({ ...SENT, programme: "--- ..." })).toThrow(BadField);
	expect(toContent(SENT).ratings).toEqual({ hostel: 2 });
});
