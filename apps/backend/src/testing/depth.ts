/** `npm test -- full` runs all cases, with a new seed each time. */
const IS_FULL = process.env.PROOF === "full";
/** Otherwise a fixed tenth, so that only a code change makes a passing test fail. */
const SHARE = 10;
const SEED = 20_261_122;

export type Depth = { numRuns: number; seed?: number };

/** The number of fast-check runs out of `all`: one in `share` unless the run is full, which it logs. */
export function searchDepth(all: number, share = SHARE): Depth {
	if (IS_FULL) return { numRuns: all };
	const numRuns = Math.ceil(all / share);
	process.stdout.write(`random cases: ${numRuns} of ${all}, from seed ${SEED}\n`);
	return { numRuns, seed: SEED };
}

/** Numbers from 0 for increasingly hostile inputs: all, or a tenth of them spread from mildest to worst. */
export function sampleSizes(count: number): number[] {
	const every = Array.from({ length: count }, (_, index) => index);
	if (IS_FULL) return every;
	process.stdout.write(`sizes: ${Math.ceil(count / SHARE)} of ${count}\n`);
	return every.filter((index) => index === 0 || (count - 1 - index) % SHARE === 0);
}
