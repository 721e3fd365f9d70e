import { expect, test } from "vitest";
import { NO_LIMITS, readLimits } from "./limits.ts";

test("typed sizes are read, and the limits satisfy both meanings of KB", () => {
	expect(readLimits({ width: "350", height: "450", leastKb: "10", mostKb: "200" })).toEqual({
		kind: "wanted",
		size: { width: 350, height: 450 },
		leastBytes: 10_240,
		mostBytes: 200_000,
	});
	expect(readLimits({ ...NO_LIMITS, mostKb: "50" })).toMatchObject({ kind: "wanted", size: undefined });
});

test("an invalid size names its field, and so does a size with only one side", () => {
	expect(readLimits({ ...NO_LIMITS, width: "350" })).toEqual({ kind: "unread", field: "height" });
	expect(readLimits({ ...NO_LIMITS, mostKb: "-5" })).toEqual({ kind: "unread", field: "mostKb" });
	expect(readLimits({ ...NO_LIMITS, mostKb: "abc" })).toEqual({ kind: "unread", field: "mostKb" });
	expect(readLimits({ ...NO_LIMITS, width: "99999", height: "10" })).toEqual({ kind: "unread", field: "width" });
});
