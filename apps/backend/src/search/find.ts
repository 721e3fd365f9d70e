import { CATEGORIES, type CategoryId, findCategory } from "@uchit/contract/category.ts";
import type {
	CollegeQuery,
	CollegeResults,
	CollegeSort,
	CollegeUnderstood,
	Near,
	Relaxation,
} from "@uchit/contract/college.schema.ts";
import { COLLEGES_PAGE_SIZE } from "@uchit/contract/college.ts";
import { findDegree } from "@uchit/contract/degree.ts";
import type { FacetName, Facets } from "@uchit/contract/facet.schema.ts";
import { FACETS } from "@uchit/contract/facet.ts";
import type { RankingList } from "@uchit/contract/ranking.schema.ts";
import { type CollegeIndex, toSummary } from "./college-index.ts";
import { type Choice, type Column, hasOption, toChoice } from "./columns.ts";
import { type Counted, count } from "./count.ts";
import { toFacets } from "./facet-options.ts";
import { takePage } from "./page.ts";
import { fixOf, measureKm, type NearPoint, toFix } from "./points.ts";
import type { Point } from "./queries/search-rows.ts";
import { rankingListOf } from "./ranking-list.ts";
import { findFamily } from "./text/families.ts";
import type { TextMatches } from "./text/finding.ts";
import { readTyped } from "./text/typed.ts";
import { understandQuery } from "./understand-query.ts";
import { namesOfSubjects } from "./vocabulary/named-after.ts";

/** A list of institutions as the wire has it, but for the sources that its items name. */
export type Found = Omit<CollegeResults, "sources">;

/**
 * One page of the institutions that a visitor asks for, with the counts of every facet's options. Who looks for names itself
 * (`withoutNamed`) is not told how many are named after the subject.
 */
export function findColleges(
	index: CollegeIndex,
	asked: CollegeQuery,
	near?: Near,
	{ withoutNamed = false }: { withoutNamed?: boolean } = {},
): Found {
	const { query, assumedDegrees, moved, ignored } = understandQuery(index, asked);
	const categories = listCategories(query);
	const list = rankingListOf(categories);
	const columns = listColumns(index, list);
	const choices = columns.flatMap((column) => toChoice(column, query[column.name]) ?? []);
	const text = query.q === "" ? undefined : findText(index, query.q);
	const counted = countMatches(index, list, columns, choices, text);
	const hasSalaries = index.orders.bySalary.has(list);
	const sort = toSort(query, { text, place: near?.place, hasSalaries });
	const page = takePage(index, counted, text, { sort, list, near: near?.place, page: query.page });
	const facets = toFacets(columns, choices, counted);
	const unknown = columns.flatMap((column) => listUnknown(column, asked));
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
		relax: counted.total === 0 ? listRelaxations(index, columns, choices, counted, text) : [],
		assumedDegrees,
		byName: withoutNamed ? undefined : countNamed(index, query, { columns, choices, total: counted.total }),
		understood: { values: listValues(facets, unknown), moved, ignored },
		unknown,
	};
}

/** Those that are named after the degree or course asked for, where that are more than sources show for it. */
function countNamed(
	index: CollegeIndex,
	{ q, degree, course }: CollegeQuery,
	{ columns, choices, total }: { columns: readonly Column[]; choices: readonly Choice[]; total: number },
): Found["byName"] {
	const asked = [...degree.map((slug) => `degree:${slug}`), ...course.map((slug) => `course:${slug}`)];
	const words = q === "" ? namesOfSubjects(asked) : [];
	const rest = choices.filter(({ column }) => !OF_SUBJECT.has(column.name));
	const named = words.map((each) => ({
		q: each,
		count: count(index.scratch, columns, rest, findText(index, each).institutions, undefined).total,
	}));
	const [most] = named.toSorted((a, b) => b.count - a.count);
	return most !== undefined && most.count > total ? most : undefined;
}

const OF_SUBJECT: ReadonlySet<string> = new Set(["category", "degree", "course"]);

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

/** What is chosen of each facet, in the order of its options; then what it does not have. */
function listValues(facets: Facets, unknown: CollegeResults["unknown"]): CollegeUnderstood["values"] {
	const values = (facet: FacetName) => [
		...facets[facet].flatMap(({ value, selected }) => (selected ? value : [])),
		...new Set(unknown.flatMap((each) => (each.facet === facet ? each.value : []))),
	];
	return {
		category: values("category"),
		degree: values("degree"),
		state: values("state"),
		district: values("district"),
		ownership: values("ownership"),
		course: values("course"),
		exam: values("exam"),
		nirf: values("nirf"),
		approval: values("approval"),
		gender: values("gender"),
		kind: values("kind"),
	};
}

/** A category may be named by its slug; a degree of which nobody tells who teaches it is no option, but known. */
function listUnknown(column: Column, asked: CollegeQuery): CollegeResults["unknown"] {
	const isKnown = (value: string) =>
		hasOption(column, value) ||
		(column.name === "degree" && findDegree(value) !== undefined) ||
		(column.name === "category" && findCategory(value) !== undefined);
	return asked[column.name].filter((value) => !isKnown(value)).map((value) => ({ facet: column.name, value }));
}

const NOTHING: TextMatches = { institutions: [], relevance: [] };

/** Words that no name could hold match nothing, rather than everything. */
function findText(index: CollegeIndex, q: string): TextMatches {
	const typed = readTyped(q);
	return findFamily(index, q) ?? (typed === undefined ? NOTHING : index.text.find(typed));
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
