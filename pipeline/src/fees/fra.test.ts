import { expect, test } from "vitest";
import { readFra } from "#pipeline/fra/read.ts";
import { buildFra, NOT_IN_CAP, OTHER_COURSE, OTHER_NAME } from "./fra.ts";

const built = buildFra(({ name }) => ({ collegeId: name, by: "name", why: "its own name" }));
const collegeOf = (code: string) => built.fees.find(({ institute }) => institute === code)?.collegeId;

test("every row is a fee, or is refused with the reason", () => {
	const { read, kept, refused } = built.report;
	expect([read, kept, refused]).toEqual([305, 298, 7]);
	const reasons = Map.groupBy(built.refusals, ({ reason }) => reason);
	expect([...reasons].map(([reason, rows]) => [reason, rows.map(({ raw }) => raw.slice(0, 6)).join(" ")])).toEqual([
		[OTHER_COURSE, "AR3439 AR4104 HM2508 MB5152 MC5151"],
		[OTHER_NAME, "EN2282"],
		[NOT_IN_CAP, "EN3721"],
	]);
});

test("a fee belongs to the counselling's institute of the same number, not to the copy's own guess", () => {
	expect(collegeOf("EN3139")).toBe("Vidyalankar Institute of Technology,Wadala, Mumbai");
	expect(collegeOf("EN6276")).toContain("Cummins College of Engineering for Women");
	expect(readFra().find(({ code }) => code === "EN2129")?.institute.name).toMatch(/^HINGOLI RD, NANDED/);
	expect(collegeOf("EN2129")).toBe("M.S. Bidve Engineering College, Latur");
});

test("figures match the spot checks, in rupees a year, between the lowest and the highest printed", () => {
	const amountOf = (code: string) => built.fees.find(({ institute }) => institute === code)?.amount;
	expect([amountOf("EN3199"), amountOf("EN3215"), amountOf("EN6273"), amountOf("EN6271")]).toEqual([
		228_500, 210_000, 206_000, 120_500,
	]);
	const amounts = readFra().map(({ printed }) => Number(printed));
	expect([Math.min(...amounts), Math.max(...amounts)]).toEqual([31_000, 228_500]);
	expect(amounts.filter((amount) => amount % 500 !== 0)).toHaveLength(2);
});

test("a fee is marked as tuition with the development fee, and not for whose seats", () => {
	expect(new Set(built.fees.map(({ covers, quota, year }) => `${covers} ${quota} ${year}`))).toEqual(
		new Set(["tuition-and-development unstated 2025"]),
	);
});
