import { expect, test } from "vitest";
import { coursesOf } from "./courses.ts";

test.each([
	["Computer Science and Engineering (4 Years, Bachelor of Technology)", ["computer-science"]],
	["ELECTRONICS & COMMUNICATION ENGG", ["electronics"]],
	["Artificial Intelligence and Data Science", ["artificial-intelligence"]],
	["MASTER OF BUSINESS ADMINISTRATION", ["management"]],
	["MECHANICAL ENGINEERING (AUTOMOBILE)", ["mechanical", "automobile"]],
	["INFORMATION TECHNOLOGY", ["information-technology"]],
	["MBBS", ["medicine"]],
	["Sanskrit", []],
])("%s belongs to the courses %j", (printed, slugs) => {
	expect(coursesOf(printed)).toEqual(slugs);
});
