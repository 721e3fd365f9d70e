import { describe, expect, test } from "vitest";
import { readAicteInstitutes } from "#pipeline/aicte/read.ts";
import { toDirectory } from "#pipeline/aishe/colleges.ts";
import { readAisheRows } from "#pipeline/aishe/read.ts";
import { buildPublishedFacts } from "#pipeline/catalogue.ts";
import { toYear } from "#pipeline/ugc/build.ts";

const directory = toDirectory(readAisheRows());
const sources = buildPublishedFacts(directory, readAicteInstitutes(), []);
const source = (dataset: string) => {
	const found = sources.find(({ report }) => report.dataset === dataset);
	if (found === undefined) throw new Error(`no source ${dataset}`);
	return found;
};

describe("the lists of institutions", () => {
	test("account for every row", () => {
		expect(sources.map(({ report }) => [report.dataset, report.read])).toEqual([
			["aicte-2025", 58_405],
			["ugc-2025", 1_033],
			["affiliations-2015", 38_376],
			["nmc-2025", 780],
			["world-universities-2026", 475],
			["josaa-institutes-2025", 96],
			["ror-2026", 1_787],
			["tnea-brochure-2023", 432],
			["mail-domains-2026", 62],
			["acts-2026", 153],
		]);
		for (const { report } of sources) expect(report.kept + report.joined + report.refused).toBe(report.read);
	});

	test("state each fact of an institution once", () => {
		for (const { facts } of sources) {
			const keys = facts.map(({ collegeId, field, sourceId, value }) => [collegeId, field, sourceId, value].join("|"));
			expect(new Set(keys).size).toBe(keys.length);
		}
	});

	test("use an own entry only for an institution that the directory lacks", () => {
		const codes = new Set(directory.map(({ code }) => code));
		const { own, intakes } = source("aicte-2025");
		expect(own.every(({ code }) => /^X-AICTE-1-\d+$/.test(code))).toBe(true);
		const ownCodes = new Set(own.map(({ code }) => code));
		expect(intakes.filter(({ collegeId }) => !codes.has(collegeId) && !ownCodes.has(collegeId))).toEqual([]);
	});

	test("never give one MBBS college to two institutions, or two to one", () => {
		const colleges = source("nmc-2025").intakes.map(({ collegeId }) => collegeId);
		expect(new Set(colleges).size).toBe(colleges.length);
		expect(source("nmc-2025").intakes.find(({ collegeId }) => collegeId === "U-0096")?.seats).toBeGreaterThan(100);
	});

	test("mark a medical college private or government only if they print it, not for a trust or a society", () => {
		const { facts } = source("nmc-2025");
		const owners = facts
			.filter(({ field }) => field === "ownership")
			.map(({ value, printed }) => `${value}: ${printed}`);
		expect(new Set(owners)).toEqual(
			new Set(["government: Govt.", "government: Govt-Society", "government: Govt. Society", "private: Private"]),
		);
		// Three of 320 are found only by names in rankings.
		const unstated = facts.filter(({ printed }) => / · (Trust|Society)$/.test(printed));
		expect(unstated).toHaveLength(317);
	});

	test.each([
		["Indian Institute of Technology", /^Institutes of Technology Act, 1961$/, 23],
		["National Institute of Technology", /^National Institutes of Technology, Science Education/, 39],
		["Indian Institute of Management", /^Indian Institutes of Management Act, 2017$/, 21],
		["All India Institute of Medical Sciences", /^All India Institute of Medical Sciences Act, 1956$/, 20],
	])("record every %s under its Act, as the government's", (_, act, count) => {
		const facts = source("acts-2026").facts.filter(({ printed }) => act.test(printed));
		const having = (field: string, value: string) =>
			facts.filter((fact) => fact.field === field && fact.value === value).map(({ collegeId }) => collegeId);
		expect(having("recognised-by", "national-importance")).toHaveLength(count);
		expect(having("ownership", "government")).toEqual(having("recognised-by", "national-importance"));
	});

	test("name no owner for an institute that the Centre, a State and industry founded together", () => {
		const shared = source("acts-2026").facts.filter(({ printed }) => printed.includes("Public-Private"));
		expect(shared).toHaveLength(20);
		expect(new Set(shared.map(({ field }) => field))).toEqual(new Set(["recognised-by"]));
	});

	test("take no owner from an AICTE department for a university whose owner the UGC list leaves open", () => {
		const ofUniversity = new Set(source("ugc-2025").facts.map(({ collegeId }) => collegeId));
		const ownership = source("aicte-2025").facts.filter(({ field }) => field === "ownership");
		const deemed = ownership.filter(({ collegeId }) => ofUniversity.has(collegeId)).map(({ printed }) => printed);
		expect(deemed.filter((printed) => !/Deemed|^Government$|^Govt aided$|^Private/.test(printed))).toEqual([]);
	});

	test("name the year of an old affiliation, and the university by its code", () => {
		const facts = source("affiliations-2015").facts.filter(({ field }) => field === "affiliated-to");
		expect(facts.every(({ year }) => year === 2015)).toBe(true);
		expect(facts.filter(({ value }) => value.startsWith("U-")).length / facts.length).toBeGreaterThan(0.98);
	});

	test("read a university's year from a full date too", () => {
		expect([toYear("1964"), toYear("11.01.2022"), toYear("about 1950")]).toEqual(["1964", "2022", undefined]);
	});
});
