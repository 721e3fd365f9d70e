import { CATEGORIES, type CategoryId, findCategory } from "@uchit/contract/category.ts";
import {
	COLLEGES_PAGE_SIZE,
	type CollegeQuery,
	type CollegeResults,
	type CollegeSort,
	type Relaxation,
	type UnderstoodCollegeQuery,
} from "@uchit/contract/college.ts";
import { findDegree } from "@uchit/contract/degree.ts";
import { eachFacet, FACETS, type Facets, NONE_VALUE } from "@uchit/contract/facet.ts";
import type { NearPlace, NearReading } from "@uchit/contract/near-place.ts";
import type { FacetOption } from "@uchit/contract/paging.ts";
import type { RankingList } from "@uchit/contract/ranking.ts";
import { rankingListOf } from "@uchit/contract/ranking-list.ts";
import { toWords } from "@uchit/contract/words.ts";
import type { Database } from "#backend/db/client.ts";
import { listSources } from "#backend/facts/queries/sources.ts";
import { type CollegeIndex, listSourceIds, toSummary } from "./college-index.ts";
import { type Choice, type Column, hasOption, toChoice } from "./columns.ts";
import { countMatches, type MatchCounts } from "./count.ts";
import { selectPage } from "./page.ts";
import { approximatePointOf, measureKm, type NearPoint, toApproximatePoint } from "./points.ts";
import { findPlace, listNamesakes } from "./queries/near-place.ts";
import type { Point } from "./queries/search-rows.ts";
import { findFamily } from "./text/families.ts";
import type { TextMatches } from "./text/text-matches.ts";
import { readTyped } from "./text/typed.ts";
import { type UnderstoodQuery, understandQuery } from "./understand-query.ts";
import { namesOfSubjects } from "./vocabulary/name-patterns.ts";

export async function searchColleges(db: Database, index: CollegeIndex, query: CollegeQuery): Promise<CollegeResults> {
	const search = runSearch(index, query);
	const found = toFoundColleges(index, search, await findNear(db, index, query.near));
	const ofPlace = found.near?.place?.sourceId;
	const sources = await listSources(db, [...listSourceIds(found.items), ...(ofPlace === undefined ? [] : [ofPlace])]);
	return { ...found, byName: countNamed(index, search), sources };
}

export type FoundColleges = Omit<CollegeResults, "sources" | "byName">;

export function findColleges(index: CollegeIndex, query: CollegeQuery, near?: NearReading): FoundColleges {
	return toFoundColleges(index, runSearch(index, query), near);
}

export function listMatching(index: CollegeIndex, query: CollegeQuery): string[] {
	const { matching } = runSearch(index, query).counted;
	return Array.from(matching).flatMap((number) => index.colleges[number]?.id ?? []);
}

export async function findNear(
	db: Database,
	index: CollegeIndex,
	slug: string | undefined,
): Promise<NearReading | undefined> {
	if (slug === undefined || slug === "") return undefined;
	const place = await findPlace(db, slug);
	const others = await listNamesakes(db, slug, place);
	return {
		asked: slug,
		place: place && withHindiNames(index, place),
		others: others.map((other) => withHindiNames(index, other)),
	};
}

function withHindiNames({ hindiNames }: CollegeIndex, { state, ...place }: NearPlace): NearPlace {
	if (state === undefined) return place;
	const district = toWords(place.name).join("-");
	return {
		...place,
		nameHi: hindiNames.get(`${state.slug}/${district}`),
		state: { ...state, nameHi: hindiNames.get(state.slug) },
	};
}

type Search = Omit<UnderstoodQuery, "query"> & {
	requested: CollegeQuery;
	query: CollegeQuery;
	list: RankingList;
	columns: readonly Column[];
	choices: readonly Choice[];
	text: TextMatches | undefined;
	counted: MatchCounts;
};

function runSearch(index: CollegeIndex, requested: CollegeQuery): Search {
	const understood = understandQuery(index, requested);
	const { query } = understood;
	const list = rankingListOf(listCategories(query));
	const columns = listColumns(index, list);
	const choices = columns.flatMap((column) => toChoice(column, query[column.name]) ?? []);
	const text = query.q === "" ? undefined : findText(index, query.q);
	const everything = index.everything.get(list);
	const isWhole = choices.length === 0 && text === undefined && everything !== undefined;
	const counted = isWhole ? everything : countMatches(index.scratch, columns, choices, text?.institutions, everything);
	return { requested, ...understood, list, columns, choices, text, counted };
}

function toFoundColleges(index: CollegeIndex, search: Search, near: NearReading | undefined): FoundColleges {
	const { requested, query, list, columns, text, counted, assumedDegrees, moved, ignored } = search;
	const hasSalaries = index.orders.bySalary.has(list);
	const sort = toSort(query, { text, place: near?.place, hasSalaries });
	const page = selectPage(index, counted, text, { sort, list, near: near?.place, page: query.page });
	const facets = toFacets(search);
	const unknown = columns.flatMap((column) => listUnknown(column, requested));
	return {
		total: counted.total,
		inDirectory: countInDirectory(index, counted),
		page: query.page,
		pageSize: COLLEGES_PAGE_SIZE,
		sort,
		hasSalaries,
		items: page.flatMap((number) => toItem(index, number, list, near?.place)),
		facets,
		near,
		relax: counted.total === 0 ? listRelaxations(index, search) : [],
		assumedDegrees,
		understood: { values: listValues(facets, unknown), moved, ignored },
		unknown,
	};
}

function countNamed(index: CollegeIndex, { query, columns, choices, counted }: Search): CollegeResults["byName"] {
	const { q, degree, course } = query;
	const assumed = [...degree.map((slug) => `degree:${slug}`), ...course.map((slug) => `course:${slug}`)];
	const words = q === "" ? namesOfSubjects(assumed) : [];
	const rest = choices.filter(({ column }) => !SUBJECT_COLUMNS.has(column.name));
	const named = words.map((each) => ({
		q: each,
		count: countMatches(index.scratch, columns, rest, findText(index, each).institutions, undefined).total,
	}));
	const [most] = named.toSorted((a, b) => b.count - a.count);
	return most !== undefined && most.count > counted.total ? most : undefined;
}

const SUBJECT_COLUMNS: ReadonlySet<string> = new Set(["category", "degree", "course"]);

function countInDirectory({ inDirectory }: CollegeIndex, { matching }: MatchCounts): number {
	let found = 0;
	for (const number of matching) found += inDirectory[number] ?? 0;
	return found;
}

function listCategories({ category, degree }: CollegeQuery): CategoryId[] {
	const named = category.map((text) => findCategory(text)?.id);
	const categories = new Set(named.length > 0 ? named : degree.map((slug) => findDegree(slug)?.categoryId));
	return CATEGORIES.map(({ id }) => id).filter((id) => categories.has(id));
}

function listColumns(index: CollegeIndex, list: RankingList): Column[] {
	const byName = new Map(index.columns.map((column) => [column.name, column]));
	return FACETS.flatMap((name) => (name === "nirf" ? index.nirfColumns.get(list) : byName.get(name)) ?? []);
}

function toFacets({ columns, choices, counted }: Search): Facets {
	const options = new Map(columns.map((column) => [column.name, toOptions(column, choices, counted)]));
	return eachFacet((facet) => options.get(facet) ?? []);
}

function toOptions(column: Column, choices: readonly Choice[], counted: MatchCounts): FacetOption[] {
	const counts = counted.counts.get(column.name);
	const selected = choices.find((choice) => choice.column.name === column.name)?.selected;
	const states = choices.find((choice) => choice.column.name === "state")?.selected;
	const shown: FacetOption[] = [];
	for (const [index, { value, label, labelHi }] of column.options.entries()) {
		const isSelected = selected?.has(value) ?? false;
		const count = counts?.[index + 1] ?? 0;
		if (column.name === "district" && !isSelected && !isInStates(states, value)) continue;
		if (count > 0 || isSelected || column.listsAll) shown.push({ value, label, labelHi, count, selected: isSelected });
	}
	const none = { value: NONE_VALUE, count: counts?.[0] ?? 0, selected: selected?.has(NONE_VALUE) ?? false };
	const showsNone = column.noneLabel !== undefined && (none.count > 0 || none.selected || column.listsAll);
	if (showsNone) shown.push({ ...none, label: column.noneLabel ?? "" });
	return shown;
}

/** Only districts of the chosen states and chosen districts: a list of all 763 is unreadable. */
function isInStates(states: ReadonlySet<string> | undefined, district: string): boolean {
	return states?.has(district.slice(0, district.indexOf("/"))) ?? false;
}

function listValues(facets: Facets, unknown: CollegeResults["unknown"]): UnderstoodCollegeQuery["values"] {
	return eachFacet((facet) => [
		...facets[facet].flatMap(({ value, selected }) => (selected ? value : [])),
		...new Set(unknown.flatMap((each) => (each.facet === facet ? each.value : []))),
	]);
}

function listUnknown(column: Column, query: CollegeQuery): CollegeResults["unknown"] {
	const isKnown = (value: string) =>
		hasOption(column, value) ||
		(column.name === "degree" && findDegree(value) !== undefined) ||
		(column.name === "category" && findCategory(value) !== undefined);
	return query[column.name].filter((value) => !isKnown(value)).map((value) => ({ facet: column.name, value }));
}

const NO_MATCHES: TextMatches = { institutions: [], relevance: [] };

/** Words that no name could contain match nothing, not everything. */
function findText(index: CollegeIndex, q: string): TextMatches {
	const typed = readTyped(q);
	return findFamily(index, q) ?? (typed === undefined ? NO_MATCHES : index.text.find(typed));
}

type SortContext = { text: TextMatches | undefined; place: Point | undefined; hasSalaries: boolean };

/** Relevance needs words, distance a place, salary a list with salaries: otherwise sorts by ranking. */
function toSort(query: CollegeQuery, { text, place, hasSalaries }: SortContext): CollegeSort {
	const usual = place !== undefined ? "distance" : text !== undefined ? "relevance" : "nirf";
	const { sort = usual } = query;
	const isMeant =
		(sort !== "relevance" || text !== undefined) &&
		(!/^-?distance$/.test(sort) || place !== undefined) &&
		(!/^-?salary$/.test(sort) || hasSalaries);
	return isMeant ? sort : usual;
}

function toItem(index: CollegeIndex, number: number, list: RankingList, near: NearPoint | undefined) {
	const summary = toSummary(index, number, list);
	if (summary === undefined) return [];
	const fix = approximatePointOf(index.points, number);
	if (near === undefined || fix === undefined) return [summary];
	return [{ ...summary, distanceKm: measureKm(toApproximatePoint(near), fix) }];
}

function listRelaxations(index: CollegeIndex, { columns, choices, counted, text }: Search): Relaxation[] {
	const relaxations: Relaxation[] = choices.map(({ column }) => ({
		filter: column.name,
		count: counted.totalWithout.get(column.name) ?? 0,
	}));
	if (text !== undefined)
		relaxations.push({ filter: "q", count: countMatches(index.scratch, columns, choices, undefined, undefined).total });
	return relaxations.filter((relaxation) => relaxation.count > 0).sort((a, b) => b.count - a.count);
}
