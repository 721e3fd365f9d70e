import { AFTER_PAGES, type AfterPage, type AfterSection, PAGE_OF_SECTION } from "@uchit/contract/after.ts";
import { readRows } from "#backend/search/vocabulary/question-words.ts";
import { type Concept, listConcepts } from "./after-words.ts";

const BRANCHES = "cse ece mech civil electrical data otherbranch";
const DEGREES =
	"btech be bca bsc ba bba bcom mba mca ma law bed diploma iti nursing gnm bpharm dpharm bpt bds bams bhms mbbs ca cs agriculture architect chef vet designer";
const JOBS =
	"otherbranch artist economics psychology sports doctor pilot ias teacher judge army police bank software data cyber scientist psychologist airhostess merchantnavy journalist professor officer cse";

const CLASSES: Readonly<Record<string, string>> = {
	"@branches": BRANCHES,
	"@degrees": DEGREES,
	"@works": `${DEGREES} ${JOBS}`,
	"@streams": "pcm pcb commerce arts science",
	"@papers": "papers marksheet",
	guide: "guide career",
	"@first-degrees": "bsc ba bca bcom btech bba ma mca mba degree bed",
};

/** `isOver` is of what is over, `isOut` of what is to be left out. */
type Part = { any: ReadonlySet<Concept>; least: 1 | 2; isOver: boolean; isOut: boolean };
export type AfterRule = {
	page: AfterPage;
	section: AfterSection | undefined;
	needs: readonly Part[];
	/** All that it speaks of. */
	of: ReadonlySet<Concept>;
	/** It answers whatever is over. */
	isOfAll: boolean;
	/** A rule that holds at every college, so one may be named. */
	isOfAny: boolean;
};

/** What a visitor may have finished, so that it is no answer any more: of a diploma or ITI the sections speak themselves. */
export const isDegree = (concept: Concept) => FINISHED.has(concept);
const FINISHED: ReadonlySet<Concept> = new Set(
	listConcepts(DEGREES).filter((each) => each !== "diploma" && each !== "iti"),
);

/** Branches of an engineering degree or diploma. */
export const BRANCH: ReadonlySet<Concept> = new Set(listConcepts(BRANCHES));

const FLAGS: ReadonlySet<string> = new Set(["over?", "named?"]);

/**
 * What each section or page answers, by `after-rules.csv`: all words of a rule together. `a|b` is either, `2@branches` two words of a
 * class, `after:x` what is over ("MBA after BCA" has `after:bca`), `without:x` what is to be left out, and `x?` may stand beside
 * without being another question; `over?` lets anything be over, `named?` a college be named. Where several rules fit, the one that
 * explains most of the question wins, then the first. Sections stand before pages: they answer more closely.
 */
export const RULES: readonly AfterRule[] = readRows("after-rules.csv")
	.map(([answer = "", rule = ""]) => readRule(answer, rule))
	.toSorted((a, b) => Number(a.section === undefined) - Number(b.section === undefined));

function readRule(name: string, rule: string): AfterRule {
	const parts = rule.split(" ");
	const needs = parts.filter((part) => !part.endsWith("?")).map(readPart);
	const may = parts
		.filter((part) => part.endsWith("?") && !FLAGS.has(part))
		.flatMap((part) => conceptsOf(part.slice(0, -1)));
	const of = new Set([...needs.flatMap(({ any }) => [...any]), ...may]);
	return { ...placeOf(name), needs, of, isOfAll: parts.includes("over?"), isOfAny: parts.includes("named?") };
}

function placeOf(name: string): Pick<AfterRule, "page" | "section"> {
	const page = AFTER_PAGES.find((each) => each === name);
	if (page !== undefined) return { page, section: undefined };
	if (!isSection(name)) throw new Error(`No section is called ${name}`);
	return { page: PAGE_OF_SECTION[name], section: name };
}

function isSection(name: string): name is AfterSection {
	return name in PAGE_OF_SECTION;
}

function readPart(part: string): Part {
	const isOver = part.startsWith("after:");
	const isOut = part.startsWith("without:");
	const isTwo = part.startsWith("2");
	const any = new Set(conceptsOf(part.replace(/^(?:after:|without:|2)/, "")));
	return { any, least: isTwo ? 2 : 1, isOver, isOut };
}

function conceptsOf(words: string): Concept[] {
	return words.split("|").flatMap((word) => listConcepts(CLASSES[word] ?? word));
}
