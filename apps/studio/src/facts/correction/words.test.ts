import { FACT_FIELDS } from "@uchit/contract/college-fact.ts";
import { receiptIds } from "@uchit/contract/receipt.ts";
import { expect, test } from "vitest";
import { findReportedField, hasReceipt, inWords, readAddress } from "./words.ts";

test.each([
	["https://uchit.example/college/iit-madras/report?fact=Rank&about=rank-overall-2025", "rank"],
	["/hi/college/iit-madras/sources#fact-affiliated-to", "affiliation"],
	["/college/iit-madras/sources#seats-aicte-2025", "seats"],
	["/college/iit-madras/sources#outcome-engineering-ug-4-median-salary-2023", "placement"],
	["https://uchit.example/college/iit-madras/cutoffs?year=2025", "closing-rank"],
	["https://uchit.example/college/iit-madras/cost#source-josaa-fees-2025", "fee"],
	["/college/iit-madras/sources#fact-recognised-by-ugc", undefined],
	["/college/iit-madras", undefined],
] as const)("the address %s names the college and the fact at it", (address, field) => {
	expect(readAddress(address)).toEqual({ slug: "iit-madras", field });
});

test("an address outside the college pages names no college", () => {
	expect(readAddress("https://uchit.example/exams/cat")).toBeUndefined();
});

test("every receipt of a fact that editors may correct leads to its field, and a report from before to none", () => {
	const fields = FACT_FIELDS.map((field) => findReportedField(receiptIds.fact(field)));
	expect(fields.filter((field) => field !== undefined)).toEqual([
		...["ownership", "established", "affiliation", "website", "phone", "address", "pin"],
	]);
	expect(findReportedField("")).toBeUndefined();
});

test("a receipt's id is that of the one fact whose cells it names", () => {
	const rank = { list: "overall", year: 2025 };
	const salary = { list: "engineering", year: 2025, level: "ug-4", cohort: 2023, measure: "median-salary" };
	const seats = { authority: "aicte", year: 2025, institute: "1", entry: "2" };
	for (const [id, fact] of [
		[receiptIds.rank(rank), rank],
		[receiptIds.outcome(salary), salary],
		[receiptIds.seats(seats), seats],
	] as const)
		expect(
			[rank, { ...rank, year: 2024 }, salary, { ...salary, cohort: 2022 }, seats].filter((each) =>
				hasReceipt(id, each),
			),
		).toEqual([fact]);
});

test("values are shown as people write them in India", () => {
	expect([inWords("fee", "₹ 1,25,000"), inWords("fee", "many")]).toEqual(["₹1,25,000", "many"]);
	expect([inWords("fee", "125000"), inWords("category", "13"), inWords("phone", "")]).toEqual([
		"₹1,25,000",
		"Architecture",
		"nothing",
	]);
});
