// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { dropDraft, keepDraft, moveDraft, readDraft } from "./drafts.ts";

const PLACE = "somebody.news.7";
const MONTH_MS = 31 * 86_400_000;

test("a draft stays stored under its place until it is dropped", () => {
	const draft = { at: Date.now(), values: { title: "One" } };
	keepDraft(PLACE, draft);
	expect(readDraft(PLACE)).toMatchObject(draft);
	expect(readDraft("somebody-else.news.7")).toBeUndefined();
	dropDraft(PLACE);
	expect(readDraft(PLACE)).toBeUndefined();
});

test("ignores an unreadable draft or one that is a month old", () => {
	keepDraft(PLACE, { at: Date.now() - MONTH_MS, values: {} });
	expect(readDraft(PLACE)).toBeUndefined();
	localStorage.setItem(`desk.draft.${PLACE}`, "{");
	expect(readDraft(PLACE)).toBeUndefined();
});

test("input typed during a save moves to the item's own form, and stays in the new form if the author has left", () => {
	const moved = { from: "somebody.news.new", to: PLACE, sent: { title: "One", slug: "" }, opened: 0 };
	const typed = { at: Date.now(), values: { title: "One", slug: null, body: "<p>More</p>" } };
	keepDraft(moved.from, typed);
	moveDraft({ ...moved, isHere: false });
	expect([readDraft(moved.from), readDraft(PLACE)]).toMatchObject([typed, undefined]);
	moveDraft({ ...moved, isHere: true });
	expect([readDraft(moved.from), readDraft(PLACE)]).toMatchObject([
		undefined,
		{ at: typed.at, values: { slug: null, body: "<p>More</p>" } },
	]);
	dropDraft(PLACE);
	keepDraft(moved.from, { at: typed.at, values: { title: "One" } });
	moveDraft({ ...moved, isHere: false });
	expect([readDraft(moved.from), readDraft(PLACE)]).toEqual([undefined, undefined]);
});

test.each([
	["before this form was opened", { at: Date.now() - 1_000 }],
	["in another window", { at: Date.now() + 1_000, page: 1 }],
])("text of another new item, typed %s, is not offered in a saved one", (_when, other) => {
	const from = "somebody.news.new";
	localStorage.setItem(
		`desk.draft.${from}`,
		JSON.stringify({ page: performance.timeOrigin, values: { title: "B" }, ...other }),
	);
	moveDraft({ from, to: PLACE, sent: { title: "A" }, opened: Date.now(), isHere: true });
	expect([readDraft(from)?.values, readDraft(PLACE)]).toEqual([{ title: "B" }, undefined]);
});
