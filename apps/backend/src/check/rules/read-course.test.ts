import { expect, test } from "vitest";
import { isOfCourse, readCourse } from "./read-course.ts";

test.each([
	["B.Ed", "ncte", undefined],
	["b ed", "ncte", undefined],
	["बी.एड", "ncte", undefined],
	["distance MBA", "aicte", "mba"],
	["एमबीए", "aicte", "mba"],
	["B.Tech computer science", "aicte", "btech"],
	["MBBS", "nmc", "mbbs"],
	["BA LLB", "bci", "ba-llb"],
	["B.Sc Nursing", "inc", "bsc-nursing"],
	["M.A. History", "ugc", "ma"],
])("%s is approved by %s", (typed, council, degree) => {
	expect(readCourse(typed)).toMatchObject({ council, degree });
});

test("a distance course is not the same as the campus course", () => {
	const row = { course: "MASTER OF BUSINESS ADMINISTRATION", degree: "mba" };
	expect(isOfCourse(readCourse("MBA"), { ...row, mode: "regular" })).toBe(true);
	expect(isOfCourse(readCourse("distance MBA"), { ...row, mode: "regular" })).toBe(false);
	expect(isOfCourse(readCourse("distance MBA"), { ...row, mode: "distance" })).toBe(true);
});

test("a course without a degree matches only if the printed course has every word", () => {
	const row = { course: "FASHION DESIGN", mode: "regular" } as const;
	expect(isOfCourse(readCourse("fashion design course"), row)).toBe(true);
	expect(isOfCourse(readCourse("interior design"), row)).toBe(false);
});
