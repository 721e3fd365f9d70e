import {
	UNIVERSITIES_PER_PAGE,
	UNIVERSITY_SORTS,
	UNIVERSITY_SOURCES,
	type UniversityAbroad,
	type UniversityList,
	type UniversityQuery,
	type UniversitySort,
} from "@uchit/contract/study-abroad.ts";
import { applyFacets } from "./list-facets.ts";
import { ListWords } from "./list-words.ts";

export type Universities = {
	rows: readonly UniversityAbroad[];
	words: ListWords;
	sourceIds: readonly string[];
	sorts: UniversitySort[];
	/** Whether the list can be narrowed by region; not if few rows have one, because that would drop most. */
	hasRegions: boolean;
};

/** `domains` in the order of rows: a school is also found by its site's name (`mit`, `tum`). */
export function indexUniversities({
	rows,
	domains,
}: {
	rows: readonly UniversityAbroad[];
	domains: readonly (readonly string[])[];
}): Universities {
	const wordings = rows.map(({ name, city = "", region = "", alsoCalled }, place) => ({
		name,
		others: [city, region, ...alsoCalled, ...(domains[place] ?? [])],
	}));
	const count = (isSo: (row: UniversityAbroad) => boolean) => rows.filter(isSo).length;
	return {
		rows,
		words: new ListWords(wordings),
		sourceIds: [...new Set([...rows.map(({ sourceId }) => sourceId), ...listOtherSources(rows)])],
		sorts: UNIVERSITY_SORTS.filter((sort) => rows.some((row) => FIGURE_OF[sort](row) !== undefined)),
		hasRegions: count(({ region }) => region !== undefined) > rows.length / 2,
	};
}

const FIGURE_OF = {
	tuition: ({ tuitionUsd }) => tuitionUsd,
	admission: ({ admissionRate }) => admissionRate,
} as const satisfies Record<UniversitySort, (row: UniversityAbroad) => number | undefined>;

function listOtherSources(rows: readonly UniversityAbroad[]): string[] {
	const { foundation, usFigures, ukNames } = UNIVERSITY_SOURCES;
	return [
		...(rows.some(({ established }) => established !== undefined) ? [foundation] : []),
		...(rows.some(({ tuitionUsd }) => tuitionUsd !== undefined) ? [usFigures] : []),
		...(rows.some(({ groups }) => groups.length > 0) ? [ukNames] : []),
	];
}

export function findUniversities(
	{ rows, words, sorts, hasRegions }: Universities,
	{ q, region, group, sort, page }: UniversityQuery,
): Omit<UniversityList, "sources"> {
	const named = q === "" ? rows : words.find(q).flatMap((place) => rows[place] ?? []);
	const { rows: found, options } = applyFacets(named, [
		{ valuesOf: (row) => (row.region === undefined ? [] : [row.region]), chosen: region },
		{ valuesOf: (row) => row.groups, chosen: group },
	]);
	const ordered = sort === undefined ? found : found.toSorted(lowestFirst(FIGURE_OF[sort]));
	const offset = (page - 1) * UNIVERSITIES_PER_PAGE;
	return {
		total: found.length,
		page,
		items: ordered.slice(offset, offset + UNIVERSITIES_PER_PAGE),
		facets: { region: (hasRegions && options[0]) || [], group: options[1] ?? [] },
		sorts,
	};
}

/** Rows without the figure come last, in the list's order. */
function lowestFirst(figureOf: (row: UniversityAbroad) => number | undefined) {
	const sortKey = (row: UniversityAbroad) => figureOf(row) ?? Number.POSITIVE_INFINITY;
	return (a: UniversityAbroad, b: UniversityAbroad) => (sortKey(a) === sortKey(b) ? 0 : sortKey(a) - sortKey(b));
}
