import { seededRandom } from "@uchit/pipeline/labels/random.ts";

export type Random = {
	/** A whole number from 0 to before the limit. */
	below: (limit: number) => number;
	pick: <Value>(values: readonly Value[]) => Value;
};

/** The same numbers for the same seed, so that a run can be repeated. */
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
