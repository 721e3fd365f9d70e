import type { AskCard } from "@uchit/contract/answer.ts";
import type { CollegeIndex } from "#backend/search/college-index.ts";
import type { Names as InstitutionNames } from "#backend/search/question/names.ts";
import { isSection, localListOf } from "#backend/search/vocabulary/after-sections.ts";
import { type AfterRule, BRANCH, isDegree, RULES } from "./after-rules.ts";
import {
	CONCEPT_OF,
	type Concept,
	excludesPrecedingWord,
	isCompletionWord,
	isPostposition,
	listConcepts,
	readCorrectedWords,
} from "./after-words.ts";

/**
 * The answering page, and words for a local list beside it: for Nagpur the polytechnics. If it is not sure, any other answer is better.
 */
type AfterAnswer = { card: Extract<AskCard, { kind: "after" }>; local: string | undefined; isSure: boolean };

type Names = {
	places?: readonly string[];
	named?: readonly string[];
	state?: string | undefined;
	known?: Institutions;
};

type Institutions = { index: Pick<CollegeIndex, "colleges">; names: Pick<InstitutionNames, "listHaving"> };

/**
 * The section or page on options after a class or degree, or on careers, that explains the question best. Unexplained words count against
 * it; money, ranks, dates, lists and names are other questions, unless the rule is the same at every college.
 */
export function findAfter(q: string, { places = [], named = [], state, known }: Names = {}): AfterAnswer | undefined {
	const isKnown = (word: string) => CONCEPT_OF.has(word);
	const names = [...places, ...named];
	const wordsIn = (texts: readonly string[]) => new Set(texts.flatMap((text) => readCorrectedWords(text, names)));
	const [ofPlaces, ofNames] = [wordsIn(places), wordsIn(named)];
	const typed = readCorrectedWords(q, names);
	const words = typed.filter((word) => isKnown(word) || !ofPlaces.has(word));
	const unknown = words.filter((word) => !isKnown(word));
	const foreign = unknown.filter((word) => ofNames.has(word) || /^\d+$/.test(word));
	const question = readConcepts(words);
	const sure = bestOf((rule) =>
		foreign.length > 0 && !rule.isOfAny
			? -1
			: scoreOf(rule, question, unknown.length - (rule.isOfAny ? foreign.length : 0)),
	);
	const isSure = sure.score >= 1;
	const isOpen = question.keys().some((concept) => OPEN.has(concept));
	const best = isSure ? sure : isOpen ? bestOf((rule) => scoreOf(rule, question, undefined)) : undefined;
	if (best === undefined || best.score < 0.5) return undefined;
	const { page, section } = best.rule;
	const isOfPlace = words.length < typed.length;
	const name = section ?? page;
	const listed = localListOf(name);
	// "B.Tech without JEE in Pune" and "we can afford 4 lakh for an MBA in Hyderabad" want colleges; "how to become a pilot in Delhi" does
	// not.
	const isOfAnywhere =
		section === undefined || (isSection(name, "anywhere") && !words.includes("afford")) || question.has("become");
	if (isOfPlace && listed === undefined && !isOfAnywhere) return undefined;
	const isOfGnm = section === "nursing-entrance" && question.has("gnm");
	const isOfColleges = section !== "lateral-entry" || question.has("colleges");
	const local = isOfPlace && isOfColleges && listed !== undefined ? `${isOfGnm ? "gnm " : ""}${listed}` : undefined;
	const out = COURSE_OF_CONCEPT[question.out ?? ""];
	const doors = section === "two-courses" ? listComparedCourses(question) : [];
	return {
		card: {
			...{ kind: "after", page, state: isOfGnm ? undefined : state },
			...(section && { section }),
			...(known !== undefined && isSection(name, "distance") && { open: listOpenUniversities(known, state) }),
			...(section === undefined && out !== undefined && { without: out }),
			...(doors.length > 1 && { doors }),
		},
		local,
		isSure,
	};
}

function listComparedCourses(question: Concepts): string[] {
	const doors = [...question.keys()].flatMap((concept) => COURSE_OF_CONCEPT[concept] ?? []);
	return [...new Set(doors)].filter((door, _, all) => door !== "bsc" || !all.includes("bsc-agriculture"));
}

const COURSE_OF_CONCEPT: Readonly<Record<Concept, string>> = {
	...Object.fromEntries(
		listConcepts("btech bca bpharm bba mbbs bds bams bpt gnm bsc bcom ca ba diploma iti").map((each) => [each, each]),
	),
	...{ architect: "barch", designer: "design", chef: "bhm", law: "ba-llb", nursing: "bsc-nursing" },
	...{ agriculture: "bsc-agriculture", paramedical: "bmlt" },
};

function bestOf(scoreOfRule: (rule: AfterRule) => number) {
	const scores = RULES.map((rule) => ({ rule, score: scoreOfRule(rule) }));
	return scores.reduce((a, b) => (b.score > a.score ? b : a));
}

const OPEN: ReadonlySet<Concept> = new Set(listConcepts("after career become failed"));

function listOpenUniversities({ index, names }: Institutions, state: string | undefined) {
	const called = [state === undefined ? [] : `open university ${state.replaceAll("-", " ")}`, NATIONAL].flat();
	const isOpen = (number: number) => /\bOpen\)? University/.test(index.colleges[number]?.name ?? "");
	const found = new Set(called.flatMap((name) => names.listHaving(name).filter(isOpen)));
	return [...found].flatMap((number) => {
		const { slug, name } = index.colleges[number] ?? {};
		return slug === undefined || name === undefined ? [] : { slug, name };
	});
}

const NATIONAL = "indira gandhi national open university";

class Concepts extends Map<Concept, Set<string>> {
	over: Concept | undefined;
	out: Concept | undefined;
}

function readConcepts(words: readonly string[]): Concepts {
	const concepts = new Concepts();
	for (const word of words) {
		const concept = CONCEPT_OF.get(word);
		if (concept === undefined || concept === "filler") continue;
		concepts.set(concept, new Set([...(concepts.get(concept) ?? []), word]));
	}
	concepts.over = findNeighbourConcept(words, "after", isPostposition) ?? findCompletedDegree(words);
	concepts.out =
		findNeighbourConcept(words, "without", excludesPrecedingWord) ??
		findNeighbourConcept(words, "no", excludesPrecedingWord);
	return concepts;
}

function findNeighbourConcept(
	words: readonly string[],
	concept: Concept,
	isBefore: (word: string, last: string | undefined) => boolean,
): Concept | undefined {
	const at = words.findLastIndex((word) => CONCEPT_OF.get(word) === concept);
	if (at === -1) return undefined;
	const stages = (part: readonly string[]) => part.flatMap((word) => CONCEPT_OF.get(word) ?? []).filter(isStage);
	const [before, behind] = [stages(words.slice(0, at)), stages(words.slice(at + 1))];
	return isBefore(words[at] ?? "", words[at - 1])
		? (nearest(before.toReversed()) ?? nearest(behind))
		: (nearest(behind) ?? nearest(before.toReversed()));
}

/** "Diploma mechanical ke baad": a branch beside a diploma belongs to it. */
function nearest([first, second]: readonly Concept[]): Concept | undefined {
	return second === "diploma" && BRANCH.has(first ?? "") ? second : first;
}

function findCompletedDegree(words: readonly string[]): Concept | undefined {
	const at = words.findIndex(isCompletionWord);
	const behind = words[at]?.startsWith("ki") ? [] : [words[at + 1], words[at + 2]];
	const beside = at === -1 ? [] : [words[at - 1], ...behind];
	return beside
		.flatMap((word) => CONCEPT_OF.get(word ?? "") ?? [])
		.find((concept) => concept === "diploma" || isDegree(concept));
}

const isStage = (concept: Concept) =>
	["twelve", "degree"].includes(concept) ||
	!(IGNORED_CONCEPTS.has(concept) || concept === "filler" || concept === "or");

/** Concepts that never change the question. */
const IGNORED_CONCEPTS: ReadonlySet<Concept> = new Set(
	listConcepts(
		"guide career admission after become twelve eleven stream year worth no two job govt subject science degree where",
	),
);

/** Concepts of other questions, unless a rule covers them. */
const OFF_TOPIC_CONCEPTS: ReadonlySet<Concept> = new Set(
	listConcepts("other fees when colleges reserved certificate score seat papers refund abroad without cat cet"),
);

/** Of these, what a page may leave unanswered if nothing else answers: "pilot kaise bane, fees kitni lagegi". */
const FIGURES: ReadonlySet<Concept> = new Set(listConcepts("other fees when score seat"));

/**
 * Needed parts minus unexplained concepts, which normally cost double for a page, as pages answer in general; -1 if the rule does not
 * fit.
 */
function scoreOf(rule: AfterRule, question: Concepts, unknown: number | undefined): number {
	const { section, needs, allowedConcepts } = rule;
	const has = ({ any, least, isOver, isOut }: AfterRule["needs"][number]) => {
		if (isOver) return question.over !== undefined && any.has(question.over);
		if (isOut) return question.out !== undefined && any.has(question.out);
		const words = [...any].reduce((count, each) => count + (question.get(each)?.size ?? 0), 0);
		return words >= least;
	};
	if (!needs.every(has) || isFromElsewhere(rule, question)) return -1;
	const unexplained = [...question.keys()].filter(
		(concept) => !allowedConcepts.has(concept) && !(rule.isOfAll && concept === question.over),
	);
	const isElsewhere = (concept: Concept) =>
		OFF_TOPIC_CONCEPTS.has(concept) && !(unknown === undefined && FIGURES.has(concept));
	if (unexplained.some(isElsewhere)) return -1;
	const isChoice = question.has("or");
	const left =
		unexplained.filter((concept) => !IGNORED_CONCEPTS.has(concept) || (isChoice && concept === "job")).length +
		(unknown ?? 0) / 2;
	return needs.length - left * (section === undefined && unknown !== undefined ? 2 : 1);
}

/** "MBA after nursing" does not ask how to become a nurse. */
function isFromElsewhere({ needs, isOfAll }: AfterRule, { over }: Concepts): boolean {
	if (over === undefined || isOfAll || !isDegree(over)) return false;
	const ofOver = needs.filter(({ any }) => any.has(over));
	return ofOver.length > 0 && !ofOver.some(({ isOver }) => isOver);
}
