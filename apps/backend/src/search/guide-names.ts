import type { Suggestion } from "@uchit/contract/suggest.ts";
import type { PublishedCountry } from "#backend/guide/queries/published-countries.ts";
import { type ExamIndex, namesOf } from "./exams/exam-index.ts";
import { type ListNames, toListNames } from "./list-names.ts";
import { readTyped } from "./text/typed.ts";

export type GuideNames = { latin: ListNames; devanagari: ListNames };

export function buildGuideNames({ exams }: ExamIndex, countries: readonly PublishedCountry[]): GuideNames {
	const ofExams = exams.flatMap(({ record }) => {
		const { slug, shortName, name } = record;
		const detail = name === shortName ? {} : { detail: name };
		return toKeyedSuggestions(namesOf(record), { kind: "exam", label: shortName, value: slug, ...detail });
	});
	const ofCountries = countries.flatMap(({ record: { slug, name, name_hi = "" } }) =>
		toKeyedSuggestions([name, name_hi], { kind: "country", label: name, value: slug }),
	);
	const all = [...ofExams, ...ofCountries];
	return {
		latin: toListNames(all.filter(({ isBySound }) => !isBySound)),
		devanagari: toListNames(all.filter(({ isBySound }) => isBySound)),
	};
}

type Keyed = { key: string; isBySound: boolean; list: Suggestion };

/** Separates the scripts, because नीट sounds like NIT. */
function toKeyedSuggestions(names: readonly string[], list: Suggestion): Keyed[] {
	const read = names.flatMap((name) => readTyped(name) ?? []);
	return [false, true].flatMap((isBySound) => {
		const keys = new Set(read.filter((typed) => typed.isBySound === isBySound).map(({ key }) => key));
		return [...keys].map((key) => ({ key, isBySound, list }));
	});
}
