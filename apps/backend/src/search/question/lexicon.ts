import { CATEGORIES } from "@uchit/contract/category.ts";
import { DEGREES } from "@uchit/contract/degree.ts";
import { COURSES } from "@uchit/contract/facet.ts";
import * as z from "zod";
import type { PublishedCountry } from "#backend/guide/queries/published-countries.ts";
import type { CollegeIndex } from "#backend/search/college-index.ts";
import { type ExamIndex, namesOf } from "#backend/search/exams/exam-index.ts";
import type { Scheme } from "#backend/search/live-guides.ts";
import { toLatins, withoutDots } from "#backend/search/text/devanagari.ts";
import { toSound } from "#backend/search/text/sound.ts";
import { editDistance } from "#backend/search/text/spelling.ts";
import { DEGREE_NAMES } from "#backend/search/vocabulary/degree-names.ts";
import { withOtherNames } from "#backend/search/vocabulary/place-names.ts";
import { EVERYDAY_WORDS, QUESTION_WORDS } from "#backend/search/vocabulary/question-words.ts";
import terms from "../../../../../content/glossary/terms.json" with { type: "json" };
import { NearWords } from "./near-words.ts";
import { nameSchemes } from "./scheme-names.ts";
import { toPhrase } from "./tokens.ts";

/** What words may mean. `label` is its name in English; `within` the state of a district or town. */
export type Meaning = { kind: string; value: string; label: string; within?: string };

/** Every phrase that a question may hold, by its words; the likeliest meaning of each first. */
export type Lexicon = {
	phrases: ReadonlyMap<string, readonly Meaning[]>;
	longest: number;
	/** Every word that some phrase has: none of them is a misspelling. */
	words: ReadonlySet<string>;
	terms: ReadonlyMap<string, Meaning>;
	near: NearWords;
	/** Every two words that stand beside each other in some phrase. */
	pairs: ReadonlySet<string>;
	places: PlaceSounds;
};

type Guides = { exams: ExamIndex; countries: readonly PublishedCountry[]; schemes: readonly Scheme[] };

/** Names that say where something stands within a place, and are everyday words before. */
const NO_PLACE_NAMES: ReadonlySet<string> = new Set([
	"central",
	"east",
	"west",
	"north",
	"south",
	"north east",
	"north west",
	"south east",
	"south west",
	"kurung kumey",
]);
const SHORTEST_TOWN = 3;
const SHORTEST_CORRECTED = 4;
const SHORTEST_DOUBTED = 6;

/** Words of what is held, and the reviewed ones, which come first. */
export function buildLexicon(index: CollegeIndex, guides: Guides): Lexicon {
	const phrases = new Map<string, Meaning[]>();
	const add = (name: string, meaning: Meaning) => {
		const phrase = toPhrase(name);
		if (phrase === "") return;
		const known = phrases.get(phrase) ?? [];
		if (!known.some(({ kind, value }) => kind === meaning.kind && value === meaning.value)) known.push(meaning);
		phrases.set(phrase, known);
	};
	const labels = listLabels(index, guides);
	for (const { kind, value, phrases: words } of [...QUESTION_WORDS, ...DEGREE_NAMES]) {
		if (kind === "term") continue;
		for (const word of words)
			add(word, { kind, value, label: labels.get(`${kind}:${value}`) ?? value, ...withinOf(kind, value) });
	}
	addGuides(guides, add);
	for (const [kind, list] of [
		["degree", DEGREES],
		["course", COURSES],
	] as const) {
		for (const { slug, name } of list) add(name, { kind, value: slug, label: name });
	}
	for (const { kind, value, phrases: words } of EVERYDAY_WORDS) {
		for (const word of words) if (!phrases.has(toPhrase(word))) add(word, { kind, value, label: word });
	}
	const places = listPlaces(index);
	const known = new Set(phrases.keys());
	for (const { name, meaning } of places) {
		const phrase = toPhrase(name);
		// A town never takes a word from what it says every day.
		const isTaken =
			known.has(phrase) && !phrases.get(phrase)?.every(({ kind }) => kind === "state" || kind === "district");
		if (!isTaken && !NO_PLACE_NAMES.has(phrase) && (meaning.kind !== "town" || phrase.length >= SHORTEST_TOWN))
			add(name, meaning);
	}
	const terms = listTerms();
	for (const [phrase, meaning] of terms) if (!phrases.has(phrase)) phrases.set(phrase, [meaning]);
	return {
		phrases,
		words: new Set([...phrases.keys()].flatMap((phrase) => phrase.split(" "))),
		longest: Math.max(...[...phrases.keys()].map((phrase) => phrase.split(" ").length)),
		terms,
		near: new NearWords(listCorrected(phrases)),
		pairs: new Set([...phrases.keys()].flatMap(listPairs)),
		places: new PlaceSounds(places),
	};
}

/** Words that a misspelling may stand for, each with what it means: itself, where it is only a part of phrases. */
function listCorrected(phrases: ReadonlyMap<string, readonly Meaning[]>): Map<string, string> {
	const parts = [...phrases].flatMap(([phrase, [first]]) =>
		first !== undefined && CORRECTED_PARTS.has(first.kind) ? phrase.split(" ").filter(isLongWord) : [],
	);
	return new Map([
		...parts.map((word) => [word, word] as const),
		...[...phrases].flatMap(([phrase, [first]]) =>
			first !== undefined && isCorrected(phrase, first) ? [[phrase, `${first.kind} ${first.value}`] as const] : [],
		),
	]);
}

function listPairs(phrase: string): string[] {
	const words = phrase.split(" ");
	return words.slice(1).map((word, place) => `${words[place]} ${word}`);
}

/** The words that the site explains, by their names and those that people say for them. */
function listTerms(): Map<string, Meaning> {
	const labels = new Map(TERMS.map(({ slug, name }) => [slug, name]));
	const toMeaning = (value: string): Meaning => ({ kind: "term", value, label: labels.get(value) ?? value });
	const said = QUESTION_WORDS.filter(({ kind, value }) => kind === "term" && labels.has(value));
	return new Map([
		...TERMS.flatMap(({ slug, name, nameHi }) =>
			[name, nameHi, slug].map((each) => [toPhrase(each), toMeaning(slug)] as const),
		),
		...said.flatMap(({ value, phrases }) => phrases.map((each) => [toPhrase(each), toMeaning(value)] as const)),
	]);
}

/** Former names hold years, as what is asked of an exam does. */
const YEAR = /\b20\d\d\b/;
/** "JIPMER MBBS" was an exam, and is a degree there. */
const OF_DEGREE = /\bMBBS$/i;

/** Kinds of phrases whose single words are corrected too. */
const CORRECTED_PARTS: ReadonlySet<string> = new Set([
	"intent",
	"exam",
	"country",
	"degree",
	"course",
	"state",
	"district",
	"term",
	"tool",
	"without",
]);
const NEVER_CORRECTED: ReadonlySet<string> = new Set([
	"town",
	"topic",
	"average",
	"student-word",
	"elsewhere",
	"after",
]);
const LONG_FILLER = 7;
const EVERYDAY = "everyday";

const isLongWord = (word: string) => word.length >= SHORTEST_CORRECTED && /^[a-z]+$/.test(word);

function isCorrected(phrase: string, { kind, value }: Meaning): boolean {
	if (!isLongWord(phrase) || NEVER_CORRECTED.has(kind) || value === EVERYDAY) return false;
	return kind !== "filler" || phrase.length >= LONG_FILLER;
}

type Add = (name: string, meaning: Meaning) => void;

function addGuides({ exams, countries, schemes }: Guides, add: Add): void {
	for (const { slug, name, phrases } of nameSchemes(schemes)) {
		for (const phrase of phrases) add(phrase, { kind: "scheme", value: slug, label: name });
	}
	for (const { record } of exams.exams) {
		for (const name of [record.slug, ...namesOf(record)].filter((name) => !YEAR.test(name) && !OF_DEGREE.test(name)))
			add(name, { kind: "exam", value: record.slug, label: record.shortName });
	}
	for (const { record } of countries) {
		for (const name of [record.name, record.name_hi ?? ""])
			add(name, { kind: "country", value: record.slug, label: record.name });
	}
}

function withinOf(kind: string, value: string): { within?: string } {
	return kind === "district" ? { within: value.slice(0, value.indexOf("/")) } : {};
}

type Place = { name: string; meaning: Meaning };

/** States, districts and towns by their names and former names; of one name, districts before towns. */
function listPlaces({ listNames, columns }: CollegeIndex): Place[] {
	const options = (facet: string) => columns.find(({ name }) => name === facet)?.options ?? [];
	const states = options("state").map(({ value, label }) => ({
		name: label,
		meaning: { kind: "state", value, label },
	}));
	const districts = options("district").map(({ value, label }) => ({
		name: label,
		meaning: { kind: "district", value, label, ...withinOf("district", value) },
	}));
	const slugOf = new Map(states.map(({ meaning }) => [meaning.label, meaning.value]));
	const towns = [...listNames.lists, ...listNames.namesakes]
		.filter(({ kind }) => kind === "town")
		.map(({ label, detail = "" }) => ({
			name: label,
			meaning: {
				kind: "town",
				value: detail === "" ? label : `${label}, ${detail}`,
				label,
				within: slugOf.get(detail) ?? "",
			},
		}));
	return [...states, ...districts, ...districts.flatMap(toShort), ...towns].flatMap((place) =>
		withOtherNames([place.name.toLowerCase()]).map((name) => ({ ...place, name })),
	);
}

/** A district of two towns is called by its first too: Balrampur-Ramanujganj. */
function toShort({ name, meaning }: Place): Place[] {
	const [first = "", second] = name.split("-");
	return second === undefined ? [] : [{ name: first, meaning }];
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

/** Also where a vowel that nobody says parts the two: बलरामपुर. */
function toPlaceSound(word: string): string {
	return toSound(word).replace(/m(?=[bp])/g, "n");
}

/** Places by how they sound, for those written in Devanagari. */
class PlaceSounds {
	readonly #bySound: ReadonlyMap<string, readonly Place[]>;

	constructor(places: readonly Place[]) {
		this.#bySound = Map.groupBy(places, ({ name }) => toPlaceSound(toPhrase(name).replaceAll(" ", "")));
	}

	/** The place that a misspelt Latin word sounds like, where all that sound so are called alike. */
	findLatin(word: string): readonly Meaning[] {
		const alike = (this.#bySound.get(toPlaceSound(word)) ?? []).filter(
			({ name, meaning }) => meaning.kind !== "town" && name[0] === word[0] && editDistance(word, name, 2) <= 2,
		);
		return new Set(alike.map(({ name }) => name)).size === 1 ? alike.map(({ meaning }) => meaning) : [];
	}

	/** The place whose letters are likest, at most two off; districts before towns. */
	find(devanagari: string): readonly Meaning[] {
		const readings = toLatins(devanagari).filter(({ by, latin }) => by !== "letters" && latin.length >= SHORTEST_TOWN);
		const alike = readings.flatMap(({ latin }) =>
			(this.#bySound.get(toPlaceSound(latin)) ?? []).map(({ name, meaning }) => ({
				meaning,
				unlike: editDistance(withoutDots(latin), withoutDots(name)),
			})),
		);
		// Read both ways, a short word sounds like too many: लेडी like Lar.
		const most = readings.length > 1 && devanagari.length < SHORTEST_DOUBTED ? 1 : 2;
		const least = Math.min(most, ...alike.map(({ unlike }) => unlike));
		return alike.filter(({ unlike }) => unlike <= least).map(({ meaning }) => meaning);
	}
}

/** The words that the site explains, by their names: their texts are the pages' own. */
const TERMS = z.array(z.object({ slug: z.string(), name: z.string(), nameHi: z.string() })).parse(terms);
