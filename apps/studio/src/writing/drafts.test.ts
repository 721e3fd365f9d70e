// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { dropDraft, keepDraft, moveDraft, readDraft } from "./drafts.ts";

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

test("what is typed while a new item is saved is offered in its own form; who has left it leaves what they began since", () => {
	const moved = { from: "somebody.news.new", to: PLACE, sent: { title: "One", slug: "" } };
	const typed = { at: Date.now(), values: { title: "One", slug: null, body: "<p>More</p>" } };
	keepDraft(moved.from, typed);
	moveDraft({ ...moved, isHere: false });
	expect([readDraft(moved.from), readDraft(PLACE)]).toEqual([typed, undefined]);
	moveDraft({ ...moved, isHere: true });
	expect([readDraft(moved.from), readDraft(PLACE)]).toEqual([
		undefined,
		{ at: typed.at, values: { slug: null, body: "<p>More</p>" } },
	]);
	dropDraft(PLACE);
	keepDraft(moved.from, { at: typed.at, values: { title: "One" } });
	moveDraft({ ...moved, isHere: false });
	expect([readDraft(moved.from), readDraft(PLACE)]).toEqual([undefined, undefined]);
});
