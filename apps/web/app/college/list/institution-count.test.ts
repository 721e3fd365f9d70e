import { expect, test } from "vitest";
import { translators } from "#app/platform/i18n/testing/words.ts";
import { countInstitutions } from "./institution-count.ts";

test.each([
	[12, 12, "12 institutions"],
	[
		73_553,
		70_011,
		"70,011 institutions of the national directory, and 3,542 from other lists (AICTE, NMC); some may be counted twice",
	],
	[2, 1, "1 institution of the national directory, and 1 from other lists (AICTE, NMC); some may be counted twice"],
	[3, 0, "No institution of the national directory, but 3 from other lists (AICTE, NMC)"],
])("a list of %i entries, %i from the directory, is counted as: %s", (total, inDirectory, words) => {
	expect(countInstitutions(translators.en, { total, inDirectory })).toBe(words);
});

test("in Hindi the directory's count comes first too", () => {
	expect(countInstitutions(translators.hi, { total: 73_553, inDirectory: 70_011 })).toMatch(
		/^राष्ट्रीय डायरेक्टरी के 70,011 संस्थान/,
	);
});
