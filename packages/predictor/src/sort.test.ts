import { PREDICT_SORTS, type PredictSort } from "@uchit/contract/predict.ts";
import { BANDS } from "@uchit/contract/predict-band.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { OpenSeat } from "./open-seats.ts";
import { type JudgedSeat, listMissed, sortJudged, topSorted } from "./sort.ts";

const option = fc.record({
	ratio: fc.integer({ min: 1, max: 4 }),
	band: fc.constantFrom(...BANDS),
	insideYears: fc.integer({ min: 0, max: 3 }),
	years: fc.integer({ min: 1, max: 3 }),
	name: fc.constantFrom("A", "B", "C"),
	exam: fc.constantFrom("neet", "kcet"),
	programme: fc.constantFrom("MBBS", "BDS", "B.Sc. Nursing"),
	counselling: fc.integer({ min: 0, max: 2 }),
});

test.each(PREDICT_SORTS)("the first by %s are those that ordering all gives", (sort) => {
	fc.assert(
		fc.property(fc.array(option, { maxLength: 60 }), fc.integer({ min: 1, max: 70 }), (options, count) => {
			const judged = options.map(toJudged);
			expect(topSorted(judged, sort, count)).toEqual(sortJudged(judged, sort).slice(0, count));
		}),
	);
});

test("options are sorted by counselling, then by group, and MBBS comes before BDS in each group", () => {
	const plain = { ratio: 1, band: "one", insideYears: 1, years: 1, name: "A", exam: "neet", counselling: 1 } as const;
	const ranked = [
		{ ...plain, programme: "BDS" },
		{ ...plain, programme: "MBBS", ratio: 3 },
		{ ...plain, programme: "MBBS", band: "reach" as const, name: "0" },
		{ ...plain, programme: "MBBS", band: "reach" as const, counselling: 0 },
	].map(toJudged);
	const orderOf = (sort: PredictSort) => sortJudged(ranked, sort).map(({ place }) => place);
	expect(orderOf("closing")).toEqual([3, 1, 0, 2]);
	expect(orderOf("-closing")).toEqual([3, 0, 1, 2]);
	expect(orderOf("college")).toEqual([3, 0, 1, 2]);
});

type Option = { years: number; name: string; exam: string; programme: string };

function toJudged({ years, name, exam, programme, ...each }: Option, place: number): JudgedSeat {
	const seat = {
		finalFigures: Array(years).fill({}),
		college: { name, slug: name },
		programmeKey: name,
		exam,
		programme,
	};
	return { ...each, place, seat, list: toList([]) } as unknown as JudgedSeat;
}

function toList(groups: readonly object[], socialCategory = "open") {
	const counsellingIndex = { counselling: {}, groups };
	return { counsellingIndex, group: { rankSpace: "all", socialCategory, pwd: false }, figure: { isScore: false } };
}

test("by college, the own category comes first, then the hardest to get of the large pools, each college with one option first", () => {
	const [strong, weak] = [{ slug: "strong" }, { slug: "weak" }];
	const seatOf = (college: object, pool = "all-india") => ({ college, pool, exam: "clat", programme: "BA LLB" });
	const list = toList([]);
	const ofCategory = { ...list, group: { ...list.group, socialCategory: "sc" } };
	const options = [
		{ name: "weak, small pool", seat: seatOf(weak, "special"), list, ratio: 1.01, band: "likely" },
		{ name: "strong", seat: seatOf(strong), list, ratio: 1.5, band: "possible" },
		{ name: "strong again", seat: seatOf(strong), list, ratio: 1.6, band: "likely" },
		{ name: "weak by category", seat: seatOf(weak), list: ofCategory, ratio: 3, band: "likely" },
		{ name: "reach", seat: seatOf(strong), list: ofCategory, ratio: 0.9, band: "reach" },
	].map((each, place) => ({ ...each, place, counselling: 0, insideYears: 1 }));
	const sorted = sortJudged(options as unknown as JudgedSeat[], "college-closing");
	expect(sorted.map(({ place }) => options[place]?.name)).toEqual([
		"weak by category",
		"strong",
		"strong again",
		"weak, small pool",
		"reach",
	]);
});

test("missed seats come nearest first, by ranks and by marks, without those in reach and those without a figure", () => {
	const closed = (closing: number | undefined, figure: { value: number; isScore: boolean }) => ({
		seat: { finalFigures: closing === undefined ? [] : [{ closing }] },
		list: { figure },
	});
	const [rank, marks] = [
		{ value: 1000, isScore: false },
		{ value: 500, isScore: true },
	];
	const open = [
		closed(100, rank),
		closed(800, rank),
		closed(990, rank),
		closed(2000, rank),
		closed(undefined, rank),
		closed(550, marks),
	] as unknown as OpenSeat[];
	expect(listMissed(open).map(({ seat }) => seat.finalFigures[0]?.closing)).toEqual([550, 800, 100]);
});
