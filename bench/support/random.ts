export type Random = {
	/** A whole number from 0 to before the limit. */
	below: (limit: number) => number;
	pick: <Value>(values: readonly Value[]) => Value;
};

/** The same numbers for the same seed (mulberry32), so that a run can be repeated. */
export function createRandom(seed: number): Random {
	let state = seed >>> 0;
	const next = () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
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
