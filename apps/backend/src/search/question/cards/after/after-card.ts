import type { AfterSection } from "@uchit/contract/after.ts";
import type { AskCard } from "@uchit/contract/answer.ts";
import { type AfterRule, RULES } from "./after-rules.ts";
import { CONCEPT_OF, type Concept, isBehind, wordsOf } from "./after-words.ts";

/** The page that answers, and the words for what is listed of the place where they live: of Nagpur the polytechnics. */
type AfterAnswer = { card: Extract<AskCard, { kind: "after" }>; local: string | undefined };

type Names = {
	/** The words of places, of which some sections list something. */
	places?: readonly string[];
	/** The words of institutions, exams and countries: what is asked of one of them is another question. */
	named?: readonly string[];
	state?: string | undefined;
};

/**
 * The section or page on what follows a class or degree, or becomes of somebody, that explains the question best. What it does not
 * explain counts against it; money, ranks, dates and lists are other questions, and so is what names somebody. `isLast`: nothing else
 * answers, so what nobody explains may stand beside.
 */
export function findAfter(
	q: string,
	{ places = [], named = [], state }: Names = {},
	isLast = false,
): AfterAnswer | undefined {
	const isKnown = (word: string) => CONCEPT_OF.has(word);
	const names = [...places, ...named];
	const wordsIn = (texts: readonly string[]) => new Set(texts.flatMap((text) => wordsOf(text, names)));
	const [ofPlaces, ofNames] = [wordsIn(places), wordsIn(named)];
	const typed = wordsOf(q, names);
	const words = typed.filter((word) => isKnown(word) || !ofPlaces.has(word));
	const unknown = words.filter((word) => !isKnown(word));
	if (unknown.some((word) => ofNames.has(word) || /^\d+$/.test(word)) && !isLast) return undefined;
	const question = readConcepts(words);
	if (isLast && question.keys().every((concept) => !OPEN.has(concept))) return undefined;
	const scores = RULES.map((rule) => ({ rule, score: scoreOf(rule, question, isLast ? undefined : unknown.length) }));
	const best = scores.reduce((a, b) => (b.score > a.score ? b : a));
	if (best.score < (isLast ? 0.5 : 1)) return undefined;
	const { page, section } = best.rule;
	const isOfPlace = words.length < typed.length;
	const listed = LOCAL[section ?? page];
	// "B.Tech without JEE in Pune" wants colleges.
	if (section !== undefined && isOfPlace && listed === undefined) return undefined;
	const isOfGnm = section === "nursing-entrance" && question.has("gnm");
	const isOfColleges = section !== "lateral-entry" || question.has("colleges");
	const local = isOfPlace && isOfColleges && listed !== undefined ? `${isOfGnm ? "gnm " : ""}${listed}` : undefined;
	return {
		card: { kind: "after", page, ...(section && { section }), state: isOfGnm ? undefined : state },
		local,
	};
}

/** What asks for a way on, whatever else is said. */
const OPEN: ReadonlySet<Concept> = new Set(["after", "career", "become", "failed"]);

/** What is listed of a place beside the answer. */
const LOCAL: Readonly<Partial<Record<AfterSection | AfterRule["page"], string>>> = {
	"lateral-entry": "btech",
	"polytechnic-entrance": "polytechnic",
	"bed-entrance": "b.ed",
	"nursing-entrance": "nursing",
	psychologist: "ba",
	economics: "ba",
	"10": "polytechnic",
};

/** The concepts of a question with the words of each, and which of them is over. */
class Concepts extends Map<Concept, Set<string>> {
	over: Concept | undefined;
}

function readConcepts(words: readonly string[]): Concepts {
	const concepts = new Concepts();
	for (const word of words) {
		const concept = CONCEPT_OF.get(word);
		if (concept === undefined || concept === "filler") continue;
		concepts.set(concept, new Set([...(concepts.get(concept) ?? []), word]));
	}
	const at = words.findLastIndex((word) => CONCEPT_OF.get(word) === "after");
	if (at === -1) return concepts;
	const stages = (part: readonly string[]) => part.flatMap((word) => CONCEPT_OF.get(word) ?? []).filter(isStage);
	const [before, behind] = [stages(words.slice(0, at)), stages(words.slice(at))];
	concepts.over = isBehind(words[at] ?? "") ? (before.at(-1) ?? behind[0]) : (behind[0] ?? before.at(-1));
	return concepts;
}

const isStage = (concept: Concept) =>
	["twelve", "degree"].includes(concept) || !(ASIDE.has(concept) || concept === "filler" || concept === "or");

/** They change no question. */
const ASIDE: ReadonlySet<Concept> = new Set([
	"guide",
	"career",
	"admission",
	"after",
	"become",
	"twelve",
	"year",
	"worth",
	"no",
	"two",
	"job",
	"govt",
	"subject",
	"science",
	"degree",
]);

/** Other questions, but for a rule that speaks of them. */
const ELSEWHERE: ReadonlySet<Concept> = new Set([
	"other",
	"fees",
	"when",
	"colleges",
	"reserved",
	"certificate",
	"abroad",
	"without",
]);

/** How many of its parts a question has, less what it leaves unexplained: a page, which answers in general, should leave nothing but at last. */
function scoreOf({ section, needs, of }: AfterRule, question: Concepts, unknown: number | undefined): number {
	const has = ({ any, least, isOver }: AfterRule["needs"][number]) => {
		if (isOver) return question.over !== undefined && any.has(question.over);
		const words = [...any].reduce((count, each) => count + (question.get(each)?.size ?? 0), 0);
		return words >= least;
	};
	if (!needs.every(has)) return -1;
	const unexplained = [...question.keys()].filter((concept) => !of.has(concept));
	if (unexplained.some((concept) => ELSEWHERE.has(concept))) return -1;
	const left = unexplained.filter((concept) => !ASIDE.has(concept)).length + (unknown ?? 0) / 2;
	return needs.length - left * (section === undefined && unknown !== undefined ? 2 : 1);
}
