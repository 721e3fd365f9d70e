import { expect, test } from "vitest";
import { listOutdated } from "#scripts/proof/results.ts";

/** So many pushes may change what a part covers before it has to be proved at full depth again. */
const MOST_PUSHES = 20;

test("what has changed was proved at full depth not too long ago: npm test -- full", () => {
	expect(listOutdated(MOST_PUSHES)).toEqual([]);
});
