import { type AfterPage, type AfterSection, PAGE_OF_SECTION } from "@uchit/contract/after.ts";
import type { AskCard } from "@uchit/contract/answer.ts";
import { RULES } from "./after-rules.ts";
import { CONCEPT_OF, type Concept, wordsOf } from "./after-words.ts";

/** The page that answers, and the words for what is listed of the place where they live: of Nagpur the polytechnics. */
type AfterAnswer = { card: Extract<AskCard, { kind: "after" }>; local: string | undefined };

/**
 * The page on what is open after a class, where a question asks for that and nothing else: every word of it is one of those below, or
 * of the place where they live. "What after 12th PCM" is; with a college or an exam it is another question.
 */
export function findAfter(q: string, places: readonly string[] = [], state?: string): AfterAnswer | undefined {
	const ofPlaces = new Set(places.flatMap((place) => wordsOf(place, places)));
	const typed = wordsOf(q, places);
	const words = typed.filter((word) => CONCEPT_OF.has(word) || !ofPlaces.has(word));
	const concepts = new Set<Concept>();
	for (const word of words) {
		const concept = CONCEPT_OF.get(word);
		if (concept === undefined) return undefined;
		if (concept !== "filler") concepts.add(concept);
	}
	const rule =
		RULES.find(({ needs, may }) => isRule(concepts, needs, may)) ??
		(concepts.isDisjointFrom(AFTER_CONCEPTS)
			? undefined
			: RULES.find(({ needs, may }) => isRule(concepts, needs, [...may, ...NARROWING])));
	if (rule === undefined) return undefined;
	const isOfPlace = words.length < typed.length;
	// "B.Tech without JEE in Pune" wants colleges.
	if ("section" in rule && isOfPlace && rule.local === undefined) return undefined;
	const isOfColleges = !rule.isForColleges || concepts.has("colleges");
	const local = isOfPlace && isOfColleges ? rule.local : undefined;
	const where =
		"section" in rule ? { page: PAGE_OF_SECTION[rule.section], section: rule.section } : { page: rule.page };
	return { card: { kind: "after", ...where, state: rule.isOfIndia ? undefined : state }, local };
}

/** For what nothing else answers: the page of the stream or class that it names, whatever its other words mean. */
export function findNearestPage(q: string): AfterAnswer["card"] | undefined {
	const concepts = new Set(wordsOf(q).flatMap((word) => CONCEPT_OF.get(word) ?? []));
	const nearest = NEAREST.find(({ of }) => of.every((each) => concepts.has(each)));
	if (nearest === undefined) return undefined;
	if ("section" in nearest) return { kind: "after", page: PAGE_OF_SECTION[nearest.section], section: nearest.section };
	return concepts.isDisjointFrom(OPEN) ? undefined : { kind: "after", page: nearest.page };
}

const NEAREST: readonly (({ section: AfterSection } | { page: AfterPage }) & { of: readonly Concept[] })[] = [
	{ section: "failed-12", of: ["failed", "twelve"] },
	{ section: "failed-12", of: ["failed", "btech"] },
	{ section: "failed-12", of: ["failed", "iit"] },
	{ page: "12/pcm", of: ["pcm"] },
	{ page: "12/pcb", of: ["pcb"] },
	{ page: "12/commerce", of: ["commerce"] },
	{ page: "12/arts", of: ["arts"] },
	{ page: "12", of: ["twelve"] },
	{ page: "10", of: ["ten"] },
	{ page: "diploma", of: ["diploma"] },
];
const OPEN: ReadonlySet<Concept> = new Set(["after", "career", "become"]);

function isRule(concepts: ReadonlySet<Concept>, needs: readonly Concept[], may: readonly Concept[]): boolean {
	const allowed = new Set([...needs, ...may]);
	const fits = (each: Concept) => allowed.has(each) || (AS_GUIDE.has(each) && allowed.has("guide"));
	return (
		needs.every((each) => concepts.has(each) || (each === "guide" && !concepts.isDisjointFrom(AS_GUIDE))) &&
		[...concepts].every(fits)
	);
}

/** They ask for a guide too, where a rule does not name them. */
const AS_GUIDE: ReadonlySet<Concept> = new Set(["career", "admission"]);

/** "Teacher in a government school", "B.Tech CSE": these only narrow what a question with one of the second asks. */
const NARROWING = ["govt", "job", "branch", "subject"] as const;
const AFTER_CONCEPTS: ReadonlySet<Concept> = new Set(["become", "after", "or", "without"]);
