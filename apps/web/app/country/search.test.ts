import { expect, test } from "vitest";
import { parseCompared } from "./list/compare.ts";
import { parseCourseSearch, parseUniversitySearch, toCourseParams, toUniversityParams } from "./search.ts";

const known = ["germany", "canada", "australia", "japan", "italy"].map((slug) => ({ slug }));

test.each(["compare=japan,germany", "compare=japan&compare=germany"])(
	"%s compares the same two countries",
	(search) => {
		expect(parseCompared(new URLSearchParams(search), known)).toEqual({ slugs: ["germany", "japan"], tooMany: 0 });
	},
);

test("up to four countries are compared, extra ones are counted, and unknown ones are not", () => {
	const params = new URLSearchParams("compare=italy,japan,australia,canada,germany,atlantis");
	expect(parseCompared(params, known)).toEqual({ slugs: ["germany", "canada", "australia", "japan"], tooMany: 1 });
});

test("a list of courses has one address, and unreadable values are left out", () => {
	const search = parseCourseSearch(
		new URLSearchParams("page=0&sort=best&mostFee=-1&level=Diploma&field=Health&q= law "),
	);
	expect(search).toMatchObject({ q: "law", sort: undefined, mostFee: undefined, page: 1 });
	expect(String(toCourseParams(search))).toBe("q=law&field=Health&level=Diploma");
	expect(String(toCourseParams({ mostFee: 40_000, sort: "-fee", page: 3 }))).toBe("mostFee=40000&sort=-fee&page=3");
});

test("a list of universities retains its words, regions and page", () => {
	const search = "q=tech&region=Texas&region=Ohio&page=2";
	expect(String(toUniversityParams(parseUniversitySearch(new URLSearchParams(search))))).toBe(search);
});
