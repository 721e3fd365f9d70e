import type { RegisteredCourse } from "@uchit/contract/study-abroad.ts";
import { expect, test } from "vitest";
import { listFeeRanges } from "./course-fees.ts";

const course = (tuitionAud: number | undefined, changes: Partial<RegisteredCourse> = {}): RegisteredCourse => ({
	code: "c",
	name: "n",
	provider: "p",
	field: "Health",
	level: "Bachelor Degree",
	states: [],
	weeks: 104,
	tuitionAud,
	sourceId: "cricos-2023",
	...changes,
});
const eleven = Array.from({ length: 11 }, (_, place) => course((place + 1) * 2_000));

test("a year costs its share of the whole course, and a tenth of the courses lie below and above the range", () => {
	expect(listFeeRanges(eleven.toReversed())).toEqual([
		{ field: "Health", level: "Bachelor Degree", courses: 11, lowAud: 2_000, medianAud: 6_000, highAud: 10_000 },
	]);
});

test("a course without a fee, a length or a field is not counted as free", () => {
	const unknown = [course(undefined), course(9_000, { weeks: undefined }), course(9_000, { field: undefined })];
	expect(listFeeRanges([...eleven, ...unknown])).toEqual(listFeeRanges(eleven));
});

test("fewer than ten courses give no range", () => {
	expect(listFeeRanges(eleven.slice(0, 9))).toEqual([]);
	expect(listFeeRanges(eleven.slice(0, 10))).toHaveLength(1);
});

test("fields are sorted by name, and their levels from diploma to doctorate", () => {
	const other = [
		...eleven.map((one) => ({ ...one, level: "Doctoral Degree" })),
		...eleven.map((one) => ({ ...one, level: "Diploma" })),
		...eleven.map((one) => ({ ...one, field: "Education" })),
	];
	expect(listFeeRanges([...other, ...eleven]).map(({ field, level }) => `${field}, ${level}`)).toEqual([
		"Education, Bachelor Degree",
		"Health, Diploma",
		"Health, Bachelor Degree",
		"Health, Doctoral Degree",
	]);
});
