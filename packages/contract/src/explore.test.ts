import { expect, test } from "vitest";
import {
	EXPLORE_TABLE_NAMES,
	EXPLORE_TABLES,
	ExploreQuery,
	exploreColumns,
	listMixedColumns,
	unitOf,
} from "./explore.ts";

const SEAT = { authority: "JoSAA", pool: "all-india", gender: "Gender-Neutral" };
const whyOf = (query: Record<string, unknown>) =>
	listMixedColumns(ExploreQuery.parse(query)).map(({ column, why }) => `${column} ${why}`);

test("ranks of two spaces are never listed together, nor are those of two categories with separate lists", () => {
	expect(whyOf({ seatType: "OPEN" })).toEqual(["rankSpace choose-one"]);
	expect(whyOf({ rankSpace: "jee-main-crl" })).toEqual([]);
	expect(whyOf({ rankSpace: "jee-main-category" })).toEqual(["seatType choose-one"]);
	expect(whyOf({ rankSpace: "jee-main-category", ...SEAT, year: "2025", group: "seatType" })).toEqual([
		"seatType choose-one",
	]);
	expect(whyOf({ rankSpace: "jee-main-category", ...SEAT, seatType: "SC", group: "year" })).toEqual([]);
});

test("a line of years needs one counselling, quota, category and seat pool", () => {
	expect(whyOf({ rankSpace: "jee-main-crl", group: "year" })).toEqual([
		...["authority", "pool", "seatType", "gender"].map((column) => `${column} choose-or-group`),
	]);
	expect(whyOf({ rankSpace: "jee-main-crl", ...SEAT, group: ["year", "seatType"] })).toEqual([]);
});

test("scores of Delhi University are listed and never counted together", () => {
	expect(whyOf({ rankSpace: "du-csas-score" })).toEqual([]);
	expect(whyOf({ rankSpace: "du-csas-score", ...SEAT, group: "programme" })).toEqual(["rankSpace of-one-programme"]);
});

test("a table without a figure can be counted by any column", () => {
	expect(whyOf({ table: "colleges", group: "state" })).toEqual([]);
});

test("every table with a figure declares what its figures count, and starts with one kind", () => {
	for (const table of EXPLORE_TABLE_NAMES.filter((name) => name !== "colleges")) {
		const { columns, first } = EXPLORE_TABLES[table];
		const spaces = exploreColumns(table).filter((column) => columns[column] === "space");
		expect(spaces.length, table).toBeGreaterThan(0);
		expect(listMixedColumns(ExploreQuery.parse({ table, ...first })), table).toEqual([]);
	}
});

test("a score is not a rank, and a number of people is not rupees", () => {
	const unit = (query: Record<string, unknown>) => unitOf(ExploreQuery.parse(query));
	expect(unit({ rankSpace: "bitsat-score" })).toBe("score");
	expect(unit({ table: "outcomes", measure: "placed" })).toBe("count");
	expect(unit({ table: "outcomes", measure: "median-salary" })).toBe("rupees");
});
