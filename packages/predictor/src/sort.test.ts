import { BANDS, PREDICT_SORTS } from "@uchit/contract/predict.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { firstSorted, type Judged, sortJudged } from "./sort.ts";

/** As far as orders look; figures repeat, so that names decide. */
const option = fc.record({
	ratio: fc.integer({ min: 1, max: 4 }),
	band: fc.constantFrom(...BANDS),
	insideYears: fc.integer({ min: 0, max: 3 }),
	years: fc.integer({ min: 1, max: 3 }),
	name: fc.constantFrom("A", "B", "C"),
	exam: fc.constantFrom("neet", "kcet"),
	programme: fc.constantFrom("MBBS", "BDS", "B.Sc. Nursing"),
	isOfStateAlone: fc.boolean(),
});

test.each(PREDICT_SORTS)("the first by %s are those that ordering all gives", (sort) => {
	fc.assert(
		fc.property(fc.array(option, { maxLength: 60 }), fc.integer({ min: 1, max: 70 }), (options, count) => {
			const judged = options.map(toJudged);
			expect(firstSorted(judged, sort, count)).toEqual(sortJudged(judged, sort).slice(0, count));
		}),
	);
});

test("a state's round stands before the all-India one, and MBBS before BDS in each group", () => {
	const plain = { ratio: 1, band: "one", insideYears: 1, years: 1, name: "A", exam: "neet" } as const;
	const ranked = [
		{ ...plain, programme: "BDS", isOfStateAlone: false },
		{ ...plain, programme: "MBBS", isOfStateAlone: false, ratio: 3 },
		{ ...plain, programme: "MBBS", isOfStateAlone: true, band: "missed" as const },
	].map(toJudged);
	const order = sortJudged(ranked, "likely").map(({ place }) => place);
	expect(order).toEqual([2, 1, 0]);
});

type Option = { years: number; name: string; exam: string; programme: string; isOfStateAlone: boolean };

function toJudged({ years, name, exam, programme, isOfStateAlone, ...each }: Option, place: number): Judged {
	const seat = { finalFigures: Array(years).fill({}), college: { name }, programmeKey: name, exam, programme };
	return { ...each, place, seat, list: { counsellingIndex: { counselling: { isOfStateAlone } } } } as unknown as Judged;
}
