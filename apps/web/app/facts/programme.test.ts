import { expect, test } from "vitest";
import { splitProgramme } from "./programme.ts";

test.each([
	["Civil Engineering (4 Years, Bachelor of Technology)", "Civil Engineering", "(4 Years, Bachelor of Technology)"],
	[
		"Physics (5 Years, Bachelor and Master of Science (Dual Degree))",
		"Physics",
		"(5 Years, Bachelor and Master of Science (Dual Degree))",
	],
	["Computer Science (Artificial Intelligence)", "Computer Science (Artificial Intelligence)", ""],
	["", "", ""],
])("splits the programme's name from its degree: %s", (printed, name, degree) => {
	expect(splitProgramme(printed)).toEqual({ name, degree });
});
