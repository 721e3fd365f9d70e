import { expect, test } from "vitest";
import { degreesOf, dropIndistinguishable } from "./degrees.ts";

test.each([
	["jee-advanced", "Civil Engineering (4 Years, Bachelor of Technology)", ["btech"]],
	[
		"jee-advanced",
		"Physics (5 Years, Bachelor of Technology and Master of Technology (Dual Degree))",
		["btech", "mtech"],
	],
	["jee-main-paper-2", "Architecture (5 Years, Bachelor of Architecture)", ["barch"]],
	["neet", "MBBS", ["mbbs"]],
	["neet", "BDS (DENTAL)", ["bds"]],
	["kcet", "CS Computers", ["btech"]],
	["keam", "Architecture", []],
	["cuet-ug", "B.A.(Hons.) Economics", ["ba"]],
	["cuet-ug", "B.Com (Hons.)", ["bcom"]],
	["cuet-ug", "B.Sc (Hons.) Biomedical Science", ["bsc"]],
	["gujarat-health", "B.Sc. Nursing", ["bsc-nursing"]],
	["clat", "B.A. LL.B. (Hons.)", []],
	["jee-advanced", "Economics (5 Years, Bachelor of Science and Master of Science (Dual Degree))", []],
])("%s: %s leads to %j", (exam, programme, degrees) => {
	expect(degreesOf(exam, programme)).toEqual(degrees);
});

test("degrees listed for exactly the same institutions are dropped as indistinguishable", () => {
	const of = (value: string, ...ids: string[]) => ids.map((collegeId) => ({ collegeId, value }));
	const taught = [...of("ba", "a", "b"), ...of("mbbs", "a"), ...of("ma", "b", "a", "b")];
	expect(dropIndistinguishable(taught)).toEqual(of("mbbs", "a"));
});
