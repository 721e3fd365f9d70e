import { describe, expect, test } from "vitest";
import { toDirectory } from "#pipeline/aishe/colleges.ts";
import { readAisheRows } from "#pipeline/aishe/read.ts";
import { canonicalCodes, readSameAs, type SameCollegeDecision, toCanonicalCode } from "#pipeline/colleges/same-as.ts";

const same = (code: string, sameAs: string): SameCollegeDecision => ({
	code,
	sameAs,
	verdict: "same",
	evidence: "one name",
});

describe("institutions under several codes", () => {
	test("use the code that a person named; a possible or rejected pair stays two", () => {
		const rows: SameCollegeDecision[] = [same("C-2", "C-1"), { ...same("C-4", "C-3"), verdict: "may-be" }];
		expect([...canonicalCodes(rows)]).toEqual([["C-2", "C-1"]]);
	});

	test("have one answer each, and no chain of answers", () => {
		expect(() => canonicalCodes([same("C-2", "C-1"), same("C-2", "C-3")])).toThrow("decides twice on C-2");
		expect(() => canonicalCodes([same("C-2", "C-1"), same("C-1", "C-3")])).toThrow(
			"the same as a third: name the third in both rows",
		);
	});

	test("in the reviewed table are in the directory, in one state", () => {
		const states = Map.groupBy(readAisheRows(), ({ code }) => code);
		const astray = readSameAs()
			.filter(({ verdict }) => verdict === "same")
			.filter(({ code, sameAs }) => {
				const states2 = new Set(states.get(sameAs)?.map(({ state }) => state));
				return !states.get(code)?.some(({ state }) => states2.has(state));
			});
		expect(astray).toEqual([]);
	});

	test("lend their names to the institution, which is listed once", () => {
		const directory = toDirectory(readAisheRows());
		const found = directory.filter(({ code }) => ["C-49008", "C-45402"].includes(code));
		expect(found).toHaveLength(1);
		expect(found[0]).toMatchObject({ code: toCanonicalCode("C-45402"), district: "Chennai" });
		expect(found[0]?.otherNames).toContain("MADRAS MEDICAL COLLEGE & HOSPITAL (Inst. Code - 001), CHENNAI");
	});
});
