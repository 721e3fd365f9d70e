import { expect, test } from "vitest";
import { coverAfterKey, coverBetween, coverInMiddle } from "./cover.ts";

test("a cover can be drawn from any corner, ends at the page edge, and a mere click draws nothing", () => {
	expect(coverBetween(2, { x: 0.75, y: 0.5 }, { x: 0.25, y: 1.4 })).toEqual({
		...{ page: 2, x: 0.25, y: 0.5, width: 0.5, height: 0.5 },
	});
	expect(coverBetween(1, { x: 0.5, y: 0.5 }, { x: 0.501, y: 0.9 })).toBeUndefined();
});

test("arrow keys move a cover, and with Shift resize it, never beyond the page or to zero", () => {
	const cover = coverInMiddle(1);
	expect(coverAfterKey(cover, { key: "ArrowLeft", shiftKey: false })).toEqual({ ...cover, x: 0.39 });
	expect(coverAfterKey(cover, { key: "ArrowDown", shiftKey: true })?.height).toBeCloseTo(0.05);
	expect(coverAfterKey({ ...cover, x: 0.8 }, { key: "ArrowRight", shiftKey: false })?.x).toBe(0.8);
	expect(coverAfterKey({ ...cover, height: 0.01 }, { key: "ArrowUp", shiftKey: true })?.height).toBe(0.01);
	expect(coverAfterKey(cover, { key: "Tab", shiftKey: false })).toBeUndefined();
});
