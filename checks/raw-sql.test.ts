import { expect, test } from "vitest";
import { listSourceFiles } from "./source-tree.ts";

/** Where a type argument still says what raw SQL answers, and why. Everything else reads by a shape (0072). */
const ASSERTED: ReadonlyMap<string, string> = new Map([
	["apps/backend/src/search/queries/search-rows.ts", "the rows of the index, which changes with it"],
]);

test("what raw SQL answers is read by a shape, not believed by its type", () => {
	const asserting = listSourceFiles(/^apps\/backend\/src\/.*\.ts$/)
		.filter(({ path }) => !path.endsWith(".test.ts"))
		.filter(({ text }) => /\.(?:execute|query)</.test(text))
		.map(({ path }) => path);
	expect(asserting).toEqual([...ASSERTED.keys()]);
});
