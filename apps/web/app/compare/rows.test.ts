import type { ComparedCollege } from "@uchit/contract/compare.ts";
import { expect, test } from "vitest";
import { lineWords } from "#app/facts/words/compare-words.ts";
import { translateFor } from "#app/platform/i18n/translate-for.server.ts";
import { toCompareCsv } from "./csv.ts";
import { compareColleges } from "./rows.ts";
import { parseCompareSearch, toCompareQuery } from "./search.ts";
import { BARE_COLLEGE } from "./testing/bare-college.ts";

const COLLEGE_IN_PUNE = {
	...BARE_COLLEGE,
	place: { city: "Pune", state: { slug: "maharashtra", name: "Maharashtra" } },
};

function rank(year: number, rank: number): ComparedCollege["rankings"][number] {
	return { list: "engineering", year, rank, printedName: "A", sourceId: `nirf-${year}` };
}

function fact(field: "ownership" | "established", value: string): ComparedCollege["facts"][number] {
	return { field, value, printed: value, sourceId: "aicte" };
}

function placement(
	cohort: number,
	medianSalary: number | undefined,
	mark?: "suspect",
): ComparedCollege["placements"][number] {
	const whole = { list: "engineering" as const, year: cohort + 2, level: "ug-4", cohort, graduated: 400, placed: 300 };
	return { ...whole, medianSalary, mark, sourceId: "sheet" };
}

test("differing rows are separate from equal ones, and a row that only one college has comes last", () => {
	const a = {
		...COLLEGE_IN_PUNE,
		rankings: [rank(2025, 3)],
		facts: [fact("ownership", "private"), fact("established", "1990")],
	};
	const b = { ...COLLEGE_IN_PUNE, slug: "b", rankings: [rank(2025, 5)], facts: [fact("ownership", "private")] };
	const { differing, same, unpublished } = compareColleges([a, b]);
	expect(differing.map(({ key }) => key)).toEqual(["rank-engineering", "fact-established"]);
	expect(differing[1]?.cells[1]).toBeUndefined();
	expect(same.map(({ key }) => key)).toEqual(["institution", "place", "fact-ownership"]);
	expect(unpublished).toContain("website");
	expect(unpublished).not.toContain("established");
});

test("the newest rank is shown, and the same rank in another year is not a difference", () => {
	const a = { ...COLLEGE_IN_PUNE, rankings: [rank(2025, 3), rank(2016, 9)] };
	const b = { ...COLLEGE_IN_PUNE, slug: "b", rankings: [rank(2024, 3)] };
	const { same } = compareColleges([a, b]);
	const times = same.find(({ key }) => key === "rank-engineering")?.cells.map((cell) => cell?.lines[0]?.time);
	expect(times).toEqual(["2025", "2024"]);
});

test("the newest consistent salary is shown, with its details", () => {
	const a = {
		...COLLEGE_IN_PUNE,
		placements: [placement(2022, 9, "suspect"), placement(2021, 1_000_000), placement(2020, 900_000)],
	};
	const cell = compareColleges([a]).same.find(({ key }) => key === "placement-engineering-ug-4")?.cells[0];
	expect(cell?.value).toBe("1000000 300 400");
	expect(cell?.lines.map(({ time, anchor }) => [time, anchor])).toEqual([
		["2021–22", "outcome-engineering-ug-4-median-salary-2021"],
		["2021–22", "outcome-engineering-ug-4-placed-2021"],
	]);
});

test("fewer than ten graduates give no figure to compare", async () => {
	const t = await translateFor("en");
	const few = { ...placement(2023, undefined), graduated: 6, placed: 5, isMedianWithheld: true as const };
	const part = compareColleges([{ ...COLLEGE_IN_PUNE, placements: [few] }]).same.find(
		({ about }) => about.kind === "placement",
	);
	expect(part?.cells[0]?.value).toBe("  6");
	const words = part?.cells[0]?.lines.map((line) => lineWords(t, line));
	expect(words).toEqual(["fewer than ten graduates: no percentage"]);
});

test("the address contains the order, each college once, ten at most", () => {
	const read = (query: string) => parseCompareSearch(new URLSearchParams(query));
	expect(read("college=b,a&college=B")).toMatchObject({ subject: "college", slugs: ["b", "a"], tooMany: 0 });
	expect(read("country=germany,canada")).toMatchObject({ subject: "country", slugs: ["germany", "canada"] });
	expect(read("of=country")).toMatchObject({ subject: "country", slugs: [] });
	expect(toCompareQuery({ subject: "country", slugs: [] })).toBe("of=country");
	expect(read("college=a&country=canada").subject).toBe("college");
	expect(read(`college=${Array.from({ length: 12 }, (_, place) => `c-${place}`).join(",")}`)).toMatchObject({
		tooMany: 2,
	});
	expect(toCompareQuery({ subject: "college", slugs: ["b", "a"], hasNumbers: true })).toBe("college=b,a&numbers=all");
	expect(read("numbers=all").hasNumbers).toBe(false);
});

test("the file names absent data, quotes special characters, and contains no formula", async () => {
	const t = await translateFor("en");
	const a = { ...COLLEGE_IN_PUNE, name: 'A, "the first"', facts: [fact("established", "=1+1")] };
	const { differing, same } = compareColleges([a, { ...COLLEGE_IN_PUNE, slug: "b" }]);
	const csv = toCompareCsv(t, { names: [a.name, "B"], rows: [...differing, ...same], sourceName: (id) => id });
	const [head, first] = csv.split("\r\n");
	expect(head).toBe(
		'\uFEFFWhat,"A, ""the first""","A, ""the first"": year or date","A, ""the first"": source",B,B: year or date,B: source',
	);
	expect(first).toBe("Established,'=1+1,,aicte,we do not have it,,");
});
