import { expect, test } from "vitest";
import { readQuestion } from "#backend/search/question/read-question.ts";
import { buildSmallWords } from "#backend/search/question/testing/small-words.ts";
import { listNamedAbroad } from "./named-abroad.ts";

const words = await buildSmallWords();
const read = (question: string) => readQuestion(question, words, new Set());

test.each([
	["oxford university ms cost", "gb-1"],
	["stanford university", "us-1"],
	["harvard ya stanford kaun accha hai", "us-1"],
	["स्टैनफोर्ड यूनिवर्सिटी की फीस", "us-1"],
	["mit usa ms fees", "us-2"],
	["ms in usa from mit", "us-2"],
	["waterloo university fees", "ca-1"],
	["university of waterloo computer science", "ca-1"],
])("“%s” names a university abroad, and its country answers", (question, id) => {
	const reading = read(question);
	expect(listNamedAbroad(reading).map((each) => each.id)).toContain(id);
	expect(reading.intent).toBe("country");
});

test.each([
	...[
		"oxford college of engineering fees",
		"stanford business school jalandhar",
		"mit manipal fees",
		"anna university",
	],
	...["open university fees", "cambridge school patna", "tell me about plugh waterloo university"],
])("“%s” names no university abroad", (question) => {
	expect(listNamedAbroad(read(question))).toEqual([]);
});
