import { seededRandom } from "@uchit/pipeline/labels/random.ts";

export type Random = {
	below: (limit: number) => number;
	pick: <Value>(values: readonly Value[]) => Value;
};

/** The same seed gives the same numbers, so that a run can be repeated. */
export function createRandom(seed: number): Random {
	const next = seededRandom(seed);
	const below = (limit: number) => Math.floor(next() * limit);
	return {
		below,
		pick(values) {
			const value = values[below(values.length)];
			if (value === undefined) throw new Error("Nothing to pick from");
			return value;
		},
	};
}
