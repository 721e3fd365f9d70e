import { expect, test } from "vitest";
import { pack } from "./pack.ts";
import { unpack } from "./unpack.ts";

const again = async (value: unknown) => unpack(pack(value));

test("what is packed comes back as it was: texts of both widths, holes of both kinds, numbers of every size, rows of unlike fields", async () => {
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
