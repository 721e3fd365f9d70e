import { findDegree } from "@uchit/contract/degree.ts";
import type { FacetName } from "@uchit/contract/facet.schema.ts";
import { APPROVALS, FACETS, OWNERSHIPS } from "@uchit/contract/facet.ts";
import { NAMED_AFTER } from "#backend/search/vocabulary/named-after.ts";
import type { Read } from "./read.ts";
import type { Question } from "./read-question.ts";
import { idOf } from "./spans.ts";

/** The list that a question means: facets as `/v1/colleges` has them. */
export type ListWish = {
	facets: Partial<Record<FacetName, string[]>>;
	near: string | undefined;
	q: string | undefined;
	sort: "nirf" | "salary" | "intake" | "established" | "relevance" | undefined;
};

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
		// By relevance a family is in the order of the best places, in whichever list.
		sort: family === undefined ? sort : byRelevance(sort),
	};
}

/**
 * The same list by what institutions of its subject are called, and the readings that this stands for; undefined where the question has no
 * such subject, or more than one. A degree that few sources print is taught at more than the few that are listed for it.
 */
export function toNameWish(
	{ reads }: Question,
	wish: ListWish | undefined,
): { wish: ListWish; reads: readonly Read[]; isListed: boolean } | undefined {
	const meant = reads.filter(({ isNot, kind }) => isNot === undefined && SUBJECT_KINDS.has(kind));
	const subjects = meant.filter(({ kind }) => kind !== "category");
	const [words, other] = new Set(subjects.map((read) => NAMED_AFTER.get(idOf(read)) ?? ""));
	if (words === undefined || words === "" || other !== undefined || wish?.q !== undefined) return undefined;
	const { category: _category, degree: _degree, course: _course, exam: _exam, ...facets } = wish?.facets ?? {};
	const [, category] = /^category:(.+)/.exec(words) ?? [];
	const isByCategory = category !== undefined;
	return {
		wish: {
			facets: isByCategory ? { ...facets, category: [category] } : facets,
			near: wish?.near,
			q: isByCategory ? undefined : words,
			// By relevance those come first whom the ranking of the subject has.
			sort: isByCategory || wish?.near !== undefined ? wish?.sort : byRelevance(wish?.sort),
		},
		reads: subjects,
		isListed: subjects.some(({ kind }) => kind !== "unheld"),
	};
}

function byRelevance(sort: ListWish["sort"]): ListWish["sort"] {
	return sort === undefined || sort === "nirf" ? "relevance" : sort;
}

const SUBJECT_KINDS: ReadonlySet<string> = new Set(["degree", "course", "unheld", "category"]);

function isFacetName(kind: string): kind is FacetName {
	return IS_FACET.has(kind);
}

function add(facets: ListWish["facets"], facet: FacetName, value: string): void {
	const values = facets[facet] ?? [];
	if (!values.includes(value)) facets[facet] = [...values, value];
}

/** A district says its state; a degree says its category. */
function narrow(facets: ListWish["facets"]): void {
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
	return kind === "ownership" || kind === "gender" || kind === "approval";
}
