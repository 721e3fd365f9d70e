import { COURSES } from "@uchit/contract/facet.ts";
import { expect, test } from "vitest";
import { coursesOf } from "./courses.ts";

const slugsOf = (printed: string) =>
	COURSES.filter((_, bit) => (coursesOf(printed) & (1 << bit)) !== 0).map(({ slug }) => slug);

test.each([
	["Computer Science and Engineering (4 Years, Bachelor of Technology)", ["computer-science"]],
	["ELECTRONICS & COMMUNICATION ENGG", ["electronics"]],
	["Artificial Intelligence and Data Science", ["artificial-intelligence"]],
	["MASTER OF BUSINESS ADMINISTRATION", ["management"]],
	["MECHANICAL ENGINEERING (AUTOMOBILE)", ["mechanical", "automobile"]],
	["INFORMATION TECHNOLOGY", ["information-technology"]],
	["MBBS", ["medicine"]],
	["Sanskrit", []],
])("%s is of the courses %j", (printed, slugs) => {
	expect(slugsOf(printed)).toEqual(slugs);
});

test("the courses fit into the bits of one number", () => {
	expect(COURSES.length).toBeLessThanOrEqual(31);
});
