import { foldText } from "@uchit/text/fold-text.ts";
import type { CollegeIndex } from "#backend/search/college-index.ts";
import { INSTITUTION_BITS, type TextMatches, UNRANKED } from "./text-matches.ts";

const FAMILIES: Readonly<Record<string, RegExp>> = {
	iit: /^Indian Institute of Technology\b/i,
	nit: /\bNational Institute of Technology\b/i,
	iiit: /\bIndian Institute of Information Technology\b/i,
	iim: /^Indian Institute of Management\b(?! (?:and|Studies|Sciences?|Research|&))/i,
	aiims: /^All India Institute of Medical Sciences?\b/i,
	iiser: /^Indian Institute of Science Education (?:and|&) Research\b/i,
	nift: /^National Institute of Fashion Technology\b/i,
	nid: /^National Institute of Design\b/i,
	nlu: /National Law (?:University|School of India|Institute University)|NALSAR|National University of (?:Juridical|Advanced Legal|Study and Research in Law|Law\b)/i,
};

/** Universities by founder: the directory gives the founder, not the name. */
const UNIVERSITIES: ReadonlyMap<string, string> = new Map([
	["central university", "central"],
	["state university", "state"],
	["deemed university", "deemed"],
]);

export function isFamily(word: string): boolean {
	return Object.hasOwn(FAMILIES, word);
}

export function isOfFamily(name: string, family: string): boolean {
	return FAMILIES[family]?.test(name) ?? false;
}

/** Returns a family whose short form was typed ("iim", "IITs"), the best ranked first; undefined for other words. */
export function findFamily(index: CollegeIndex, typed: string): TextMatches | undefined {
	const word = foldText(typed)
		.trim()
		.toLowerCase()
		.replace(/\buniversities$/, "university");
	const family = [word, word.replace(/s$/, "")].find((each) => Object.hasOwn(FAMILIES, each) || UNIVERSITIES.has(each));
	if (family === undefined) return undefined;
	const known = found.get(index) ?? new Map<string, TextMatches>();
	found.set(index, known);
	const matches = known.get(family) ?? listFamily(index, family);
	known.set(family, matches);
	return matches;
}

const found = new WeakMap<CollegeIndex, Map<string, TextMatches>>();

function listFamily({ colleges, orders, universityTypes }: CollegeIndex, family: string): TextMatches {
	const type = UNIVERSITIES.get(family);
	const institutions = colleges.flatMap(({ id, name }, number) => {
		const isOne = type === undefined ? isOfFamily(name, family) : universityTypes.get(id)?.value === type;
		return isOne ? number : [];
	});
	const relevance = institutions.map((number) => (orders.standing[number] ?? UNRANKED) * INSTITUTION_BITS + number);
	return { institutions, relevance };
}
