import { expect, test } from "vitest";
import { readQuestion } from "#backend/search/question/read-question.ts";
import { filterByKind } from "#backend/search/question/reading.ts";
import { buildSmallWords } from "#backend/search/question/testing/small-words.ts";
import { addDegree, toListQuery } from "./list-query.ts";

const words = await buildSmallWords();
const EXAMS = {
	bySlug: new Map([
		["cat", { record: { level: "postgraduate" as const, streams: ["management" as const] } }],
		["neet", { record: { level: "undergraduate" as const, streams: ["medical" as const] } }],
	]),
};

test.each([
	["cat 85 percentile pune", ["mba"]],
	["cat 85 percentile", []],
	["cat 85 percentile iit bombay pune", []],
	["neet 500 marks pune", []],
])("a management exam with a place adds its degree there: “%s” %o", (question, degrees) => {
	const read = addDegree(readQuestion(question, words, new Set()), EXAMS);
	expect(filterByKind(read.reads, "degree").map(({ value }) => value)).toEqual(degrees);
});

test.each([
	["arts colleges in patna", ["8", "21"]],
	["arts colleges", ["8"]],
	["law colleges in patna", ["3"]],
])("a search for arts colleges at a place also includes colleges of no stated field: “%s” %o", (question, category) => {
	const read = readQuestion(question, words, new Set());
	expect(toListQuery(read, new Map())?.facets.category).toEqual(category);
});
