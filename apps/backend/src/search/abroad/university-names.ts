import type { CountryRecord } from "@uchit/contract/country.ts";
import type { CalledAbroad } from "#backend/search/queries/universities-abroad.ts";
import type { Meaning } from "#backend/search/question/meaning.ts";
import { toPhrase } from "#backend/search/question/tokens.ts";
import { readRows } from "#backend/search/vocabulary/question-words.ts";

export type NamedAbroad = { id: string; country: Meaning & { kind: "country" }; isFamous: boolean };

/** By name ("purdue university"), and by country and site ("united-states mit"). */
export type NamesAbroad = ReadonlyMap<string, NamedAbroad>;

type Countries = readonly Pick<CountryRecord, "code" | "slug" | "name">[];

/** `phrases` are the words of questions: a name of nothing else ("Open University") names no university. */
export function nameUniversitiesAbroad(
	rows: readonly CalledAbroad[],
	countries: Countries,
	phrases: ReadonlyMap<string, readonly Meaning[]>,
): NamesAbroad {
	const names = new Map<string, NamedAbroad>();
	const shared = new Set<string>();
	const add = (name: string, named: NamedAbroad) => {
		const known = names.get(name);
		if (known === undefined) names.set(name, named);
		else if (known.country.value !== named.country.value) shared.add(name);
	};
	const isTelling = (word: string) => phrases.get(word)?.every(({ kind }) => kind === "country") ?? true;
	const universities = rows.flatMap((row) => {
		const country = countries.find(({ code }) => code === row.country);
		const meaning = country && ({ kind: "country", value: country.slug, label: country.name } as const);
		return meaning === undefined ? [] : { ...row, named: { id: row.id, country: meaning, isFamous: false } };
	});
	for (const { name, also_called: others, named } of universities) {
		const phrasesOf = [name, ...others].map((each) => toPhrase(each).replace(/^the /, ""));
		for (const phrase of phrasesOf) {
			const words = phrase.split(" ");
			if (words.includes("university") && words.some((word) => !FORM.test(word) && isTelling(word)))
				for (const variant of [phrase, ...turn(phrase)]) add(variant, named);
		}
	}
	for (const name of shared) names.delete(name);
	for (const { domains, named } of universities) {
		for (const domain of domains) {
			const [label = ""] = domain.split(".");
			const words = FAMOUS.get(domain) ?? [];
			for (const each of words) names.set(toPhrase(each), { ...named, isFamous: true });
			if (label.length >= SHORTEST_SITE && !phrases.has(label)) add(`${named.country.value} ${label}`, named);
		}
	}
	return names;
}

const FORM = /^(?:university|of|the|and|at|in|for)$/;
const SHORTEST_SITE = 3;

const FAMOUS = new Map(
	readRows("famous-abroad.csv").map(([domain = "", words = ""]) => [domain, words.split("|")] as const),
);

/** "University of Toronto" is also "Toronto University", and the other way round. */
function turn(phrase: string): string[] {
	const [, behind] = /^university of (.+)$/.exec(phrase) ?? [];
	const [, before] = /^(\S+) university$/.exec(phrase) ?? [];
	return [behind && `${behind} university`, before && `university of ${before}`].flatMap((each) => each ?? []);
}
