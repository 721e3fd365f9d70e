import { expect, test } from "vitest";
import { fitName, foldName, foldPrinted, listBracketedNames, withoutPlace } from "./fold-name.ts";

test.each([
	["St. John's University", "SAINT JOHNS UNIV."],
	["Institute of Public & Physical Health", "institute of public and physical health"],
	["Gandhi Hindi Vidyapith", "Gandhi Hindi Vidyapeeth"],
	["Govt. Engg. College", "The Government Engineering College"],
	["ADR-Centric Juridical University", "A.D.R. Centric Juridical Vishwavidyalaya"],
])("%s and %s are the same name", (one, other) => {
	expect(foldName(one).join(" ")).toBe(foldName(other).join(" "));
});

test.each([
	["Indian Institute of Science", "Indian Institute of Science and Engineering"],
	["Institute of Engineering and Management", "Institute of Management and Engineering"],
	["Commercial University", "Commercial University Ltd."],
	["Gandhi Vidyapith", "Gandhi Hindi Vidyapith"],
])("%s and %s are different names", (one, other) => {
	expect(fitName(foldName(one), foldName(other), new Set())).toBeUndefined();
});

test("a printed name also matches without its brackets", () => {
	expect(foldPrinted("Daksha University (Vocational and Life Skill Education)")).toContainEqual([
		"daksha",
		"university",
	]);
	expect(foldPrinted("Vocational University")).toEqual([["vocational", "university"]]);
	expect(listBracketedNames("Institute of Health (AIIPHS)")).toEqual([["aiiphs"]]);
});

test("a town after a comma may be left out, a university after it may not", () => {
	expect(foldPrinted("Veer Kunwar Singh University, Arrah")).toContainEqual(foldName("Veer Kunwar Singh University"));
	expect(foldPrinted("Magadh University, Bodh Gaya")).toContainEqual(foldName("Magadh University"));
	expect(foldPrinted("Arni University, Katgarh (Indora), Kangra")).toContainEqual(foldName("Arni University"));
	expect(foldPrinted("Government College, Ajmer")).toHaveLength(1);
	expect(foldPrinted("Institute of Management, Nirma University")).toHaveLength(1);
});

test("the place after a name is not part of the name; the place in “University of …” is", () => {
	const chennai = new Set(["chennai", "madras", "tamil", "nadu"]);
	const words = foldName("Anna University, Chennai");
	expect(fitName(foldName("anna university"), words, chennai)).toBe("same");
	expect(fitName(words, foldName("Anna University"), chennai)).toBe("same");
	expect(fitName(words, words, chennai)).toBe("placed");
	expect(fitName(foldName("Anna University, Pune"), words, chennai)).toBeUndefined();
	expect(withoutPlace(foldName("University of Madras"), chennai)).toEqual(["university", "of", "madras"]);
});
