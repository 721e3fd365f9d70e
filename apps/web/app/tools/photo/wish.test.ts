import { expect, test } from "vitest";
import { NO_WISH, readWish } from "./wish.ts";

test("sizes that are typed are read, the limits so that both meanings of KB are met", () => {
	expect(readWish({ width: "350", height: "450", leastKb: "10", mostKb: "200" })).toEqual({
		kind: "wanted",
		size: { width: 350, height: 450 },
		leastBytes: 10_240,
		mostBytes: 200_000,
	});
	expect(readWish({ ...NO_WISH, mostKb: "50" })).toMatchObject({ kind: "wanted", size: undefined });
});

test("what is no size names its field: half a size too", () => {
	expect(readWish({ ...NO_WISH, width: "350" })).toEqual({ kind: "unread", field: "height" });
	expect(readWish({ ...NO_WISH, mostKb: "-5" })).toEqual({ kind: "unread", field: "mostKb" });
	expect(readWish({ ...NO_WISH, mostKb: "abc" })).toEqual({ kind: "unread", field: "mostKb" });
	expect(readWish({ ...NO_WISH, width: "99999", height: "10" })).toEqual({ kind: "unread", field: "width" });
});
