import { expect, test } from "vitest";
import type { CollegeRow } from "#pipeline/colleges/build.ts";
import { findSplitInstitutions } from "#pipeline/colleges/split.ts";

const college = (id: string, officialName: string, district = "Chennai"): CollegeRow => ({
	id,
	name: officialName,
	officialName,
	kind: "college",
	aisheCode: id,
	stateSlug: "tamil-nadu",
	district,
	districtId: `tamil-nadu/${district.toLowerCase()}`,
	city: undefined,
	sourceId: "aishe",
	known: false,
});

type PublishedFacts = Parameters<typeof findSplitInstitutions>[0];

function hold(first: CollegeRow, second: CollegeRow): PublishedFacts {
	const cutoff = { collegeId: second.id } as PublishedFacts["counsellings"][number]["cutoffs"][number];
	return {
		colleges: [first, second],
		otherNames: [],
		rankings: [{ collegeId: first.id, list: "medical", year: 2025 } as PublishedFacts["rankings"][number]],
		counsellings: [{ sourceId: "neet-2024", cutoffs: [cutoff] } as PublishedFacts["counsellings"][number]],
		published: [],
	};
}

const RANKED = college("C-1", "MADRAS MEDICAL COLLEGE & GOVT. GENERAL HOSPITAL (Inst. Code - 395), CHENNAI");
const COLLEGE_WITH_CUTOFFS = college("C-2", "MADRAS MEDICAL COLLEGE & HOSPITAL (Inst. Code - 001), CHENNAI");

test("a ranked institution whose cutoffs are on another page of the district is named", () => {
	expect(findSplitInstitutions(hold(RANKED, COLLEGE_WITH_CUTOFFS), [])).toEqual([
		expect.stringMatching(/^C-1 "MADRAS .* and C-2 "MADRAS MEDICAL COLLEGE & HOSPITAL/),
	]);
});

test("a pair that a person has decided on is not named again", () => {
	const decided = { code: "C-2", sameAs: "C-1", verdict: "not", evidence: "two colleges" } as const;
	expect(findSplitInstitutions(hold(RANKED, COLLEGE_WITH_CUTOFFS), [decided])).toEqual([]);
});

test("another school at the same place, or the same name in another district, is a different institution", () => {
	const nursing = college("C-2", "MADRAS MEDICAL COLLEGE, COLLEGE OF NURSING (Inst. Code - 163), CHENNAI");
	expect(findSplitInstitutions(hold(RANKED, nursing), [])).toEqual([]);
	expect(findSplitInstitutions(hold(RANKED, college("C-2", COLLEGE_WITH_CUTOFFS.officialName, "Madurai")), [])).toEqual(
		[],
	);
});

test("two institutions that one list ranks separately are two", () => {
	const split = hold(RANKED, COLLEGE_WITH_CUTOFFS);
	const rankings = [
		...split.rankings,
		{ ...split.rankings[0], collegeId: "C-2" } as PublishedFacts["rankings"][number],
	];
	expect(findSplitInstitutions({ ...split, rankings }, [])).toEqual([]);
});
