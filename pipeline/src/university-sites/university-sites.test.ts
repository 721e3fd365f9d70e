import { describe, expect, test } from "vitest";
import { readWorldDecisions } from "#pipeline/abroad/decisions.ts";
import { readIndianRows } from "#pipeline/abroad/read.ts";
import { createUniversityFinder } from "#pipeline/affiliations/universities.ts";
import { toDirectory } from "#pipeline/aishe/colleges.ts";
import { readAisheRows } from "#pipeline/aishe/read.ts";
import { buildUniversitySites } from "#pipeline/university-sites/build.ts";

const directory = toDirectory(readAisheRows());
const { facts, refusals, report } = buildUniversitySites(createUniversityFinder(directory));
const siteOf = (code: string) => facts.filter(({ collegeId }) => collegeId === code).map(({ value }) => value);
const whyNot = (name: string) =>
	refusals.filter(({ raw }) => raw.startsWith(`IN|${name}|`)).map(({ reason }) => reason);

describe("the sites of India's universities", () => {
	test("account for every row of the list, in one dataset with the rest of the world", () => {
		expect(report).toMatchObject({ dataset: "world-universities-2026", read: 475, kept: 193, joined: 0, refused: 282 });
		expect(facts.length).toBe(report.kept);
		expect(new Set(refusals.map(({ line }) => line)).size).toBe(report.refused);
	});

	test("are one each, for a directory university or one of three colleges that a person named", () => {
		const universities = new Set(directory.filter(({ kind }) => kind === "university").map(({ code }) => code));
		expect(facts.filter(({ field }) => field !== "website")).toEqual([]);
		const others = facts.map(({ collegeId }) => collegeId).filter((code) => !universities.has(code));
		expect(others).toEqual(["S-10906", "C-21115", "C-43671"]);
		expect(new Set(facts.map(({ collegeId }) => collegeId)).size).toBe(facts.length);
		expect(new Set(facts.map(({ value }) => new URL(value).hostname)).size).toBe(facts.length);
	});

	test("use domains reserved for institutions, the first such one of several", () => {
		expect(facts.filter(({ value }) => !/\.(?:ac|edu|res|gov)\.in\/$|\.edu\/$/.test(value))).toEqual([]);
		expect(siteOf("U-0220")).toEqual(["http://iisc.ac.in/"]);
		expect(whyNot("Christ University")[0]).toContain("institutions alone");
	});

	test("are found by the whole name, or by a person's decision", () => {
		expect(siteOf("U-0456")).toEqual(["http://www.iitm.ac.in/"]);
		expect(siteOf("U-0923")).toEqual(["https://vitbhopal.ac.in/"]);
		expect(whyNot("All India Institute of Medical Sciences")).toEqual([
			"no university of the directory alone has this name",
		]);
	});

	test("are refused if they belong to a namesake, a group of universities or an error of the list", () => {
		expect(whyNot("SRM University")[0]).toContain("SRM University AP");
		expect(whyNot("Manipal University")[0]).toContain("share the site");
		expect(whyNot("Indian Institute of Information Technology, Guwahati")).toHaveLength(1);
		expect(whyNot("Pondicherry University")).toHaveLength(2);
	});

	test("are decided by hand only for existing rows and existing institutions", () => {
		const decided = readWorldDecisions().filter(({ country }) => country === "IN");
		const rows = readIndianRows();
		const codes = new Set(directory.map(({ code }) => code));
		const isUsed = ({ name, domain }: { name: string; domain: string }) =>
			rows.some((row) => row.name === name && row.domains.includes(domain));
		expect(decided.filter((decision) => !isUsed(decision))).toEqual([]);
		expect(decided.filter(({ decision }) => decision !== "refuse" && !codes.has(decision))).toEqual([]);
	});
});
