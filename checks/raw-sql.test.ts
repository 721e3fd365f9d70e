import { expect, test } from "vitest";
import { listSourceFiles } from "./source-tree.ts";

test("what raw SQL answers is read by a shape, not believed by its type", () => {
	const asserting = listSourceFiles(/^apps\/backend\/src\/.*\.ts$/)
		.filter(({ path }) => !path.endsWith(".test.ts"))
		.filter(({ text }) => /\.(?:execute|query)</.test(text))
		.map(({ path }) => path);
	expect(asserting).toEqual([]);
});
