import { expect, test } from "vitest";
import { depthOf, moveOf } from "./movement.ts";

test("between two ranks the places are counted, the smaller rank being the better one", () => {
	expect(moveOf({ rank: 3, before: { rank: 7 } })).toEqual({ kind: "up", by: 4 });
	expect(moveOf({ rank: 7, before: { rank: 3 } })).toEqual({ kind: "down", by: 4 });
	expect(moveOf({ rank: 7, before: { rank: 7 } })).toEqual({ kind: "same" });
});

test("a band is no number: nothing is counted from or to it", () => {
	expect(moveOf({ rank: 90, before: { band: "101-150" } })).toEqual({ kind: "uncounted" });
	expect(moveOf({ before: { rank: 90 } })).toEqual({ kind: "uncounted" });
	expect(moveOf({ before: { band: "101-150" } })).toEqual({ kind: "uncounted" });
});

test("whom the earlier list does not name is new in this one", () => {
	expect(moveOf({ rank: 1 })).toEqual({ kind: "new" });
});

test("a list is as deep as its last band, or as its last rank", () => {
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
