import { expect, test } from "vitest";
import { importsOf, listSourceFiles } from "../source-tree.ts";

const ALLOWED = /^(\.\/|(?:\.\.\/)+predictor\/naive\/|node:|zod$)/;

test("the second readings of the lists, of predictor and newer lists, import nothing from the first", () => {
	const files = listSourceFiles(/^checks\/(?:predictor\/naive\/.*|lists\/raw\/.*)\.ts$/);
	expect(files.length).toBeGreaterThan(5);
	expect(files.flatMap(importsOf).filter((name) => !ALLOWED.test(name))).toEqual([]);
});
