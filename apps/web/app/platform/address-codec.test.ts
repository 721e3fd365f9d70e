import { COLLEGE_SORTS } from "@uchit/contract/college.ts";
import { NEWS_CATEGORIES } from "@uchit/contract/news.ts";
import { PREDICT_SORTS } from "@uchit/contract/predict.ts";
import { REVIEW_SORTS } from "@uchit/contract/review.ts";
import { COURSE_SORTS } from "@uchit/contract/study-abroad.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { parseCutoffSearch, toCutoffParams } from "#app/college/cutoffs/search.ts";
import { parseTrendSearch, TREND_PARAMETERS, toTrendParams } from "#app/college/cutoffs/trend-search.ts";
import { parseCollegeSearch, toCollegeParams } from "#app/college/search.ts";
import { parseCompareSearch, toCompareQuery } from "#app/compare/search.ts";
import { parseCourseSearch, parseUniversitySearch, toCourseParams, toUniversityParams } from "#app/country/search.ts";
import { parseExamSlugs, toExamQuery } from "#app/exam/calendar/search.ts";
import { parseExamSearch, toExamParams } from "#app/exam/list/search.ts";
import { parsePlan, toPlanQuery } from "#app/exam/planner/search.ts";
import { parseNewsSearch, toNewsParams } from "#app/news/search.ts";
import { parsePredictSearch, toPredictParams } from "#app/predict/search.ts";
import { parseReviewSearch, toReviewParams } from "#app/review/search.ts";
import {
	choice,
	cleanText,
	commaList,
	count,
	createAddressCodec,
	list,
	oneOf,
	page,
	pageOf,
	text,
	valuesOf,
} from "./address-codec.ts";

const NAMES = [
	...["q", "near", "page", "sort", "view", "category", "degree", "state", "exam", "field", "region", "mostFee", "open"],
	...["college", "country", "of", "numbers", "rank", "quota", "band", "gender", "programme", "year", "round"],
	...TREND_PARAMETERS,
];
const VALUES = [
	...[...COLLEGE_SORTS, ...NEWS_CATEGORIES, ...PREDICT_SORTS, ...REVIEW_SORTS, ...COURSE_SORTS],
	...["table", "calendar", "country", "all", "", " ", "1", "2", "007", "40000", "a,b", "b.tech", "mbbs", "\u0000"],
];
const address = fc
	.array(
		fc.tuple(
			fc.constantFrom(...NAMES),
			fc.oneof(fc.constantFrom(...VALUES), fc.string({ unit: "grapheme", maxLength: 20 })),
		),
	)
	.map((pairs) => new URLSearchParams(pairs));

const bothWays = <Search>(
	name: string,
	parse: (params: URLSearchParams) => Search,
	write: (search: Search) => URLSearchParams | string,
) => ({
	name,
	readAgain: (params: URLSearchParams) => [parse(new URLSearchParams(write(parse(params)))), parse(params)],
});

test.each([
	bothWays("colleges", parseCollegeSearch, toCollegeParams),
	bothWays("cutoffs", parseCutoffSearch, toCutoffParams),
	bothWays("closing ranks over the years", parseTrendSearch, toTrendParams),
	bothWays(
		"comparison",
		// Links never exceed the limit, so `tooMany` does not round-trip.
		(params) => ({ ...parseCompareSearch(params), tooMany: 0 }),
		toCompareQuery,
	),
	bothWays("universities", parseUniversitySearch, toUniversityParams),
	bothWays("courses", parseCourseSearch, toCourseParams),
	bothWays("calendar", parseExamSlugs, toExamQuery),
	bothWays("exams", parseExamSearch, toExamParams),
	bothWays("plan", parsePlan, toPlanQuery),
	bothWays(
		"predictor",
		// Any field in a link requests an answer, and empty fields are omitted, so `isRequested` does not round-trip.
		(params) => ({ ...parsePredictSearch(params), isRequested: true }),
		toPredictParams,
	),
	bothWays("news", parseNewsSearch, toNewsParams),
	bothWays("reviews", parseReviewSearch, toReviewParams),
])("any address reads the same after it is parsed and written again: $name", ({ readAgain }) => {
	fc.assert(
		fc.property(address, (params) => {
			const [again, first] = readAgain(params);
			expect(again).toEqual(first);
		}),
	);
});

const trial = createAddressCodec<{
	words: string;
	states: readonly string[];
	exams: readonly string[];
	year: string | undefined;
	order: "new" | "old";
	most: number | undefined;
	page: number;
}>({
	words: text(),
	states: list("state"),
	exams: commaList("exam"),
	year: choice(),
	order: oneOf(["new", "old"], "new"),
	most: count(3),
	page: page(),
});

test("a written address follows the order of the table, whatever the input order, and omits defaults", () => {
	const params = new URLSearchParams("page=2&order=old&exam=b&exam=a&state=goa&most=10&utm=x&words=law");
	expect(String(trial.write(trial.parse(params)))).toBe("words=law&state=goa&exam=b%2Ca&order=old&most=10&page=2");
	expect(trial.toQuery({ page: 1, order: "new", exams: ["b", "a"], words: "" })).toBe("exam=b,a");
	expect(trial.names).toEqual(["words", "state", "exam", "year", "order", "most", "page"]);
});

test("an invalid value counts as absent", () => {
	const params = new URLSearchParams("order=best&most=1000&page=0&year=&exam=,&state=+");
	expect(trial.parse(params)).toEqual(trial.parse(new URLSearchParams()));
});

test("a NUL and other control characters become spaces", () => {
	expect(cleanText("law\u0000college\t\n ")).toBe("law college");
});

test("cleaning any text twice changes nothing", () => {
	fc.assert(
		fc.property(
			fc.string({ unit: "binary", maxLength: 260 }),
			(text) => cleanText(cleanText(text)) === cleanText(text),
		),
	);
});

test("a cleaned text has at most 200 characters", () => {
	expect(cleanText("a".repeat(1000))).toHaveLength(200);
});

test("a repeated key yields each value once and no empty values", () => {
	expect(valuesOf(new URLSearchParams("state=goa&state=&state=delhi&state=goa"), "state")).toEqual(["goa", "delhi"]);
});

test.each(["abc", "-1", "0", "1.5", "1e3", "", "99999999"])("page=%s is page 1", (page) => {
	expect(pageOf(new URLSearchParams({ page }))).toBe(1);
});

test("a valid page number is read unchanged", () => {
	expect(pageOf(new URLSearchParams("page=3501"))).toBe(3501);
});
