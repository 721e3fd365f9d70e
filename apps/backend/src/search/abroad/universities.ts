import type { UniversityAbroad, UniversityList, UniversityQuery } from "@uchit/contract/study-abroad.schema.ts";
import { UNIVERSITIES_PER_PAGE } from "@uchit/contract/study-abroad.ts";
import { narrow } from "./list-facets.ts";
import { ListWords } from "./list-words.ts";

/** The universities of one country in their order, with the words that they are found by. */
export type Universities = { rows: readonly UniversityAbroad[]; words: ListWords; sourceIds: readonly string[] };

/** `domains` in the order of the rows: a school is known by the name of its site too (`mit`, `tum`). */
export function indexUniversities({
	rows,
	domains,
}: {
	rows: readonly UniversityAbroad[];
	domains: readonly (readonly string[])[];
}): Universities {
	const wordings = rows.map(({ name, city = "", region = "" }, place) => ({
		name,
		others: [city, region, ...(domains[place] ?? [])],
	}));
	return { rows, words: new ListWords(wordings), sourceIds: [...new Set(rows.map(({ sourceId }) => sourceId))] };
}

export function findUniversities(
	{ rows, words }: Universities,
	{ q, region, page }: UniversityQuery,
): Omit<UniversityList, "sources"> {
	const named = q === "" ? rows : words.find(q).flatMap((place) => rows[place] ?? []);
	const { rows: found, options } = narrow(named, [
		{ valuesOf: (row) => (row.region === undefined ? [] : [row.region]), chosen: region },
	]);
	const offset = (page - 1) * UNIVERSITIES_PER_PAGE;
	return {
		total: found.length,
		page,
		items: found.slice(offset, offset + UNIVERSITIES_PER_PAGE),
		facets: { region: options[0] ?? [] },
	};
}
