import { expect, test } from "vitest";
import { nameProgramme, splitProgramme } from "./programme.ts";

test.each([
	["Civil Engineering (4 Years, Bachelor of Technology)", "Civil Engineering", ""],
	["Architecture (5 Years, Bachelor of Architecture)", "Architecture", "(5 Years, Bachelor of Architecture)"],
	[
		"Physics (5 Years, Bachelor and Master of Science (Dual Degree))",
		"Physics",
		"(5 Years, Bachelor and Master of Science (Dual Degree))",
	],
	["Computer Science (Artificial Intelligence)", "Computer Science (Artificial Intelligence)", ""],
	["", "", ""],
])("the name of a programme is apart from an unusual degree: %s", (printed, name, degree) => {
	expect(splitProgramme(printed)).toEqual({ name, degree });
});

test.each([
	["COMPUTER SCIENCE AND ENGINEERING (4 Years, Bachelor of Technology)", "Computer Science and Engineering"],
	[
		"COMPUTER SCIENCE AND ENGINEERING (ARTIFICIAL INTELLIGENCE)",
		"Computer Science and Engineering (Artificial Intelligence)",
	],
	[
		"CSE (IoT AND CYBER SECURITY INCLUDING BLOCK CHAIN TECHNOLOGY)",
		"CSE (IoT and Cyber Security including Block Chain Technology)",
	],
	["ELECTRONICS ENGINEERING (VLSI DESIGN & TECHNOLOGY)", "Electronics Engineering (VLSI Design & Technology)"],
	["COMPUTER SCIENCE AND ENGINEERING (AI & ML)", "Computer Science and Engineering (AI & ML)"],
	["BIO-TECHNOLOGY", "Bio-Technology"],
	["B.PHARMACY", "B.Pharmacy"],
	["COMPUTER ENGINEERING (Data Science)", "Computer Engineering (Data Science)"],
	["BIOINFORMATICS", "Bioinformatics"],
	["CSEBC", "CSEBC"],
	["Robotics (AIML)", "Robotics (AIML)"],
	["MBBS", "MBBS"],
	["B.Sc. Nursing", "B.Sc. Nursing"],
	["BA LLB", "BA LLB"],
	["Electronics and VLSI Engineering (4 Years, Bachelor of Technology)", "Electronics and VLSI Engineering"],
])("a programme printed in capitals is shown in small letters, and its short forms stay: %s", (printed, shown) => {
	expect(nameProgramme(printed)).toBe(shown);
});
