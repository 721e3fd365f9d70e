import { expect, test } from "vitest";
import { JOSAA } from "#pipeline/josaa/read.ts";

const rowsOf = (year: number) => JOSAA.find(({ sourceId }) => sourceId === `josaa-${year}`)?.read() ?? [];

test("the Indian School of Mines admitted by JEE Advanced in 2016, a year before it became an IIT by name", () => {
	const mines = rowsOf(2016).filter(({ institute }) => institute.name === "Indian School of Mines Dhanbad");
	expect(mines).toHaveLength(491);
	expect(new Set(mines.map(({ exam }) => exam))).toEqual(new Set(["jee-advanced"]));
});

test("2026 is read up to the fifth round, and the Indian Institute of Science admits by JEE Advanced there", () => {
	const rows = rowsOf(2026);
	expect(rows).toHaveLength(65_232);
	expect(new Set(rows.map(({ round }) => round))).toEqual(new Set([1, 2, 3, 4, 5]));
	const science = rows.filter(({ institute }) => institute.name === "Indian Institute of Science, Bangalore");
	expect(new Set(science.map(({ exam }) => exam))).toEqual(new Set(["jee-advanced"]));
});

test("a rank with a P is of the preparatory course; a pair with and without P is marked as ranks of two lists", () => {
	const preparatory = rowsOf(2026).filter((row) => row.preparatory);
	expect(preparatory).toHaveLength(905);
	expect(new Set(preparatory.map(({ rankSpace }) => rankSpace))).toEqual(new Set(["jee-advanced-preparatory"]));
	const mixed = rowsOf(2026).filter(({ mark }) => mark === "mixed-rank-space");
	expect(mixed).toHaveLength(64);
	expect(mixed.filter((row) => !row.preparatory)).toEqual([]);
});
