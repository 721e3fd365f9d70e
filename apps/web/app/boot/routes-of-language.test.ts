import { expect, test } from "vitest";
import { rewriteRoutesForLanguage } from "./routes-of-language.ts";

const PATHS = [undefined, "hi?", "hi?/colleges", "hi?/*", "courses"];

test.each([
	["en", [undefined, "", "colleges", "*", "courses"]],
	["hi", [undefined, "hi/", "hi/colleges", "hi/*", "courses"]],
] as const)("each route is there in %s alone, and a second time changes nothing", (language, expected) => {
	const table = {
		routes: Object.fromEntries(PATHS.map((path, at) => [`route-${at}`, path === undefined ? {} : { path }])),
	};
	for (const _ of ["once", "again"]) {
		rewriteRoutesForLanguage(language, table);
		expect(Object.values(table.routes).map(({ path }) => path)).toEqual(expected);
	}
});
