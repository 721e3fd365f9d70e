import { expect, test } from "vitest";
import { readQuestion } from "#backend/search/question/read-question.ts";
import { filterByKind } from "#backend/search/question/reading.ts";
import { buildSmallWords } from "#backend/search/question/testing/small-words.ts";
import { toScholarships } from "./scholarship-card.ts";

const words = await buildSmallWords();

test.each([
	["scholarship for 10th pass students", { level: "11" }],
	["scholarship for class 10 students", { level: "10" }],
	["12th pass scholarship", { level: "12-pass" }],
	["up scholarship form kab tak bhar sakte hai", { requested: "last-date", state: "uttar-pradesh" }],
])("“%s” asks for scholarships with %o", (question, card) => {
	const reading = readQuestion(question, words, new Set());
	expect(toScholarships([], (kind) => filterByKind(reading.reads, kind), reading)).toMatchObject(card);
});
