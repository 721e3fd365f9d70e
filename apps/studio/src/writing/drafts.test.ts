// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { dropDraft, keepDraft, readDraft } from "./drafts.ts";

const PLACE = "somebody.news.7";
const MONTH_MS = 31 * 86_400_000;

test("a draft is kept by its place until it is dropped", () => {
	const draft = { at: Date.now(), values: { title: "One" } };
	keepDraft(PLACE, draft);
	expect(readDraft(PLACE)).toEqual(draft);
	expect(readDraft("somebody-else.news.7")).toBeUndefined();
	dropDraft(PLACE);
	expect(readDraft(PLACE)).toBeUndefined();
});

test("what is a month old, or no draft, is none", () => {
	keepDraft(PLACE, { at: Date.now() - MONTH_MS, values: {} });
	expect(readDraft(PLACE)).toBeUndefined();
	localStorage.setItem(`desk.draft.${PLACE}`, "{");
	expect(readDraft(PLACE)).toBeUndefined();
});
