import { expect, test } from "vitest";
import type { Outcome } from "./outcome.ts";
import type { Ranking } from "./ranking.ts";
import { RANKING_DOCUMENTS } from "./ranking-document.ts";
import { aroundEntry, receiptGroups } from "./receipt-groups.ts";

const ranking = (list: Ranking["list"], year: number, rank: number): Ranking => ({
	list,
	year,
	rank,
	printedName: "A College",
	sourceId: `nirf-${year}`,
});

const placed = (year: number, cohort: number, value: number): Outcome => ({
	list: "engineering",
	year,
	level: "ug-4",
	cohort,
	measure: "placed",
	value,
	printed: String(value),
	sourceId: `nirf-sheets-${year}`,
});

const EMPTY_COLLEGE = { facts: [], rankings: [], seats: [] };

test("a rank's history is its other years, not those of another list", () => {
	const rankings = [ranking("engineering", 2025, 4), ranking("overall", 2025, 9), ranking("engineering", 2024, 5)];
	const [engineering, overall] = receiptGroups({ ...EMPTY_COLLEGE, rankings }, []);
	expect(engineering?.entries.map(({ id }) => id)).toEqual(["rank-engineering-2025", "rank-engineering-2024"]);
	expect(overall?.entries).toHaveLength(1);
	const [newest] = engineering?.entries ?? [];
	if (engineering === undefined || newest === undefined) throw new Error("no group");
	expect(aroundEntry(engineering, newest)).toEqual({ rivals: [], history: [engineering.entries[1]] });
	expect(engineering.isDisputed).toBe(false);
});

test("two reports of one school year are rivals, the newest comes first, and the anchor is listed once", () => {
	const [group] = receiptGroups(EMPTY_COLLEGE, [
		placed(2023, 2021, 80),
		placed(2024, 2021, 84),
		placed(2023, 2020, 70),
	]);
	expect(group?.entries.map(({ id, sourceId }) => [id, sourceId])).toEqual([
		["outcome-engineering-ug-4-placed-2021", "nirf-sheets-2024"],
		[undefined, "nirf-sheets-2023"],
		["outcome-engineering-ug-4-placed-2020", "nirf-sheets-2023"],
	]);
	const [newest] = group?.entries ?? [];
	if (group === undefined || newest === undefined) throw new Error("no group");
	expect(aroundEntry(group, newest)).toEqual({ rivals: [group.entries[1]], history: [group.entries[2]] });
	expect(group.isDisputed).toBe(true);
});

test("an institution's attribute has no history: sources with two dates describe one fact", () => {
	const facts = [
		{ field: "ownership", value: "private", printed: "Private", year: 2025, sourceId: "a" } as const,
		{ field: "ownership", value: "government", printed: "Govt", year: 2020, sourceId: "b" } as const,
	];
	const [group] = receiptGroups({ ...EMPTY_COLLEGE, facts }, []);
	const [first] = group?.entries ?? [];
	if (group === undefined || first === undefined) throw new Error("no group");
	expect(group.isDisputed).toBe(true);
	expect(aroundEntry(group, first)).toEqual({ rivals: [group.entries[1]], history: [] });
});

test("each body that recognises an institution has its own receipt", () => {
	const facts = [
		{ field: "recognised-by", value: "aicte", printed: "1-23", sourceId: "aicte-2025" } as const,
		{ field: "recognised-by", value: "ugc", printed: "State University", sourceId: "ugc-2025" } as const,
	];
	const [group] = receiptGroups({ ...EMPTY_COLLEGE, facts }, []);
	expect(group?.entries.map(({ id }) => id)).toEqual(["fact-recognised-by-aicte", "fact-recognised-by-ugc"]);
	const [first] = group?.entries ?? [];
	if (group === undefined || first === undefined) throw new Error("no group");
	expect(aroundEntry(group, first)).toEqual({ rivals: [], history: [] });
});

test("a rank on a first page and a number on a sheet with an id link to the document; a band, a late rank and 2016 do not", () => {
	const sheet = { ...ranking("engineering", 2023, 4), nirfId: "IR-E-U-0456" };
	const late = { ...ranking("pharmacy", 2022, 101), nirfId: "IR-P-C-10250" };
	const rankings = [sheet, late, ranking("engineering", 2016, 1), ranking("law", 2022, 1)];
	const groups = receiptGroups(
		{ ...EMPTY_COLLEGE, rankings },
		[placed(2023, 2021, 80), placed(2022, 2020, 70)],
		RANKING_DOCUMENTS,
	);
	const addresses = groups.flatMap(({ entries }) => entries.flatMap(({ address }) => address ?? []));
	expect(addresses).toEqual([
		"https://www.nirfindia.org/Rankings/2023/EngineeringRanking.html",
		"https://www.nirfindia.org/nirfpdfcdn/2023/pdf/Engineering/IR-E-U-0456.pdf",
	]);
});
