import { expect, test } from "vitest";
import { translators } from "#app/platform/i18n/testing/words.ts";
import { overviewTitle } from "./college-frame.tsx";

type Titled = Parameters<typeof overviewTitle>[1];

const BARE_COLLEGE: Titled = {
	name: "Indian Institute of Technology Bombay",
	shortName: "IIT Bombay",
	cutoffs: [],
	seats: [],
	fees: [],
	rankings: [],
	tabs: ["overview", "sources"],
};
const CUTOFFS: Titled["cutoffs"] = [
	{
		authority: "JoSAA",
		exam: "jee-advanced",
		programmes: 20,
		rows: 100,
		firstYear: 2016,
		lastYear: 2025,
		sourceId: "x",
	},
];
const RANKED: Titled["rankings"] = [{ list: "overall", year: 2025, rank: 3, sourceId: "x" }];

test("a title names the popular sections that the page has, and nothing else", () => {
	expect(overviewTitle(translators.en, BARE_COLLEGE)).toBe("Indian Institute of Technology Bombay");
	expect(overviewTitle(translators.en, { ...BARE_COLLEGE, cutoffs: CUTOFFS })).toBe("IIT Bombay: cutoff 2025, courses");
	expect(overviewTitle(translators.en, { ...BARE_COLLEGE, cutoffs: CUTOFFS, rankings: RANKED })).toBe(
		"IIT Bombay: cutoff 2025, courses, ranking",
	);
	expect(overviewTitle(translators.hi, { ...BARE_COLLEGE, cutoffs: CUTOFFS })).toBe("IIT Bombay: कटऑफ़ 2025, कोर्स");
});

test("parts of the title without room are left out, but never the name", () => {
	const name = "Institute of Technology and Management of the Long Name of Somebody";
	const long: Titled = { ...BARE_COLLEGE, name, shortName: undefined, cutoffs: CUTOFFS, rankings: RANKED };
	expect(overviewTitle(translators.en, long)).toBe(name);
	expect(overviewTitle(translators.en, { ...long, name: name.slice(0, 42) })).toBe(
		`${name.slice(0, 42)}: cutoff 2025, courses`,
	);
});

test("the title uses the whole name instead of bare initials", () => {
	expect(overviewTitle(translators.en, { ...BARE_COLLEGE, shortName: "IITB", cutoffs: CUTOFFS })).toBe(
		"Indian Institute of Technology Bombay: cutoff 2025, courses",
	);
});
