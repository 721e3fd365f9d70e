import type { Fee } from "@uchit/contract/fee.ts";
import { expect, test } from "vitest";
import { groupFees, isOutOfDate, newestFees } from "./group-fees.ts";

function fee(changes: Partial<Fee>): Fee {
	return {
		authority: "TGCHE",
		year: 2024,
		institute: "JNTH",
		branch: "CSE",
		programme: "CSE",
		quota: "convener",
		seats: "regular",
		amount: 50_000,
		covers: "tuition",
		printed: "50000",
		sourceId: "tg-eapcet-2024",
		...changes,
	};
}

test("programmes with one amount form a group, and another year, seat kind or amount forms its own", () => {
	const groups = groupFees([
		fee({ programme: "MEC" }),
		fee({ programme: "CIV" }),
		fee({ amount: 1_00_000, programme: "CSE" }),
		fee({ seats: "self-financed" }),
		fee({ year: 2023 }),
	]);
	expect(groups.map(({ year, seats, amount, programmes }) => [year, seats, amount, programmes])).toEqual([
		[2024, "regular", 50_000, ["CIV", "MEC"]],
		[2024, "regular", 1_00_000, ["CSE"]],
		[2024, "self-financed", 50_000, ["CSE"]],
		[2023, "regular", 50_000, ["CSE"]],
	]);
	expect(newestFees(groups).map(({ year }) => year)).toEqual([2024, 2024, 2024]);
});

test("the same amount in two documents is two figures, each with its own receipt", () => {
	const groups = groupFees([fee({}), fee({ programme: "MBA", sourceId: "tg-icet-2024" })]);
	expect(groups.map(({ programmes, sourceId }) => [programmes, sourceId])).toEqual([
		[["CSE"], "tg-eapcet-2024"],
		[["MBA"], "tg-icet-2024"],
	]);
});

test("a later notice is shown beside the authority's newest list, and is out of date after its year", () => {
	const notice = fee({ authority: "notice", year: 2026, programme: "Nursing", sourceId: "notice-1" });
	const other = fee({ authority: "notice", year: 2026, programme: "GNM", sourceId: "notice-2" });
	const groups = groupFees([notice, other, fee({}), fee({ year: 2023 })]);
	expect(newestFees(groups).map(({ year, programmes }) => [year, programmes])).toEqual([
		[2024, ["CSE"]],
		[2026, ["Nursing"]],
		[2026, ["GNM"]],
	]);
	expect([isOutOfDate(notice, "2027-06-30"), isOutOfDate(notice, "2027-07-01")]).toEqual([false, true]);
	expect(isOutOfDate(fee({ year: 2020 }), "2027-07-01")).toBe(false);
});
