import { expect, test } from "vitest";
import { placeIn, readAdvice } from "./advice.ts";

const SENT = ["a", "b", "c", "d"];

test("moving one college up is one move, not four", () => {
	const advice = readAdvice({ order: ["d", "a", "b", "c"], notes: ["near home", "", "", ""], sent: SENT });
	expect(advice).toEqual([{ key: "d", from: 3, to: 0, isMoved: true, note: "near home" }]);
});

test("a note alone appears without a move, and an unchanged list gives no advice", () => {
	expect(readAdvice({ order: SENT, notes: ["", " ask the fee ", "", ""], sent: SENT })).toEqual([
		{ key: "b", from: 1, to: 1, isMoved: false, note: "ask the fee" },
	]);
	expect(readAdvice({ order: SENT, notes: ["", "", "", ""], sent: SENT })).toEqual([]);
});

test("in a list with other colleges a moved one goes behind the one advised before it, or to the top", () => {
	expect(placeIn(["x", "a", "b", "y"], ["b", "a"], "b")).toBe(0);
	expect(placeIn(["x", "a", "b", "y"], ["b", "a"], "a")).toBe(2);
	expect(placeIn(["x"], ["b", "a"], "a")).toBe(0);
});
