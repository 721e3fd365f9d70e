import { expect, test } from "vitest";
import { inMapOrder, neighbourOf, shadeOf, TILES, tileOf } from "./state-tiles.ts";

const STATES = Object.keys(TILES);

test("the 28 states and 8 union territories have a tile each", () => {
	expect(STATES).toHaveLength(36);
	const tiles = STATES.map((slug) => tileOf(slug));
	expect(tiles).not.toContain(undefined);
	expect(new Set(tiles.map((tile) => `${tile?.column} ${tile?.row}`)).size).toBe(STATES.length);
});

test("the map is read row by row, and an unknown place comes last", () => {
	const places = ["kerala", "atlantis", "ladakh", "jammu-and-kashmir", "goa"].map((slug) => ({ slug }));
	expect(inMapOrder(places).map(({ slug }) => slug)).toEqual([
		"jammu-and-kashmir",
		"ladakh",
		"goa",
		"kerala",
		"atlantis",
	]);
});

test.each([
	["kerala", "ArrowRight", "tamil-nadu"],
	["kerala", "ArrowUp", "karnataka"],
	["puducherry", "ArrowRight", "andaman-and-nicobar-islands"],
	["lakshadweep", "ArrowLeft", undefined],
	["ladakh", "ArrowUp", undefined],
	["atlantis", "ArrowUp", undefined],
] as const)("from %s, %s leads to %s", (from, key, to) => {
	expect(neighbourOf(from, key, STATES)).toBe(to);
});

test("arrow keys skip places that are not shown", () => {
	expect(neighbourOf("kerala", "ArrowUp", ["kerala", "goa", "rajasthan"])).toBe("rajasthan");
});

test("a tile gets one shade darker with each fourfold count", () => {
	expect([1600, 400, 100, 25, 0].map((count) => shadeOf(count, 1600))).toEqual([3, 2, 1, 0, 0]);
});
