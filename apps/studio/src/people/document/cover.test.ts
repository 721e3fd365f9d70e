import { expect, test } from "vitest";
import { coverBetween } from "./cover.ts";

test("a cover is drawn from any corner, ends at the page's edge, and is none where somebody only clicked", () => {
	expect(coverBetween(2, { x: 0.75, y: 0.5 }, { x: 0.25, y: 1.4 })).toEqual({
		...{ page: 2, x: 0.25, y: 0.5, width: 0.5, height: 0.5 },
	});
	expect(coverBetween(1, { x: 0.5, y: 0.5 }, { x: 0.501, y: 0.9 })).toBeUndefined();
});
