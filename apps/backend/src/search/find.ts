import { CATEGORIES, type CategoryId, findCategory } from "@uchit/contract/category.ts";
import {
	COLLEGES_PAGE_SIZE,
	type CollegeQuery,
	type CollegeResults,
	type CollegeSort,
	type Near,
	type Relaxation,
} from "@uchit/contract/college.ts";
import { findDegree } from "@uchit/contract/degree.ts";
import { FACETS, type FacetName } from "@uchit/contract/facet.ts";
import type { RankingList } from "@uchit/contract/ranking.ts";
import { type CollegeIndex, toSummary } from "./college-index.ts";
import { type Choice, type Column, hasOption, toChoice } from "./columns.ts";
import { type Counted, count } from "./count.ts";
import { toFacets } from "./facet-options.ts";
import { takePage } from "./page.ts";
import { fixOf, measureKm, type NearPoint, toFix } from "./points.ts";
import { rankingListOf } from "./ranking-list.ts";
import type { TextMatches } from "./relevance.ts";
import type { Point } from "./rows.ts";
import { readTyped } from "./typed.ts";

/** A list of institutions as the wire has it, but for the sources that its items name. */
export type Found = Omit<CollegeResults, "sources">;

/** One page of the institutions that a visitor asks for, with the counts of every facet's options. */
export function findColleges(index: CollegeIndex, asked: CollegeQuery, near?: Near): Found {
	const query = { ...asked, ...understandDegrees(index, asked) };
	const categories = listCategories(query);
	const list = rankingListOf(categories);
	const columns = listColumns(index, list);
	const choices = columns.flatMap((column) => toChoice(column, valuesOf(query, column.name)) ?? []);
	const text = query.q === "" ? undefined : findText(index, query.q);
	const counted = countMatches(index, list, columns, choices, text);
	const sort = toSort(query, { text, place: near?.place, hasSalaries: index.orders.bySalary.has(list) });
	const page = takePage(index, counted, text, { sort, list, near: near?.place, page: query.page });
	return {
		total: counted.total,
		inDirectory: countInDirectory(index, counted),
		page: query.page,
		pageSize: COLLEGES_PAGE_SIZE,
		sort,
		items: page.flatMap((number) => toItem(index, number, list, near?.place)),
		facets: toFacets(columns, choices, counted),
		near,
		relax: counted.total === 0 ? listRelaxations(index, columns, choices, counted, text) : [],
		assumedDegrees: query.assumedDegrees,
		unknown: columns.flatMap((column) => listUnknown(column, asked)),
	};
}

function countInDirectory({ inDirectory }: CollegeIndex, { matching }: Counted): number {
	let found = 0;
	for (const number of matching) found += inDirectory[number] ?? 0;
	return found;
}

function countMatches(
	index: CollegeIndex,
	list: RankingList,
	columns: readonly Column[],
	choices: readonly Choice[],
	text: TextMatches | undefined,
): Counted {
	const everything = index.everything.get(list);
	const isWhole = choices.length === 0 && text === undefined && everything !== undefined;
	return isWhole ? everything : count(index.scratch, columns, choices, text?.institutions, everything);
}

/**
 * Degrees of which no source tells who teaches them stand for their category, where no other is asked for; the reply says so.
 * Beside degrees that are listed, their own category says nothing more.
 */
function understandDegrees(index: CollegeIndex, { degree, category }: CollegeQuery) {
	const known = degree.flatMap((slug) => findDegree(slug) ?? []);
	const assumed = known.filter(({ slug }) => !index.heldDegrees.has(slug));
	const held = known.filter((each) => !assumed.includes(each));
	const assumedDegrees = assumed.map(({ slug }) => slug);
	if (held.length > 0) {
		const asked = new Set(category.map((text) => findCategory(text)?.id));
		const isImplied = held.every(({ categoryId }) => asked.has(categoryId));
		return { assumedDegrees, degree: held.map(({ slug }) => slug), category: isImplied ? [] : category };
	}
	if (assumed.length === 0) return { assumedDegrees, degree, category };
	return {
		assumedDegrees,
		degree: [],
		category: [...category, ...assumed.map(({ categoryId }) => String(categoryId))],
	};
}

/** The categories that a list is about: those asked for, or those of the degrees. */
function listCategories({ category, degree }: CollegeQuery): CategoryId[] {
	const named = category.map((text) => findCategory(text)?.id);
	const asked = new Set(named.length > 0 ? named : degree.map((slug) => findDegree(slug)?.categoryId));
	return CATEGORIES.map(({ id }) => id).filter((id) => asked.has(id));
}

/** In the order of the wire's facets. */
function listColumns(index: CollegeIndex, list: RankingList): Column[] {
	const byName = new Map(index.columns.map((column) => [column.name, column]));
	return FACETS.flatMap((name) => (name === "nirf" ? index.nirfColumns.get(list) : byName.get(name)) ?? []);
}

/** A category may be named by its slug. */
function valuesOf(query: CollegeQuery, facet: FacetName): string[] {
	if (facet !== "category") return query[facet];
	return query.category.map((text) => String(findCategory(text)?.id ?? text));
}

/** A degree of which nobody tells who teaches it is no option, but known. */
function listUnknown(column: Column, asked: CollegeQuery): CollegeResults["unknown"] {
	const isKnown = (value: string) =>
		hasOption(column, value) || (column.name === "degree" && findDegree(value) !== undefined);
	return valuesOf(asked, column.name)
		.filter((value) => !isKnown(value))
		.map((value) => ({ facet: column.name, value }));
}

const NOTHING: TextMatches = { institutions: [], relevance: [] };

/** Words that no name could hold match nothing, rather than everything. */
function findText(index: CollegeIndex, q: string): TextMatches {
	const typed = readTyped(q);
	return typed === undefined ? NOTHING : index.text.find(typed);
}

type Known = { text: TextMatches | undefined; place: Point | undefined; hasSalaries: boolean };

/** Relevance means nothing without words, distance without a place, salary without a list of them: then the ranking orders. */
function toSort(query: CollegeQuery, { text, place, hasSalaries }: Known): CollegeSort {
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
	const fix = fixOf(index.points, number);
	if (near === undefined || fix === undefined) return [summary];
	return [{ ...summary, distanceKm: measureKm(toFix(near), fix) }];
}

/** Which one filter to drop, and what that gives; the most fruitful first. */
function listRelaxations(
	index: CollegeIndex,
	columns: readonly Column[],
	choices: readonly Choice[],
	{ totalWithout }: Counted,
	text: TextMatches | undefined,
): Relaxation[] {
	const relaxations: Relaxation[] = choices.map(({ column }) => ({
		filter: column.name,
		count: totalWithout.get(column.name) ?? 0,
	}));
	if (text !== undefined)
		relaxations.push({ filter: "q", count: count(index.scratch, columns, choices, undefined, undefined).total });
	return relaxations.filter((relaxation) => relaxation.count > 0).sort((a, b) => b.count - a.count);
}
