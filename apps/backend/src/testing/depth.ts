/** `npm test -- full` tries everything, each time with other cases. */
const IS_FULL = process.env.PROOF === "full";
/** Otherwise a tenth, and always the same: what passed before fails only through what was changed. */
const SHARE = 10;
const SEED = 20_261_122;

export type Depth = { numRuns: number; seed?: number };

/** How many of `all` random cases a search for failures tries now, for fast-check; says so where that is not all: one in `share`. */
export function searchDepth(all: number, share = SHARE): Depth {
	if (IS_FULL) return { numRuns: all };
	const numRuns = Math.ceil(all / share);
	process.stdout.write(`random cases: ${numRuns} of ${all}, from seed ${SEED}\n`);
	return { numRuns, seed: SEED };
}

/** Numbers from 0 for increasingly hostile inputs: all, or a tenth of them spread from mildest to worst. */
export function spread(count: number): number[] {
	const every = Array.from({ length: count }, (_, index) => index);
	if (IS_FULL) return every;
	process.stdout.write(`sizes: ${Math.ceil(count / SHARE)} of ${count}\n`);
	return every.filter((index) => index === 0 || (count - 1 - index) % SHARE === 0);
}
