import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { LONG_FILES, LONGEST_FILES } from "./long-tests.ts";

test("every test file that is named as a long one exists", () => {
	const named = [...LONGEST_FILES, ...Object.keys(LONG_FILES)];
	expect(named.filter((path) => !existsSync(new URL(`../../${path}`, import.meta.url)))).toEqual([]);
});
