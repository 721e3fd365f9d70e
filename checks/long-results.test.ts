import { expect, test } from "vitest";
import { listOutdated, readLongResults } from "#scripts/proof/long.ts";

test("the slow proofs were run on the code as it is: npm run test:long", () => {
	expect(listOutdated(readLongResults())).toEqual([]);
});
