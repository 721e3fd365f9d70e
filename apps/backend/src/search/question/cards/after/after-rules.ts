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

/** `isOver`: matches what is completed; `isOut`: matches what the question excludes. */
type Part = { any: ReadonlySet<Concept>; least: 1 | 2; isOver: boolean; isOut: boolean };
export type AfterRule = {
	page: AfterPage;
	section: AfterSection | undefined;
	needs: readonly Part[];
	allowedConcepts: ReadonlySet<Concept>;
	isOfAll: boolean;
	isOfAny: boolean;
};

/** Completed degrees, which cannot be the answer; diploma and ITI have their own sections. */
export const isDegree = (concept: Concept) => FINISHED.has(concept);
const FINISHED: ReadonlySet<Concept> = new Set(
	listConcepts(DEGREES).filter((each) => each !== "diploma" && each !== "iti"),
);

export const BRANCH: ReadonlySet<Concept> = new Set(listConcepts(BRANCHES));

const FLAGS: ReadonlySet<string> = new Set(["over?", "named?"]);

/**
 * What each section or page answers, from `after-rules.csv`: all words of a rule must match. `a|b` is either, `2@branches` two words of a
 * class, `after:x` what is completed ("MBA after BCA" has `after:bca`), `without:x` what is excluded, and `x?` is optional; `over?` lets
 * anything be completed, `named?` allows a named college. The rule that explains most wins, then the first. Sections stand before pages:
 * they are more specific.
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
	const allowedConcepts = new Set([...needs.flatMap(({ any }) => [...any]), ...may]);
	return {
		...placeOf(name),
		needs,
		allowedConcepts,
		isOfAll: parts.includes("over?"),
		isOfAny: parts.includes("named?"),
	};
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
