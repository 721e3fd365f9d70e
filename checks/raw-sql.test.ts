import { expect, test } from "vitest";
import { listSourceFiles } from "./source-tree.ts";

test("the result of raw SQL is parsed by a schema, not trusted by its type", () => {
	const asserting = listSourceFiles(/^apps\/backend\/src\/.*\.ts$/)
		.filter(({ path }) => !path.endsWith(".test.ts"))
		.filter(({ text }) => /\.(?:execute|query)</.test(text))
		.map(({ path }) => path);
	expect(asserting).toEqual([]);
});
