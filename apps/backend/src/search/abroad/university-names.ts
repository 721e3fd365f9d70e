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
	const isTelling = (word: string) => phrases.get(word)?.every(({ kind }) => kind === "country") ?? true;
	const universities = rows.flatMap((row) => {
		const country = countries.find(({ code }) => code === row.country);
		const meaning = country && ({ kind: "country", value: country.slug, label: country.name } as const);
		if (meaning === undefined) return [];
		const called = [row.name, ...row.also_called]
			.filter((name) => /university/i.test(name))
			.map((name) => toPhrase(name).replace(/^the | main campus$/g, ""))
			.filter((phrase) => phrase.split(" ").some((word) => !FORM.test(word) && isTelling(word)));
		return { called, domains: row.domains, named: { id: row.id, country: meaning, isFamous: false } };
	});
	// A name of two countries means neither; another word order is never taken for a name.
	const names = keepOfOneCountry(universities.flatMap(({ called, named }) => called.map((name) => ({ name, named }))));
	const turned = keepOfOneCountry(
		[...names].flatMap(([name, named]) => turn(name).map((each) => ({ name: each, named }))),
	);
	for (const [name, named] of turned) if (!names.has(name)) names.set(name, named);
	for (const { domains, named } of universities) {
		for (const domain of domains) {
			const [label = ""] = domain.split(".");
			const words = FAMOUS.get(domain) ?? [];
			for (const each of words.map(toPhrase))
				if (names.get(each)?.isFamous !== true) names.set(each, { ...named, isFamous: true });
			const site = `${named.country.value} ${label}`;
			if (label.length >= MIN_SITE_LENGTH && !phrases.has(label) && !names.has(site)) names.set(site, named);
		}
	}
	return names;
}

function keepOfOneCountry(all: readonly { name: string; named: NamedAbroad }[]): Map<string, NamedAbroad> {
	const byName = Map.groupBy(all, ({ name }) => name);
	return new Map(
		[...byName].flatMap(([name, [first, ...others]]) =>
			first === undefined || others.some(({ named }) => named.country.value !== first.named.country.value)
				? []
				: [[name, first.named] as const],
		),
	);
}

const FORM = /^(?:university|of|the|and|at|in|for)$/;
const MIN_SITE_LENGTH = 3;

const FAMOUS = new Map(
	readRows("famous-abroad.csv").map(([domain = "", words = ""]) => [domain, words.split("|")] as const),
);

/** "University of Toronto" is also "Toronto University", and the other way round. */
function turn(phrase: string): string[] {
	const [, behind] = /^university of (.+)$/.exec(phrase) ?? [];
	const [, before] = /^(\S+) university$/.exec(phrase) ?? [];
	return [behind && `${behind} university`, before && `university of ${before}`].flatMap((each) => each ?? []);
}
