import { expect, test } from "vitest";
import { readQuestion } from "#backend/search/question/read-question.ts";
import { buildSmallWords } from "#backend/search/question/testing/small-words.ts";
import { toStudent } from "./student.ts";

const words = await buildSmallWords();

test.each([
	["pcm 62 percent 12th bihar girl family income under 1 lakh", { percent: 62, isForWomen: true, income: 100_000 }],
	["55 % commerce obc which college", { percent: 55, category: "obc" }],
	["class 10 marks 85 which stream", { percent: 85 }],
	["after 12th pcm what to do", undefined],
])("“%s” gives these details of the student: %o", (question, student) => {
	expect(toStudent(readQuestion(question, words, new Set()))).toEqual(student);
});
