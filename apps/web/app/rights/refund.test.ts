import { expect, test } from "vitest";
import { refundFor, sumByEarlierRule, sumOf } from "./refund.ts";
import { RightsTable } from "./rights-table.server.ts";

const of = (left: string, lastDay?: string, session = "2025-26") =>
	refundFor({ session, left, lastDay }, RightsTable.sessions);

test("within the dates of the session's letter all fees are refunded, then all but a thousand rupees", () => {
	expect(of("2025-09-30")).toMatchObject({ kind: "whole", source: "tezpur-2025" });
	expect(of("2025-10-12")).toMatchObject({ kind: "less", mostKeptInr: 1000, until: "2025-10-31" });
	expect(of("2022-12-31", undefined, "2022-23")).toMatchObject({ kind: "less" });
});

test.each([
	["2025-11-05", "2025-11-20", 100],
	["2025-11-06", "2025-11-20", 90],
	["2025-11-20", "2025-11-20", 80],
	["2025-12-05", "2025-11-20", 80],
	["2025-12-06", "2025-11-20", 50],
	["2025-12-20", "2025-11-20", 50],
	["2025-12-21", "2025-11-20", 0],
])("a student who leaves on %s, with the last date %s, gets %i per cent back", (left, lastDay, percent) => {
	expect(of(left, lastDay)).toMatchObject({ kind: "share", percent, before: undefined });
});

test.each([
	// All fees by the letter, then all but a thousand by the letter, then the shares of 2018 with the charge on the first.
	["2025-09-30", undefined, { deducted: 0, back: 80_000, total: 90_000, isLeast: false }],
	["2025-10-01", undefined, { deducted: 1000, back: 79_000, total: 89_000, isLeast: true }],
	["2025-10-31", undefined, { deducted: 1000, back: 79_000, total: 89_000, isLeast: true }],
	["2025-11-05", "2025-11-20", { deducted: 4000, back: 76_000, total: 86_000, isLeast: true }],
	["2025-11-06", "2025-11-20", { deducted: 0, back: 72_000, total: 82_000, isLeast: false }],
	["2025-12-05", "2025-11-20", { deducted: 0, back: 64_000, total: 74_000, isLeast: false }],
	["2025-12-06", "2025-11-20", { deducted: 0, back: 40_000, total: 50_000, isLeast: false }],
	["2025-12-21", "2025-11-20", { deducted: 0, back: 0, total: 10_000, isLeast: false }],
])("of ₹90,000 with ₹10,000 of deposits, a student who leaves on %s, last date %s, gets %o", (left, lastDay, sum) => {
	expect(sumOf(of(left, lastDay), { paid: 90_000, deposit: 10_000 })).toMatchObject({ fees: 80_000, ...sum });
});

test("the charge is at most ₹5,000, the deduction never exceeds the payment, and half rupees are not paid", () => {
	const early = of("2025-11-05", "2025-11-20");
	expect(sumOf(early, { paid: 100_000, deposit: 0 })?.deducted).toBe(5000);
	expect(sumOf(early, { paid: 300_000, deposit: 0 })?.deducted).toBe(5000);
	expect(sumOf(of("2025-10-12"), { paid: 600, deposit: 0 })).toMatchObject({ deducted: 600, back: 0 });
	expect(sumOf(of("2025-12-06", "2025-11-20"), { paid: 1001, deposit: 0 })?.back).toBe(500);
});

test("a session without a letter gets the sum by the 2018 rules, and beside it that of the newest earlier letter", () => {
	const paid = { paid: 85_000, deposit: 5000 };
	const refund = of("2026-10-14", "2026-11-15", "2026-27");
	expect(sumOf(refund, paid)).toMatchObject({ total: 81_000, deducted: 4000, isLeast: true });
	const before = { session: "2025-26", mostKeptInr: 1000 };
	expect(sumByEarlierRule({ ...before, kind: "less" }, paid)).toMatchObject({ total: 84_000, isLeast: true });
	expect(sumByEarlierRule({ ...before, kind: "whole" }, paid)).toMatchObject({ total: 85_000, isLeast: false });
	expect(sumByEarlierRule({ ...before, kind: "over" }, paid)).toBeUndefined();
});

test("no sum appears without a last date after the letter's dates, or without a valid payment", () => {
	expect(sumOf(of("2025-11-05"), { paid: 50_000, deposit: 0 })).toBeUndefined();
	for (const paid of [Number.NaN, 0, 5000]) expect(sumOf(of("2025-09-30"), { paid, deposit: 5000 })).toBeUndefined();
});

test("a session with an unread letter promises no date, and shows what the newest earlier letter gave", () => {
	const before = { session: "2025-26", mostKeptInr: 1000 };
	expect(of("2026-08-01", undefined, "2026-27")).toEqual({
		kind: "needs-last-day",
		before: { ...before, kind: "whole" },
	});
	expect(of("2026-10-15", undefined, "2026-27")).toMatchObject({ before: { ...before, kind: "less" } });
	const shared = { kind: "share", percent: 100, before: { ...before, kind: "over" } };
	expect(of("2026-11-01", "2026-11-20", "2026-27")).toMatchObject(shared);
});

test("a day before the session counts as too early", () => {
	expect(of("2025-10-12", undefined, "2026-27")).toEqual({ kind: "early" });
});

test("every source, contact and session of the table exists", () => {
	const named = [
		...RightsTable.topics.flatMap(({ rules }) => rules.flatMap(({ source }) => source ?? [])),
		...RightsTable.sessions.map(({ source }) => source),
		...Object.values(RightsTable.contacts).flatMap(({ sources }) => sources),
		RightsTable.sharesSource,
		RightsTable.depositsSource,
	];
	expect(new Set(named)).toEqual(new Set(Object.keys(RightsTable.sources)));
	const contacts = RightsTable.topics.flatMap((topic) => topic.contacts);
	expect(new Set(contacts)).toEqual(new Set(Object.keys(RightsTable.contacts)));
});
