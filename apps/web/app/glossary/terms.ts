import { foldForFilter } from "@uchit/text/fold-text.ts";
import type { Language } from "#app/platform/i18n/language.ts";

/** A term of content/glossary in both languages; the source is an official definition, if there is one. */
export type GlossaryTerm = {
	slug: string;
	name: string;
	nameHi: string;
	text: string;
	textHi: string;
	source?: TermSource | undefined;
	see: readonly string[];
};

export type TermSource = { name: string; address: string };

export type ShownTerm = {
	slug: string;
	name: string;
	otherName: string | undefined;
	text: string;
	source: TermSource | undefined;
	see: readonly { slug: string; name: string }[];
};

/** Terms by name; in Hindi the Devanagari ones first. */
export function toShownTerms(terms: readonly GlossaryTerm[], language: Language): ShownTerm[] {
	const isHindi = language === "hi";
	const names = new Map(terms.map(({ slug, name, nameHi }) => [slug, isHindi ? nameHi : name]));
	const collator = new Intl.Collator(language);
	return terms
		.map(({ slug, name, nameHi, text, textHi, source, see }) => ({
			slug,
			name: isHindi ? nameHi : name,
			otherName: name === nameHi ? undefined : isHindi ? name : nameHi,
			text: isHindi ? textHi : text,
			source,
			see: see.map((other) => ({ slug: other, name: names.get(other) ?? other })),
		}))
		.toSorted((a, b) => Number(isLatin(a.name)) - Number(isLatin(b.name)) || collator.compare(a.name, b.name));
}

function isLatin(name: string): boolean {
	return /^\p{Script=Latin}/u.test(name);
}

export function groupByLetter(terms: readonly ShownTerm[]): { letter: string; terms: ShownTerm[] }[] {
	return [...Map.groupBy(terms, ({ name }) => (Array.from(name)[0] ?? "").toUpperCase())].map(([letter, group]) => ({
		letter,
		terms: group,
	}));
}

/** Terms that contain every word in a name or the text; matches in the name come first. */
export function findTerms(terms: readonly ShownTerm[], words: string): readonly ShownTerm[] {
	const queryWords = fold(words)
		.split(" ")
		.filter((word) => word !== "");
	if (queryWords.length === 0) return terms;
	const holds = (text: string) => queryWords.every((word) => fold(text).includes(word));
	const inName = ({ name, otherName = "" }: ShownTerm) => holds(`${name} ${otherName}`);
	const found = terms.filter((term) => holds(`${term.name} ${term.otherName ?? ""} ${term.text}`));
	return [...found.filter(inName), ...found.filter((term) => !inName(term))];
}

/** Folds hyphens too. */
function fold(text: string): string {
	return foldForFilter(text)
		.replaceAll(/[\s\-–]+/g, " ")
		.trim();
}

export function glossaryData(
	{ name, address }: { name: string; address: string },
	terms: readonly ShownTerm[],
): Readonly<Record<string, unknown>> {
	return {
		"@type": "DefinedTermSet",
		"@id": address,
		url: address,
		name,
		hasDefinedTerm: terms.map((term) => ({
			"@type": "DefinedTerm",
			"@id": `${address}#${term.slug}`,
			name: term.name,
			alternateName: term.otherName,
			description: term.text,
			inDefinedTermSet: address,
		})),
	};
}
