import { expect, test } from "vitest";
import { applyFacets } from "./list-facets.ts";
import { ListWords } from "./list-words.ts";

const NAMES = ["Universität Gießen", "Łódź University", "Massachusetts Institute of Technology", "Mitchell College"];
const words = new ListWords(NAMES.map((name) => ({ name, others: name.startsWith("Mass") ? ["mit.edu"] : ["Oslo"] })));
const find = (q: string) => words.find(q).map((place) => NAMES[place]);

test.each([
	["giessen", ["Universität Gießen"]],
	["Gießen", ["Universität Gießen"]],
	["lodz", ["Łódź University"]],
	["mit", ["Massachusetts Institute of Technology", "Mitchell College"]],
	["masachusets", ["Massachusetts Institute of Technology"]],
	["oslo university", ["Łódź University"]],
	["paris university", []],
	["!?", []],
])("%s finds %j", (q, names) => {
	expect(find(q)).toEqual(names);
});

test("a facet's options are counted under the other facets' choices, and a chosen option stays", () => {
	const rows = [
		{ size: "big", colours: ["red", "blue"] },
		{ size: "big", colours: ["blue"] },
		{ size: "small", colours: ["red"] },
	];
	const { rows: left, options } = applyFacets(rows, [
		{ valuesOf: ({ size }) => [size], chosen: ["big"] },
		{ valuesOf: ({ colours }) => colours, chosen: ["red", "green"] },
	]);
	expect(left).toEqual([rows[0]]);
	const counts = options.map((facet) => facet.map(({ value, count, selected }) => [value, count, selected]));
	expect(counts).toEqual([
		[
			["big", 1, true],
			["small", 1, false],
		],
		[
			["blue", 2, false],
			["green", 0, true],
			["red", 1, true],
		],
	]);
});
