import { COLLEGE_KINDS } from "@uchit/contract/college.ts";
import { findDegree } from "@uchit/contract/degree.ts";
import type { FacetName } from "@uchit/contract/facet.schema.ts";
import { APPROVALS, EXAMS, FACETS, OWNERSHIPS } from "@uchit/contract/facet.ts";
import { hasNames, namesOfSubjects } from "#backend/search/vocabulary/named-after.ts";
import type { Read } from "./read.ts";
import type { Question } from "./read-question.ts";
import { idOf, type Rejected } from "./spans.ts";

/** The list that a question means: facets as `/v1/colleges` has them. */
export type ListWish = {
	facets: Partial<Record<FacetName, string[]>>;
	near: string | undefined;
	q: string | undefined;
	sort: "nirf" | "salary" | "intake" | "established" | "relevance" | undefined;
};

/**
 * An engineering college gives degrees: standalone institutions, which the directory says cannot, are left out of a list where no
 * diploma is asked for. It is a reading like others, and may be turned off.
 */
export function withoutPolytechnics(question: Question, rejected: Rejected): Question {
	const meant = question.reads.filter(({ isNot }) => isNot === undefined);
	const engineering = meant.find(({ kind, value }) => kind === "category" && value === ENGINEERING);
	const isOfOther = question.reads.some(({ kind }) => ["degree", "kind", "college", "group"].includes(kind));
	if (engineering === undefined || isOfOther || !WITHOUT_POLYTECHNICS.has(question.intent)) return question;
	const left: Read = {
		...engineering,
		kind: "kind",
		value: "standalone",
		label: "polytechnics",
		others: [],
		isNot: true,
	};
	return rejected.has(idOf(left)) ? question : { ...question, reads: [...question.reads, left] };
}

const ENGINEERING = "1";
const WITHOUT_POLYTECHNICS: ReadonlySet<string> = new Set(["list", "fee", "seats"]);

const IS_FACET: ReadonlySet<string> = new Set(FACETS);
const SORTS = ["nirf", "salary", "intake", "established"] as const;

/** Undefined where the question asks for no kind of institution. */
export function toListWish({ reads }: Question, stateNames: ReadonlyMap<string, string>): ListWish | undefined {
	const meant = reads.filter(({ isNot }) => isNot === undefined);
	const facets: Partial<Record<FacetName, string[]>> = {};
	for (const read of meant) {
		if (read.isNear === undefined && isFacetName(read.kind) && read.kind !== "exam") add(facets, read.kind, read.value);
		if (read.kind === "exam") add(facets, "exam", read.value);
	}
	for (const read of reads.filter(({ isNot }) => isNot === true)) addOpposite(facets, read);
	narrow(facets);
	const near =
		meant.find(({ isNear }) => isNear === true) ??
		(facets.district === undefined ? meant.find(({ kind }) => kind === "town" || kind === "pin") : undefined);
	const family = meant.find(({ kind }) => kind === "group");
	const sort = SORTS.find((each) => meant.some(({ kind, value }) => kind === "sort" && value === each));
	const isEmpty = Object.keys(facets).length === 0 && near === undefined && family === undefined;
	if (isEmpty) return undefined;
	return {
		facets,
		near: near && toNear(near, stateNames),
		q: family?.value,
		sort: family === undefined ? sort : byRelevance(sort),
	};
}

/**
 * The same list by what institutions of its subject are called, in as many ways as they are, and the readings that this stands for; none
 * where the question has no such subject, or more than one. A degree that few sources print is taught at more than the few that are
 * listed for it; of a subject within a degree ("BSc agriculture") the subject is looked for.
 */
export function toNameWishes(
	{ reads }: Question,
	wish: ListWish | undefined,
): { wishes: readonly ListWish[]; reads: readonly Read[]; isListed: boolean } {
	const subjects = reads.filter(({ isNot, kind }) => isNot === undefined && SUBJECT_KINDS.has(kind));
	const named = subjects.filter((read) => hasNames(idOf(read)));
	const words = namesOfSubjects(named.map(idOf));
	const isOfOther = subjects.some((read) => !named.includes(read) && read.kind !== "degree");
	const isListed = named.every(({ kind }) => kind !== "unheld");
	if (isOfOther || (isListed && named.length < subjects.length) || wish?.q !== undefined)
		return { wishes: [], reads: [], isListed };
	const { category: _category, degree: _degree, course: _course, exam: _exam, ...facets } = wish?.facets ?? {};
	const near = wish?.near;
	const wishes = words.map((each): ListWish => {
		const [, category] = /^category:(.+)/.exec(each) ?? [];
		return category === undefined
			? { facets, near, q: each, sort: near === undefined ? byRelevance(wish?.sort) : wish?.sort }
			: { facets: { ...facets, category: [category] }, near, q: undefined, sort: wish?.sort };
	});
	return { wishes, reads: subjects, isListed };
}

const SUBJECT_KINDS: ReadonlySet<string> = new Set(["degree", "course", "unheld"]);

/** By relevance those come first whom the ranking of the subject has, and of a family the best placed in whichever list. */
function byRelevance(sort: ListWish["sort"]): ListWish["sort"] {
	return sort === undefined || sort === "nirf" ? "relevance" : sort;
}

function isFacetName(kind: string): kind is FacetName {
	return IS_FACET.has(kind);
}

function add(facets: ListWish["facets"], facet: FacetName, value: string): void {
	const values = facets[facet] ?? [];
	if (!values.includes(value)) facets[facet] = [...values, value];
}

/** Whether some source says of colleges that they take this exam. */
export function isExamOfColleges(slug: string): boolean {
	return EXAMS.some((exam) => exam.slug === slug);
}

/** A district says its state; a degree says its category; an exam of which nobody says who takes it says nothing beside them. */
function narrow(facets: ListWish["facets"]): void {
	if (Object.keys(facets).length > 1 && !(facets.exam ?? []).some(isExamOfColleges)) delete facets.exam;
	if (facets.district !== undefined) {
		const own = new Set(facets.district.map((district) => district.slice(0, district.indexOf("/"))));
		const rest = (facets.state ?? []).filter((state) => !own.has(state));
		if (rest.length === 0) delete facets.state;
		else facets.state = rest;
	}
	const ofDegrees = new Set((facets.degree ?? []).map((slug) => String(findDegree(slug)?.categoryId)));
	if (facets.category !== undefined && facets.degree !== undefined) {
		const rest = facets.category.filter((category) => !ofDegrees.has(category));
		if (rest.length === 0) delete facets.category;
		else facets.category = rest;
	}
}

/** What is excluded of two or three is a choice of the others. */
function addOpposite(facets: ListWish["facets"], { kind, value }: Read): void {
	if (kind === "ownership") for (const { slug } of OWNERSHIPS) if (slug !== value) add(facets, "ownership", slug);
	if (kind === "kind") for (const each of COLLEGE_KINDS) if (each !== value) add(facets, "kind", each);
	if (kind === "gender") add(facets, "gender", value === "women" ? "everyone" : "women");
	if (kind === "approval") for (const { slug } of APPROVALS) if (slug !== value) add(facets, "approval", slug);
}

/** As `near` of `/v1/colleges` takes it: with the state, so that no namesake is meant. */
function toNear({ kind, label, value, within }: Read, stateNames: ReadonlyMap<string, string>): string {
	if (kind === "pin" || kind === "town") return value;
	const state = stateNames.get(within ?? "");
	return state === undefined ? label : `${label}, ${state}`;
}

/** Whether what a reading excludes can be said as a choice. */
export function hasOpposite(kind: string): boolean {
	return kind === "ownership" || kind === "gender" || kind === "approval" || kind === "kind";
}
