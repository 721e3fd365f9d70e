import { COLLEGE_KINDS } from "@uchit/contract/college-kind.ts";
import { findDegree } from "@uchit/contract/degree.ts";
import type { ExamRecord } from "@uchit/contract/exam-record.ts";
import { FACETS, type FacetName, OWNERSHIPS } from "@uchit/contract/facet.ts";
import { APPROVALS } from "@uchit/contract/facet-options.ts";
import { isExamAcceptedByColleges, when } from "#backend/search/question/conditions.ts";
import { idOf, type Kind } from "#backend/search/question/meaning.ts";
import { filterByKind, type Reading, type ReadMeaning } from "#backend/search/question/reading.ts";
import { hasNamePatterns, namesOfSubjects } from "#backend/search/vocabulary/name-patterns.ts";
import { CATEGORY } from "#backend/search/vocabulary/subjects.ts";

export type ListQuery = {
	facets: Partial<Record<FacetName, string[]>>;
	near: string | undefined;
	q: string | undefined;
	sort: "nirf" | "salary" | "intake" | "established" | "relevance" | undefined;
};

/**
 * Leaves polytechnics out: the directory marks standalone institutions, which give no degrees. Not if a diploma is requested; the visitor
 * can turn this reading off.
 */
export function excludePolytechnics(reading: Reading): Reading {
	const { reads, rejected } = reading;
	const engineering = filterByKind(reads, "category").find(({ value }) => value === CATEGORY.engineering);
	if (engineering === undefined || !isOfColleges(reading)) return reading;
	const left: ReadMeaning = {
		...engineering,
		kind: "kind",
		value: "standalone",
		label: "polytechnics",
		others: [],
		isNot: true,
	};
	return rejected.has(idOf(left)) ? reading : { ...reading, reads: [...reads, left] };
}

const isOfColleges = when("is:list/fee/seats !any:degree/kind/college/group");

type Exams = { bySlug: ReadonlyMap<string, { record: Pick<ExamRecord, "level" | "streams"> }> };

/** "CAT 85 Pune": beside a place, an exam for management masters means colleges that teach them. */
export function addDegree(question: Reading, { bySlug }: Exams): Reading {
	const { reads } = question;
	const [exam] = filterByKind(reads, "exam");
	const { level, streams } = bySlug.get(exam?.value ?? "")?.record ?? {};
	const isOfManagement = level === "postgraduate" && streams?.join() === "management";
	if (exam === undefined || !isOfManagement || !isOfPlace(question)) return question;
	return { ...question, reads: [...reads, { ...exam, kind: "degree", value: "mba", label: "MBA" }] };
}

const isOfPlace = when(
	"is:predict/cutoff/list exam=1 state/district/town !any:degree/category/course/unheld/group/college",
);

const [MEDICAL, ARTS, GENERAL] = [`${CATEGORY.medical}`, `${CATEGORY.arts}`, `${CATEGORY.generalDegree}`];
const FACET_KINDS: ReadonlySet<string> = new Set(FACETS);
const SORTS = ["nirf", "salary", "intake", "established"] as const;

const isAboutCheapColleges = when("low-fees generic:college");

/** Undefined if the question names no kind of institution. */
export function toListQuery(question: Reading, stateNames: ReadonlyMap<string, string>): ListQuery | undefined {
	const { reads } = question;
	const meant = reads.filter(({ isNot }) => isNot === undefined);
	const facets: Partial<Record<FacetName, string[]>> = {};
	for (const read of meant) {
		const isHere = read.isNear === undefined || read.kind === "exam";
		if (isHere && isFacetName(read.kind)) add(facets, read.kind, `${read.value}`);
	}
	for (const read of reads.filter(({ isNot }) => isNot === true)) addOpposite(facets, read);
	narrow(facets, filterByKind(reads, "group").length > 0);
	const near =
		meant.find(({ isNear }) => isNear === true) ??
		(facets.district === undefined ? meant.find(({ kind }) => kind === "town" || kind === "pin") : undefined);
	const [family] = filterByKind(reads, "group");
	const sort = SORTS.find((each) => filterByKind(reads, "sort").some(({ value }) => value === each));
	const isEmpty = Object.keys(facets).length === 0 && near === undefined && family === undefined;
	if (isEmpty && !isAboutCheapColleges(question)) return undefined;
	return {
		facets,
		near: near && toNear(near, stateNames),
		q: family?.value,
		sort: family === undefined ? sort : byRelevance(sort),
	};
}

/**
 * The same list searched by names of its subject, one query per wording, with the readings that it replaces; empty without exactly one
 * subject. Sources list too few institutions for some degrees. For a subject within a degree ("BSc agriculture") it searches the subject.
 */
export function toNameQueries(
	{ reads }: Reading,
	query: ListQuery | undefined,
): { queries: readonly ListQuery[]; reads: readonly ReadMeaning[]; isListed: boolean } {
	const subjects = filterByKind(reads, "degree", "course", "unheld");
	const named = subjects.filter((read) => hasNamePatterns(idOf(read)));
	const words = namesOfSubjects(named.map(idOf));
	const isOfOther = subjects.some((read) => !named.includes(read) && read.kind !== "degree");
	const isListed = named.every(({ kind }) => kind !== "unheld");
	if (isOfOther || (isListed && named.length < subjects.length) || query?.q !== undefined)
		return { queries: [], reads: [], isListed };
	const { category: _category, degree: _degree, course: _course, exam: _exam, ...facets } = query?.facets ?? {};
	const near = query?.near;
	const queries = words.map((each): ListQuery => {
		const [, category] = /^category:(.+)/.exec(each) ?? [];
		return category === undefined
			? { facets, near, q: each, sort: near === undefined ? byRelevance(query?.sort) : query?.sort }
			: { facets: { ...facets, category: [category] }, near, q: undefined, sort: query?.sort };
	});
	return { queries, reads: subjects, isListed };
}

/** By relevance, so that the subject's ranking comes first, and within a family the best rank in any list. */
function byRelevance(sort: ListQuery["sort"]): ListQuery["sort"] {
	return sort === undefined || sort === "nirf" ? "relevance" : sort;
}

function isFacetName(kind: string): kind is FacetName {
	return FACET_KINDS.has(kind);
}

function add(facets: ListQuery["facets"], facet: FacetName, value: string): void {
	const values = facets[facet] ?? [];
	if (!values.includes(value)) facets[facet] = [...values, value];
}

/** A district implies its state, a degree its category. An exam without known colleges is dropped beside other facets. */
function narrow(facets: ListQuery["facets"], isOfFamily: boolean): void {
	if ((Object.keys(facets).length > 1 || isOfFamily) && !(facets.exam ?? []).some(isExamAcceptedByColleges))
		delete facets.exam;
	if (facets.district !== undefined) {
		const own = new Set(facets.district.map((district) => district.slice(0, district.indexOf("/"))));
		const rest = (facets.state ?? []).filter((state) => !own.has(state));
		if (rest.length === 0) delete facets.state;
		else facets.state = rest;
	}
	// "Private medical college" means MBBS, where NMC's list names the owners, not yoga or a school of science.
	const isOfMedicine = facets.category?.join() === MEDICAL && facets.ownership?.join() === "private";
	if (isOfMedicine && facets.degree === undefined && facets.course === undefined) {
		delete facets.category;
		facets.degree = ["mbbs"];
	}
	// Most colleges that teach arts have no field in our sources.
	const isOfArts = facets.category?.join() === ARTS && facets.degree === undefined && facets.course === undefined;
	if (isOfArts && (facets.state ?? facets.district) !== undefined) facets.category = [ARTS, GENERAL];
	const ofDegrees = new Set((facets.degree ?? []).map((slug) => `${findDegree(slug)?.categoryId}`));
	if (facets.category !== undefined && facets.degree !== undefined) {
		const rest = facets.category.filter((category) => !ofDegrees.has(category));
		if (rest.length === 0) delete facets.category;
		else facets.category = rest;
	}
}

/** Excluding one of two or three options selects the others. */
function addOpposite(facets: ListQuery["facets"], { kind, value }: ReadMeaning): void {
	if (kind === "ownership") for (const { slug } of OWNERSHIPS) if (slug !== value) add(facets, "ownership", slug);
	if (kind === "kind") for (const each of COLLEGE_KINDS) if (each !== value) add(facets, "kind", each);
	if (kind === "gender") add(facets, "gender", value === "women" ? "everyone" : "women");
	if (kind === "approval") for (const { slug } of APPROVALS) if (slug !== value) add(facets, "approval", slug);
}

/** The value of `near` in `/v1/colleges`, with the state to exclude namesakes. */
function toNear({ kind, label, value, within }: ReadMeaning, stateNames: ReadonlyMap<string, string>): string {
	if (kind === "pin" || kind === "town") return value;
	const state = stateNames.get(within ?? "");
	return state === undefined ? label : `${label}, ${state}`;
}

export function hasOpposite(kind: Kind): boolean {
	return kind === "ownership" || kind === "gender" || kind === "approval" || kind === "kind";
}
