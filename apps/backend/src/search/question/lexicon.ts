import { CATEGORIES } from "@uchit/contract/category.ts";
import { DEGREES } from "@uchit/contract/degree.ts";
import { COURSES } from "@uchit/contract/facet-options.ts";
import { toWords } from "@uchit/contract/words.ts";
import * as z from "zod";
import type { PublishedCountry } from "#backend/guide/queries/published-countries.ts";
import { type NamesAbroad, nameUniversitiesAbroad } from "#backend/search/abroad/university-names.ts";
import type { CollegeIndex } from "#backend/search/college-index.ts";
import { type ExamIndex, namesOf } from "#backend/search/exams/exam-index.ts";
import type { Scheme } from "#backend/search/live-guides.ts";
import type { CalledAbroad } from "#backend/search/queries/universities-abroad.ts";
import { isDevanagari } from "#backend/search/text/devanagari.ts";
import { DEGREE_NAMES } from "#backend/search/vocabulary/degree-names.ts";
import { EVERYDAY_WORDS, QUESTION_WORDS } from "#backend/search/vocabulary/question-words.ts";
import { STATE_ENTRANCES } from "#backend/search/vocabulary/state-entrances.ts";
import terms from "../../../../../content/glossary/terms.json" with { type: "json" };
import { CONCEPT_OF } from "./cards/after/after-words.ts";
import { idOf, type Kind, type Meaning } from "./meaning.ts";
import { districtState, listPlaces, PlaceSounds } from "./places.ts";
import { toPhrase } from "./tokens.ts";
import { WordCorrector } from "./word-corrector.ts";

export type Lexicon = {
	phrases: ReadonlyMap<string, readonly Meaning[]>;
	longest: number;
	words: ReadonlySet<string>;
	terms: ReadonlyMap<string, Meaning>;
	schemes: ReadonlyMap<string, readonly Meaning[]>;
	near: WordCorrector;
	pairs: ReadonlySet<string>;
	places: PlaceSounds;
	abroad: NamesAbroad;
};

type Guides = {
	exams: ExamIndex;
	countries: readonly PublishedCountry[];
	schemes: readonly Scheme[];
	abroad: readonly CalledAbroad[];
};

const NO_PLACE_NAMES = /^(?:central|north|south|(?:(?:north|south) )?(?:east|west)|kurung kumey)$/;
const MIN_TOWN_LENGTH = 3;
const MIN_CORRECTED_LENGTH = 4;

export function buildLexicon(index: CollegeIndex, guides: Guides): Lexicon {
	const phrases = new Map<string, Meaning[]>();
	const add = (name: string, meaning: Meaning) => {
		const phrase = toPhrase(name);
		if (phrase === "") return;
		const known = phrases.get(phrase) ?? [];
		if (!known.some((each) => idOf(each) === idOf(meaning))) known.push(meaning);
		phrases.set(phrase, known);
	};
	const labels = listLabels(index, guides);
	for (const { phrases: words, ...meant } of [...QUESTION_WORDS, ...DEGREE_NAMES]) {
		if (meant.kind === "term") continue;
		for (const word of words)
			add(word, { ...meant, label: labels.get(idOf(meant)) ?? `${meant.value}`, ...districtState(meant) });
	}
	addGuides(guides, add);
	for (const { slug, name } of DEGREES) add(name, { kind: "degree", value: slug, label: name });
	for (const { slug, name } of COURSES) add(name, { kind: "course", value: slug, label: name });
	for (const { phrases: words, ...meant } of EVERYDAY_WORDS) {
		for (const word of words) if (!phrases.has(toPhrase(word))) add(word, { ...meant, label: word });
	}
	// Fillers of the pages on options after a class must not match a college or town by sound.
	for (const [word, concept] of CONCEPT_OF)
		if (concept === "filler" && isDevanagari(word) && !phrases.has(toPhrase(word)))
			add(word, { kind: "filler", value: EVERYDAY, label: word });
	const places = listPlaces(index);
	const known = new Set(phrases.keys());
	for (const { name, meaning } of places) {
		const phrase = toPhrase(name);
		// A town never overrides an everyday word.
		const isTaken =
			known.has(phrase) && !phrases.get(phrase)?.every(({ kind }) => kind === "state" || kind === "district");
		if (!isTaken && !NO_PLACE_NAMES.test(phrase) && (meaning.kind !== "town" || phrase.length >= MIN_TOWN_LENGTH))
			add(name, meaning);
	}
	const terms = listTerms();
	for (const [phrase, meaning] of terms) if (!phrases.has(phrase)) phrases.set(phrase, [meaning]);
	// Built before the state entrances are added, so that a misspelt everyday word is not corrected to one.
	const near = new WordCorrector(listCorrectableWords(phrases));
	for (const name of STATE_ENTRANCES.keys())
		if (!phrases.has(name))
			phrases.set(name, [{ kind: "other-exam", value: name.replaceAll(" ", "-"), label: name.toUpperCase() }]);
	const abroad = nameUniversitiesAbroad(
		guides.abroad,
		guides.countries.map(({ record }) => record),
		phrases,
	);
	return {
		phrases,
		abroad,
		words: new Set(
			[...phrases.keys()].flatMap((phrase) => phrase.split(" ")).concat([...abroad.keys()].flatMap(ownWord)),
		),
		longest: Math.max(...[...phrases.keys()].map((phrase) => phrase.split(" ").length)),
		terms,
		schemes: listTellingWords(guides.schemes),
		near,
		pairs: new Set([...phrases.keys()].flatMap(listPairs)),
		places: new PlaceSounds(places),
	};
}

function listCorrectableWords(phrases: ReadonlyMap<string, readonly Meaning[]>): Map<string, string> {
	const parts = [...phrases].flatMap(([phrase, [first]]) =>
		first !== undefined && CORRECTED_PARTS.includes(first.kind) ? phrase.split(" ").filter(isLongWord) : [],
	);
	return new Map([
		...parts.map((word) => [word, word] as const),
		...[...phrases].flatMap(([phrase, [first]]) =>
			first !== undefined && isCorrected(phrase, first) ? [[phrase, idOf(first)] as const] : [],
		),
	]);
}

function listPairs(phrase: string): string[] {
	const words = phrase.split(" ");
	return words.slice(1).map((word, place) => `${words[place]} ${word}`);
}

function listTerms(): Map<string, Meaning> {
	const labels = new Map(TERMS.map(({ slug, name }) => [slug, name]));
	const toMeaning = (value: string): Meaning => ({ kind: "term", value, label: labels.get(value) ?? value });
	return new Map([
		...TERMS.flatMap(({ slug, name, nameHi }) =>
			[name, nameHi, slug].map((each) => [toPhrase(each), toMeaning(slug)] as const),
		),
		...QUESTION_WORDS.flatMap(({ kind, value, phrases }) =>
			kind === "term" && labels.has(value) ? phrases.map((each) => [toPhrase(each), toMeaning(value)] as const) : [],
		),
	]);
}

/** Former names contain years, and so do questions about an exam. */
const YEAR = /\b20\d\d\b/;
/** "JIPMER MBBS" was an exam, and is also a degree there. */
const DEGREE_ENDING = /\bMBBS$/i;

const CORRECTED_PARTS: readonly Kind[] = [
	...(["intent", "exam", "country", "degree", "course", "state", "district", "term", "tool", "without"] as const),
];
const NEVER_CORRECTED: readonly Kind[] = ["town", "topic", "average", "student-word", "out-of-scope", "after"];
const LONG_FILLER = 7;
const EVERYDAY = "everyday";

const isLongWord = (word: string) => word.length >= MIN_CORRECTED_LENGTH && /^[a-z]+$/.test(word);

function isCorrected(phrase: string, { kind, value }: Meaning): boolean {
	if (!isLongWord(phrase) || NEVER_CORRECTED.includes(kind) || value === EVERYDAY) return false;
	return kind !== "filler" || phrase.length >= LONG_FILLER;
}

/** "Stanford" is not "standard" misspelt, nor "Purdue" a town. */
const ownWord = (name: string) => /^(\S+)(?: university)?$/.exec(name)?.[1] ?? [];

type Add = (name: string, meaning: Meaning) => void;

function addGuides({ exams, countries, schemes }: Guides, add: Add): void {
	for (const { slug, name, phrases } of nameSchemes(schemes)) {
		for (const phrase of phrases) add(phrase, { kind: "scheme", value: slug, label: name });
	}
	for (const { record } of exams.exams) {
		for (const name of [record.slug, ...namesOf(record)].filter(
			(name) => !YEAR.test(name) && !DEGREE_ENDING.test(name),
		))
			add(name, { kind: "exam", value: record.slug, label: record.shortName });
	}
	for (const { record } of countries) {
		for (const name of [record.name, record.name_hi ?? ""])
			add(name, { kind: "country", value: record.slug, label: record.name });
	}
}

function listLabels(
	{ columns }: CollegeIndex,
	{ exams, countries }: Pick<Guides, "exams" | "countries">,
): Map<string, string> {
	const ofFacets = columns.flatMap(({ name, options }) =>
		options.map(({ value, label }) => [`${name}:${value}`, label] as const),
	);
	return new Map([
		...ofFacets,
		...CATEGORIES.map(({ id, name }) => [`category:${id}`, name] as const),
		...DEGREES.map(({ slug, name }) => [`degree:${slug}`, name] as const),
		...exams.exams.map(({ record }) => [`exam:${record.slug}`, record.shortName] as const),
		...countries.map(({ record }) => [`country:${record.slug}`, record.name] as const),
	]);
}

const GENERIC: ReadonlySet<string> = new Set(
	"scholarship scholarships scheme programme program foundation award of the india special merit national".split(" "),
);
const CALLED = ["scholarship", "scholarships", "scheme", "yojana", "छात्रवृत्ति", "स्कॉलरशिप"];
const PROVIDER = /^(?:aicte|ugc|pm|dr)$/;

const NEVER_ALONE =
	/^(?:post|top|first|college|central|prime|education|financial|general|kind|life|business|national|professional)$/;

/**
 * Scholarships with their popular names: the whole name, its distinctive words before "scholarship" ("pragati scholarship"), and its
 * beginning ("reliance foundation scholarship"). A shared name lists all its schemes.
 */
export function nameSchemes(schemes: readonly Scheme[]): (Scheme & { phrases: readonly string[] })[] {
	return schemes.map((scheme) => ({ ...scheme, phrases: listSchemePhrases(scheme.name) }));
}

function listSchemePhrases(name: string): string[] {
	const whole = toWords(name).join(" ");
	const [own = ""] = name.replace(/\([^()]*\)/g, " ").split(/:| for /);
	const telling = toWords(own).filter((word) => !GENERIC.has(word));
	const [giver = "", ...others] = telling;
	const words = toWords(own);
	const isBegun = words[0] === giver && !PROVIDER.test(giver) && !NEVER_ALONE.test(giver);
	const begun = isBegun ? [[giver], words.slice(0, 2)] : [];
	const cores = [telling, PROVIDER.test(giver) ? others : [], ...begun].filter(({ length }) => length > 0);
	const called = cores.flatMap((core) => CALLED.map((noun) => `${core.join(" ")} ${noun}`));
	// "AICTE Pragati": provider and own name need no noun.
	const bare = PROVIDER.test(giver) && others.length > 0 ? [telling.join(" ")] : [];
	// Names with "for …" describe the student, which is read separately.
	return [...new Set([...(toWords(name).length > 1 && !/ for /.test(name) ? [whole] : []), ...called, ...bare])];
}

/** Words that few schemes share: anywhere in a question with "scholarship", each names its schemes. */
function listTellingWords(schemes: readonly Scheme[]): ReadonlyMap<string, readonly Meaning[]> {
	const words = schemes.flatMap(({ slug, name }) => {
		const [own = ""] = name.replace(/\([^()]*\)/g, " ").split(/:| for /);
		const meaning: Meaning = { kind: "scheme", value: slug, label: name };
		return [...new Set(toWords(own))].filter(isTelling).map((word) => ({ word, meaning }));
	});
	const bySchemes = Map.groupBy(words, ({ word }) => word);
	return new Map(
		[...bySchemes].flatMap(([word, entries]) =>
			entries.length > MAX_OF_ONE_WORD ? [] : [[word, entries.map(({ meaning }) => meaning)] as const],
		),
	);
}

const MAX_OF_ONE_WORD = 3;
const MIN_TELLING_LENGTH = 5;
const isTelling = (word: string) =>
	word.length >= MIN_TELLING_LENGTH && !GENERIC.has(word) && !PROVIDER.test(word) && !NEVER_ALONE.test(word);

const TERMS = z.array(z.object({ slug: z.string(), name: z.string(), nameHi: z.string() })).parse(terms);
