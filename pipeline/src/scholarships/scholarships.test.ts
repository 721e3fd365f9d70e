import { readFileSync } from "node:fs";
import { FINDER_SLUG } from "@uchit/contract/scholarship.ts";
import { ScholarshipQuery } from "@uchit/contract/scholarship-list.ts";
import { judgeScholarship } from "@uchit/contract/scholarship-rules.ts";
import { csvParse } from "d3-dsv";
import { describe, expect, test } from "vitest";
import { readSources } from "#pipeline/sources.ts";
import { buildScholarships } from "./build.ts";
import { applySet } from "./corrections.ts";
import { toAmount, toPrintedFacts } from "./printed.ts";

const { scholarships, refusals, report } = buildScholarships();
const bySlug = new Map(scholarships.map((scheme) => [scheme.slug, scheme]));

describe("the list of scholarships", () => {
	test("every row is a scheme, a repeat of one, or is left out with the reason", () => {
		expect(report).toMatchObject({ read: 204, kept: 181, joined: 9, refused: 14 });
		expect(refusals.every(({ reason }) => reason !== "")).toBe(true);
		expect(bySlug.size).toBe(181);
		expect(bySlug.has(FINDER_SLUG)).toBe(false);
	});

	test("no link goes to a commercial portal, and every corrected scheme states why or only reads an odd amount", () => {
		expect(scholarships.filter(({ site }) => /buddy4study/.test(site ?? ""))).toEqual([]);
		const silent = scholarships.filter(({ corrected, why }) => corrected.length > 0 && why === undefined);
		expect(
			silent.flatMap(({ corrected }) => corrected).filter((field) => !["amount", "per", "further"].includes(field)),
		).toEqual([]);
	});

	test("known errors are corrected", () => {
		const central = "central-sector-scheme-of-scholarship-for-college-and-university-students";
		expect(bySlug.get(central)).toMatchObject({ incomeInr: 450_000, per: "year" });
		const reliance = bySlug.get("reliance-foundation-postgraduate-scholarships");
		expect([reliance?.amount, reliance?.incomeInr]).toEqual([undefined, undefined]);
		expect(bySlug.get("post-matric-scholarship-for-sc-students")?.groups).toEqual(["sc"]);
	});

	test("every verified line has a named source", () => {
		const sources = new Set(readSources().map(({ id }) => id));
		const lines = scholarships.flatMap((scheme) => scheme.lines);
		expect(lines).toHaveLength(5);
		expect(lines.filter(({ sourceId }) => !sources.has(sourceId))).toEqual([]);
	});
});

test.each([
	["15,000-18,000", { leastInr: 15_000, mostInr: 18_000 }],
	["40,000 -5,50,000", { leastInr: 40_000, mostInr: 550_000 }],
	["1,00,000-10000", { leastInr: 10_000, mostInr: 100_000 }],
	["50,000.00", { leastInr: 50_000, mostInr: 50_000 }],
	["INR 25,000 to INR 75,000", { leastInr: 25_000, mostInr: 75_000 }],
	["Upto 2,00,000", { mostInr: 200_000 }],
	["upto 1lac", { mostInr: 100_000 }],
])("the amount %s is read", (printed, amount) => {
	expect(toAmount(printed)).toEqual({ ...amount, isOfFees: false });
});

test.each(["2,000$", "Actual fees", "Acadamic expenses", "", "50‐80% fee waiver"])(
	"%j gives no amount in rupees",
	(printed) => {
		expect(toAmount(printed)).toBeUndefined();
	},
);

test("a new word in the list, or an unreadable correction, stops the load", () => {
	expect(() => toPrintedFacts({ category: "Anyone" })).toThrow("Anyone");
	expect(() => applySet("x=1", toPrintedFacts({}))).toThrow('"x"');
	expect(() => applySet("f=nothing", toPrintedFacts({}))).toThrow("nothing");
});

const CASES = csvParse(readFileSync(new URL("../../../data/labels/scholarship-cases.csv", import.meta.url), "utf8"));

describe("the finder", () => {
	test.each(CASES.map((row, index) => [index + 1, row.scheme, row] as const))(
		"judges case %i, %s",
		(_, scheme, row) => {
			const { level, gender, category, income_inr: income, state, stream } = row;
			const answers = { level, gender, category, income, state, stream };
			const student = ScholarshipQuery.parse({
				...Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== "")),
				disability: row.disability === "yes" ? "1" : undefined,
				minority: row.minority === "yes" ? "1" : undefined,
			});
			const found = bySlug.get(scheme ?? "");
			if (found === undefined) throw new Error(`No scheme is called ${scheme}`);
			const verdict = judgeScholarship(found, student);
			expect([verdict.kind, verdict.kind === "fits" ? "" : verdict.rule]).toEqual([row.verdict, row.rule]);
		},
	);

	test("never answers yes without details, and never for a scheme with a rule that nobody can judge", () => {
		const nobody = ScholarshipQuery.parse({});
		expect(scholarships.filter((scheme) => judgeScholarship(scheme, nobody).kind === "fits")).toEqual([]);
		const open = scholarships.filter(({ further, incomeInr }) => further.length > 0 || incomeInr === undefined);
		const rich = ScholarshipQuery.parse({
			level: "12-pass",
			gender: "female",
			category: "sc",
			income: "1",
			state: "bihar",
			stream: "engineering",
			disability: "1",
			minority: "1",
		});
		expect(open.length).toBeGreaterThan(20);
		expect(open.filter((scheme) => judgeScholarship(scheme, rich).kind === "fits")).toEqual([]);
	});
});
