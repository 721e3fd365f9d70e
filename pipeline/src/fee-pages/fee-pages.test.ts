import { expect, test } from "vitest";
import { readSourceCsv } from "#pipeline/source-files.ts";
import { readSources } from "#pipeline/sources.ts";
import { buildPageFees, ENTRY_TOO_OLD, NO_PERIOD, NO_RECEIPT, NOT_ONE_FIGURE, RULE_FOR_MANY } from "./build.ts";

const JOSAA_INSTITUTES = [
	{ name: "Indian Institute of Technology Indore", collegeId: "iit-indore" },
	{ name: "Indian Institute of Technology Indore", collegeId: "iit-indore" },
	{ name: "National Institute of Technology, Tiruchirappalli", collegeId: "nit-tiruchirappalli" },
	{ name: "Malaviya National Institute of Technology Jaipur", collegeId: "mnit" },
	{ name: "Indian Institute of Engineering Science and Technology, Shibpur", collegeId: "iiest" },
].map(({ name, collegeId }) => ({
	mention: { source: "josaa" as const, name, city: "", state: "" },
	match: { collegeId, by: "reviewed" as const, why: "" },
}));
const { fees, refusals, report } = buildPageFees(JOSAA_INSTITUTES);
const ofRules = fees.filter(({ sourceId }) => sourceId.endsWith("-rule"));
const refusedFor = (reason: string) => refusals.filter((refusal) => refusal.reason === reason);

test("every row is a fee of one institution, or is refused with the reason", () => {
	expect([report.read, report.kept, report.refused]).toEqual([206, 69, 137]);
	expect(refusedFor(RULE_FOR_MANY)).toHaveLength(77);
	expect(refusedFor(NO_RECEIPT)).toEqual([]);
});

test("a weak, undated, inferred or proposed fee is not printed, nor an old one, a list, a range or a monthly one", () => {
	const rows = readSourceCsv("fee-pages/fees.csv");
	const tagged = rows.filter(({ note }) => /WEAK PRESS|YEAR NOT PRINTED|INFERRED HERE|PROPOSAL|OLD/.test(note ?? ""));
	const printed = new Set(
		fees.filter((fee) => !ofRules.includes(fee)).map(({ programme, amount }) => `${programme} ${amount}`),
	);
	expect(tagged.length).toBeGreaterThan(50);
	expect(tagged.filter(({ programme, amount_inr }) => printed.has(`${programme} ${amount_inr}`))).toEqual([]);
	const ofPages = fees.filter((fee) => !ofRules.includes(fee));
	expect(Math.min(...ofPages.map(({ year }) => year))).toBe(2022);
	expect([ENTRY_TOO_OLD, NOT_ONE_FIGURE, NO_PERIOD].map((reason) => refusedFor(reason).length)).toEqual([11, 3, 5]);
});

test("a copy of an official page or of a newspaper is marked as a copy and names the first publisher", () => {
	const publishers = new Map(readSources().map(({ id, publisher }) => [id, publisher]));
	const addresses = new Map(readSources().map(({ id, address }) => [id, address ?? ""]));
	const copied = fees.filter(({ sourceId }) => /scribd|daily8/.test(addresses.get(sourceId) ?? ""));
	expect(copied.length).toBe(5);
	for (const { sourceId } of copied) expect(publishers.get(sourceId)).toMatch(/^\S+.* \(copy on (?:Scribd|daily8)\)$/);
});

test("a fee per semester stays per semester, and each row names what it includes", () => {
	const ofBits = fees.filter(({ sourceId }) => sourceId === "fee-page-bits-pilani-admissions");
	expect(ofBits.map(({ period, amount }) => `${amount} ${period}`)).toEqual(Array(3).fill("259500 semester"));
	expect(fees.filter(({ includes }) => includes === "")).toEqual([]);
});

test("a reviewed rule is printed once at each institution that JoSAA names so, and mentions extra charges", () => {
	expect(ofRules.map(({ collegeId, amount, period }) => `${collegeId} ${amount} ${period}`)).toEqual([
		"iit-indore 200000 year",
		"iit-indore 0 year",
		"nit-tiruchirappalli 125000 year",
		"mnit 125000 year",
	]);
	for (const { includes } of ofRules) expect(includes).toContain("other charges are extra");
});
