import { expect, test } from "vitest";
import { forgetDraft, keepDraft, readDraft } from "./review-draft.ts";
import { EMPTY_REVIEW } from "./written-review.ts";

const DRAFT = { ...EMPTY_REVIEW, text: "Half a sentence", ratings: { teaching: "4" } };

function openStore() {
	const entries = new Map<string, string>();
	return {
		entries,
		open: () => ({
			getItem: (name: string) => entries.get(name) ?? null,
			setItem: (name: string, value: string) => void entries.set(name, value),
			removeItem: (name: string) => void entries.delete(name),
		}),
	};
}

test("a draft is stored for its college until it is discarded", () => {
	const { open, entries } = openStore();
	expect(keepDraft(open, "iit-goa", DRAFT)).toBe(true);
	expect(readDraft(open, "iit-goa")).toEqual(DRAFT);
	expect(readDraft(open, "iit-madras")).toBeUndefined();
	forgetDraft(open, "iit-goa");
	expect(entries.size).toBe(0);
});

test("an emptied form leaves nothing on the device", () => {
	const { open, entries } = openStore();
	keepDraft(open, "iit-goa", DRAFT);
	keepDraft(open, "iit-goa", EMPTY_REVIEW);
	expect(entries.size).toBe(0);
});

test("ignores an unreadable draft", () => {
	const { open, entries } = openStore();
	entries.set("review-draft:iit-goa", "{half");
	expect(readDraft(open, "iit-goa")).toBeUndefined();
});

test("a browser that forbids its storage stores no draft, and saving reports the failure", () => {
	const forbidden = () => {
		throw new DOMException("no storage here", "SecurityError");
	};
	expect(keepDraft(forbidden, "iit-goa", DRAFT)).toBe(false);
	expect(readDraft(forbidden, "iit-goa")).toBeUndefined();
	expect(() => forgetDraft(forbidden, "iit-goa")).not.toThrow();
});
