import { expect, test } from "vitest";
import { hasRepeatedKeys, parsePlan, toPlanQuery } from "./search.ts";

const parse = (query: string) => parsePlan(new URLSearchParams(query));

test("a plan survives the round trip through its address", () => {
	const plan = { exams: ["cat", "xat"], colleges: ["iim-indore"] };
	expect(toPlanQuery(plan)).toBe("?exam=cat,xat&college=iim-indore");
	expect(parse(toPlanQuery(plan))).toEqual(plan);
	expect(toPlanQuery({})).toBe("");
	expect(parse("")).toEqual({ exams: [], colleges: [] });
});

test("a submitted form gives the same plan without duplicates, and its address can be shortened", () => {
	const sent = "exam=cat&exam=xat&exam=cat&college=iim-indore&college=&college-words=";
	expect(parse(sent)).toEqual({ exams: ["cat", "xat"], colleges: ["iim-indore"] });
	expect(hasRepeatedKeys(new URLSearchParams(sent))).toBe(true);
	expect(hasRepeatedKeys(new URLSearchParams("exam=cat,xat&college=a,b"))).toBe(false);
});
