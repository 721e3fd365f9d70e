import { expect, test } from "vitest";
import { findAfter } from "./after-card.ts";

const sectionOf = (q: string, names?: Parameters<typeof findAfter>[1]) => findAfter(q, names)?.card.section;

test.each([
	["how to become lawyer", "how to become lawyer after graduation in a good firm", "lawyer"],
	["ias kaise bane", "ias kaise bane without coaching gaon se", "ias"],
	["mca or mba after bca", "mca or mba after bca placements aside", undefined],
	["iti ke baad kya kare", "iti ke baad kya kare sir jaldi batao", "after-iti"],
])("“%s” keeps its section in “%s”, but for a word of another question", (q, longer, section) => {
	expect(sectionOf(q)).toBeDefined();
	expect(sectionOf(longer)).toBe(section);
});

test.each([
	["mba or mtech after btech", "after-degree"],
	["mbbs after 12th", "doctor"],
	["after mbbs options", "after-mbbs"],
	["एमबीबीएस के बाद क्या करें", "after-mbbs"],
	["12th ke baad llb", "lawyer"],
	["llb ke baad kya kare", "after-law"],
])("“%s” is read by what is over: %s", (q, section) => {
	expect(sectionOf(q)).toBe(section);
});

test.each([
	["ca or cs", "ca"],
	["cse or ece", "cse-or-ece"],
	["civil or mechanical", "two-branches"],
	["bba or bca", "two-courses"],
	["pilot or air hostess", "two-courses"],
	["pcm or pcb", "which-stream"],
])("“%s” has the section of both, or the one on any two: %s", (q, section) => {
	expect(sectionOf(q)).toBe(section);
});

test.each([
	"how to become lawyer fees",
	"cse or ece cutoff",
	"nursing after 12th last date of application",
	"mba without cat 45000 rank",
	"drop table colleges",
	"my son is depressed after neet fail",
])("“%s” is another question", (q) => {
	expect(findAfter(q)).toBeUndefined();
});

test("who names an institution asks about that one, and who names a place wants what is there", () => {
	expect(sectionOf("is law after 12th good at symbiosis", { named: ["symbiosis"] })).toBeUndefined();
	expect(sectionOf("btech without jee in pune", { places: ["pune"] })).toBeUndefined();
	expect(findAfter("polytechnic entrance exam nagpur", { places: ["nagpur"] })?.local).toBe("polytechnic");
});

test("what nobody explains may stand beside where nothing else answers", () => {
	const q = "12th pcm ke baad rocket sikhna";
	expect(findAfter(q)).toBeUndefined();
	expect(findAfter(q, {}, true)?.card).toMatchObject({ page: "12/pcm" });
});
