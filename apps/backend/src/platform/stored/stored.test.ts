import { expect, test } from "vitest";
import { pack } from "./pack.ts";
import { unpack } from "./unpack.ts";

const again = async (value: unknown) => unpack(pack(value));

test("an object that occurs several times in a list is one object again after unpacking", async () => {
	const college = { name: "IIT Bombay" };
	const made = await again([{ college }, { college }, { college: { name: "IIT Bombay" } }]);
	expect(made).toEqual([{ college }, { college }, { college }]);
	const colleges = Array.isArray(made) ? made.map((seat: { college: unknown }) => seat.college) : [];
	expect(new Set(colleges).size).toBe(2);
});

test("refuses a value that does not survive the round trip", () => {
	class Other {}
	for (const value of [new Other(), () => 1, 1n, new Date(0), new BigInt64Array(1)])
		expect(() => pack({ value })).toThrow();
});

test("packed values survive the round trip: texts of both widths, both kinds of holes, all numbers, unlike rows", async () => {
	const value = {
		rows: [
			{ id: "a", name: "Délhi", nameHi: "दिल्ली", rank: 1, isIn: true },
			{ id: "b", name: "Délhi", nameHi: null, rank: undefined, isIn: false },
			{ id: "c", at: -3.25 },
		],
		numbers: [0, 255, 256, 65_536, 2 ** 32 - 1, -1, -(2 ** 31), 2 ** 40, 0.5, -0, Number.NaN, Number.POSITIVE_INFINITY],
		empty: { list: [], map: new Map(), set: new Set(), text: "" },
		nested: new Map([
			["x", new Map([[1, [new Set(["p", "q"])]]])],
			["y", new Map()],
		]),
		typed: [Uint8Array.of(7), Float64Array.of(0.1, Number.NaN), Uint16Array.of(65_535), new Uint32Array()],
	};
	expect(await again(value)).toEqual(value);
});
