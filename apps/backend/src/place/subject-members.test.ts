import { expect, test } from "vitest";
import type { Column } from "#backend/search/columns.ts";
import { membershipOf } from "./subject-members.ts";

const OPTIONS = 40;
const WORDS = 2;

test("an institution belongs to its subject at any position among more than 32 subjects", () => {
	const options = Array.from({ length: OPTIONS }, (_, place) => ({ value: `degree-${place}`, label: "" }));
	const bits = new Uint32Array(OPTIONS * WORDS);
	for (const number of options.keys()) bits[number * WORDS + Math.floor(number / 32)] = 2 ** (number % 32);
	const column: Column = { name: "degree", options, holds: "many", codes: new Uint16Array(), bits };
	for (const [place, { value }] of options.entries()) {
		const isMember = membershipOf({ columns: [column] }, { facet: "degree", value });
		expect([...options.keys()].filter((number) => isMember?.(number))).toEqual([place]);
	}
});
