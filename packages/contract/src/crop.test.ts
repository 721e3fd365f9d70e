import { expect, test } from "vitest";
import { computeCrop } from "./crop.ts";

test("a wide picture loses its sides for a tall target, around the point that the visitor picks", () => {
	const cut = { zoom: 1, x: 0.5, y: 0.5 };
	expect(computeCrop({ width: 400, height: 200 }, { width: 100, height: 100 }, cut)).toEqual({
		...{ width: 200, height: 200, left: 100, top: 0 },
	});
	expect(computeCrop({ width: 400, height: 200 }, { width: 100, height: 100 }, { zoom: 2, x: 1, y: 0 })).toEqual({
		...{ width: 100, height: 100, left: 300, top: 0 },
	});
});
