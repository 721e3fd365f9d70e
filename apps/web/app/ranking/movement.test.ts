import { expect, test } from "vitest";
import { depthOf, moveOf } from "./movement.ts";

test("the move between two ranks is counted in places, and the smaller rank is the better", () => {
	expect(moveOf({ rank: 3, before: { rank: 7 } })).toEqual({ kind: "up", by: 4 });
	expect(moveOf({ rank: 7, before: { rank: 3 } })).toEqual({ kind: "down", by: 4 });
	expect(moveOf({ rank: 7, before: { rank: 7 } })).toEqual({ kind: "same" });
});

test("a move from or to a band is not counted", () => {
	expect(moveOf({ rank: 90, before: { band: "101-150" } })).toEqual({ kind: "uncounted" });
	expect(moveOf({ before: { rank: 90 } })).toEqual({ kind: "uncounted" });
	expect(moveOf({ before: { band: "101-150" } })).toEqual({ kind: "uncounted" });
});

test("a college absent from the earlier list is new in this one", () => {
	expect(moveOf({ rank: 1 })).toEqual({ kind: "new" });
});

test("a list extends to its last band, or to its last rank", () => {
	expect(
		depthOf({
			lastRank: 100,
			bands: [
				{ band: "101-150", count: 50 },
				{ band: "151-200", count: 50 },
			],
		}),
	).toBe(200);
	expect(depthOf({ lastRank: 40, bands: [] })).toBe(40);
});
