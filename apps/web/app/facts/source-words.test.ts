import { expect, test } from "vitest";
import { translateFor } from "#app/platform/i18n/translate-for.server.ts";
import { sourceInHindi, toRuns } from "./source-words.ts";

const t = await translateFor("hi");

test.each([
	["India Rankings 2025", "India Rankings 2025"],
	["Directory of higher education institutions, June 2025", "Directory of higher education institutions, जून 2025"],
	["2024 (inferred: the copy is undated)", "2024 (अनुमान: प्रति पर तारीख नहीं है)"],
	["About 2023-24 (the copy is undated)", "लगभग 2023-24 (प्रति पर तारीख नहीं है)"],
	["Facts: Government of India; copy: no licence stated", "तथ्य: भारत सरकार; प्रति: लाइसेंस नहीं लिखा"],
])("what we say ourselves of %j is Hindi, names stay", (english, hindi) => {
	expect(sourceInHindi(t, english)).toBe(hindi);
});

test("the guides' own caveat has no English left", () => {
	const guides = "Exam guides, written from general knowledge and not checked against a bulletin, November 2026";
	expect(sourceInHindi(t, guides)).not.toMatch(/[A-Za-z]/);
});

test("Latin runs stand apart, so that they can be marked as English", () => {
	expect(toRuns("(स्रोत: India Rankings 2025) तक")).toEqual(["(स्रोत: ", "India Rankings 2025) ", "तक"]);
	expect(toRuns("जून 2025")).toEqual(["जून 2025"]);
});
