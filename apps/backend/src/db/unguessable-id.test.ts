import { expect, test } from "vitest";
import { newUnguessableId } from "./unguessable-id.ts";

test("each of the 128 bits is random", () => {
	const ids = Array.from({ length: 200 }, () => newUnguessableId());
	expect(ids.filter((id) => !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id))).toEqual([]);
	const bits = ids.map((id) => BigInt(`0x${id.replaceAll("-", "")}`));
	const seen = Array.from({ length: 128 }, (_, bit) => new Set(bits.map((all) => (all >> BigInt(bit)) & 1n)).size);
	expect(seen.filter((values) => values !== 2)).toEqual([]);
});
