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
});

test.each(PREDICT_SORTS)("the first by %s are those that ordering all gives", (sort) => {
	fc.assert(
		fc.property(fc.array(option, { maxLength: 60 }), fc.integer({ min: 1, max: 70 }), (options, count) => {
			const judged = options.map(({ years, name, ...each }, place) => {
				const seat = { finalFigures: Array(years).fill({}), college: { name }, programmeKey: name };
				return { ...each, place, seat } as unknown as Judged;
			});
			expect(firstSorted(judged, sort, count)).toEqual(sortJudged(judged, sort).slice(0, count));
		}),
	);
});
