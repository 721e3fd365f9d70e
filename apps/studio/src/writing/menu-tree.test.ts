import { expect, test } from "vitest";
import { linkInWords, type MenuEntry, type MenuNode, reorderSiblings, toMenuTree } from "./menu-tree.ts";

const entry = (id: number, parent: number | null, sort = 0): MenuEntry => ({
	...{ id, parent, sort, place: "footer", label: `entry ${id}`, link: null, status: "published" },
});
const shape = (nodes: readonly MenuNode[]): unknown => nodes.map(({ id, entries }) => [id, shape(entries)]);

test("entries are placed under their parents, sorted by sort value, then by age", () => {
	expect(shape(toMenuTree([entry(1, null, 2), entry(2, null, 1), entry(4, 1), entry(3, 1), entry(5, 3)]))).toEqual([
		[2, []],
		[
			1,
			[
				[3, [[5, []]]],
				[4, []],
			],
		],
	]);
});

test("an entry with a missing parent or a parent cycle remains reachable", () => {
	expect(shape(toMenuTree([entry(1, 99), entry(2, 3), entry(3, 2)]))).toEqual([
		[1, []],
		[2, []],
		[3, []],
	]);
});

test("moving an entry renumbers its siblings, where that changes them", () => {
	const siblings = [entry(1, null, 1), entry(2, null, 2), entry(3, null, 3)];
	expect(reorderSiblings(siblings, 3, 2)).toEqual([
		{ id: 3, sort: 2 },
		{ id: 2, sort: 3 },
	]);
	expect(reorderSiblings(siblings, 3, 1).map(({ id }) => id)).toEqual([3, 1, 2]);
	expect(reorderSiblings(siblings, 1, 1)).toEqual([]);
});

test.each([
	["fill:popular:1", "filled with the popular colleges of Engineering"],
	["fill:nirf:12", "filled with the colleges that NIRF ranks in Medical"],
	["fill:popular:99", "fill:popular:99"],
	["/news", "/news"],
	[null, ""],
])("the link %s of a menu is shown as “%s”", (link, words) => {
	expect(linkInWords(link)).toBe(words);
});
