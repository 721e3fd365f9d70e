import { expect, test } from "vitest";
import { blankFact, faultsByRow, faultsOf, findPresent, isLarge, outcomeInWords, toCorrections } from "./new-facts.ts";

const PLACEMENT = {
	id: 2,
	field: "placement" as const,
	parts: { list: "engineering", year: "2025", level: "ug-4", cohort: "2022" },
	values: ["650000", "", "120"],
	isSo: false,
};
const PHONE = { id: 1, field: "phone" as const, parts: {}, values: ["0832 249 0894"], isSo: false };

test("each value of a row is a separate correction, and a fault appears at its own row", () => {
	const sent = toCorrections([PHONE, PLACEMENT]);
	expect(sent.map(({ row, item }) => [row, item.value, item.fact])).toEqual([
		[0, "0832 249 0894", undefined],
		[1, "650000", { ...PLACEMENT.parts, measure: "median-salary" }],
		[1, "120", { ...PLACEMENT.parts, measure: "graduated" }],
	]);
	expect(faultsByRow([{ row: 3, reason: "It cannot be." }], sent)).toEqual(new Map([[1, "It cannot be."]]));
});

test("of what the site has, the facts are shown that agree with the parts typed so far", () => {
	const fee = (programme: string, year: number) => ({
		...{ fact: { programme, year, quota: "all" }, about: `${programme}, ${year}`, value: "9000", source: "s" },
	});
	const known = [fee("B.A.", 2026), fee("B.A. (Hons)", 2025), fee("B.Sc.", 2026)];
	const present = (parts: Record<string, string>) =>
		findPresent({ field: "fee", parts }, known).map(({ about }) => about);
	expect(present({})).toHaveLength(3);
	expect(present({ programme: "b.a" })).toEqual(["B.A., 2026", "B.A. (Hons), 2025"]);
	expect(present({ programme: "B.A.", year: "2026-27", quota: "all" })).toEqual(["B.A., 2026"]);
	expect(present({ quota: "management" })).toEqual([]);
	expect(findPresent(PHONE, [{ fact: {}, about: "", value: "1", source: "s" }])).toHaveLength(1);
});

test("a missing or odd value is questioned until someone confirms it", () => {
	const odd = { ...PLACEMENT, values: ["50000", "", ""] };
	const faults = faultsOf([
		PHONE,
		{ ...PHONE, values: [" "] },
		{ ...PLACEMENT, parts: {} },
		odd,
		{ ...odd, isSo: true },
	]);
	expect([...faults.keys()]).toEqual([1, 2, 3]);
	expect(faults.get(2)).toContain("NIRF list for which it was reported; Year of that list");
	expect(faults.get(3)).toContain("Unusual number");
});

test("another row of a kind starts with the last row's choices, without its texts and values", () => {
	const fee = { programme: "B.Tech", year: "2026", quota: "all", covers: "tuition" };
	const before = [{ id: 1, field: "fee" as const, parts: fee, values: ["125000"], isSo: true }];
	expect(blankFact("fee", before)).toEqual({
		id: 2,
		field: "fee",
		parts: { year: "2026", quota: "all", covers: "tuition" },
		values: [""],
		isSo: false,
	});
});

test("a figure that changes by more than half is said to wait, if one fact alone is meant", () => {
	const present = { fact: {}, about: "", value: "50000", source: "nirf-2025" };
	const fee = (value: string) => ({ field: "fee" as const, values: [value] });
	expect(isLarge(fee("1,25,000"), [present])).toBe(true);
	expect(isLarge(fee("60,000"), [present])).toBe(false);
	expect(isLarge(fee("1,25,000"), [present, present])).toBe(false);
	expect(isLarge(fee(""), [present])).toBe(false);
});

test.each([
	[["applied", "applied"], "2 facts are on the site."],
	[["proposed"], "1 waits for a second person."],
	[["applied", "proposed", "proposed"], "1 fact is on the site. 2 wait for a second person."],
])("of %j it is said: %s", (states, words) => {
	expect(outcomeInWords(states.map((state) => ({ state })))).toBe(words);
});
