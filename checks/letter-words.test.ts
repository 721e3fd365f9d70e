import { expect, test } from "vitest";
import { CHANGE_WORDS } from "../apps/backend/src/account/letters/change-words.ts";
import { EXAM_CHANGE_WORDS } from "../apps/backend/src/account/letters/exam-change-words.ts";
import { messages as english } from "../apps/web/app/platform/messages/en.ts";
import { messages as hindi } from "../apps/web/app/platform/messages/hi.ts";

test.each([
	["en", CHANGE_WORDS.en, english],
	["hi", CHANGE_WORDS.hi, hindi],
] as const)("a letter calls facts as the pages do (%s)", (_, letter, page) => {
	expect(letter.rank("X")).toBe(page.receipt.rank.replace("{list}", "X"));
	expect(letter.seats("X")).toBe(page.receipt.seats.replace("{authority}", "X"));
	expect(letter.cutoffs("X")).toBe(page.compare.cutoffsOf.replace("{authority}", "X"));
	expect(letter.whole).toEqual({
		institution: page.facts.kind,
		place: page.compare.place,
		categories: page.facts.categories,
	});
});

test.each([
	["en", EXAM_CHANGE_WORDS.en, english],
	["hi", EXAM_CHANGE_WORDS.hi, hindi],
] as const)("a letter calls what changes of an exam as the pages do (%s)", (_, letter, page) => {
	expect(page.exam.status).toMatchObject(letter.statuses);
	expect(page.exam.field).toMatchObject(letter.fields);
});
