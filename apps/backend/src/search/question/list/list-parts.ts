import type { Answer } from "@uchit/contract/answer.ts";
import { CollegeQuery, type CollegeSummary } from "@uchit/contract/college.ts";
import { OWNERSHIPS } from "@uchit/contract/facet.ts";
import type { Database } from "#backend/db/client.ts";
import { type CollegeIndex, toSummary } from "#backend/search/college-index.ts";
import type { ExamIndex } from "#backend/search/exams/exam-index.ts";
import { type FoundColleges, findColleges, findNear, listMatching } from "#backend/search/find.ts";
import type { CollegeList } from "#backend/search/question/answer-parts.ts";
import { UNRANKED } from "#backend/search/text/text-matches.ts";
import type { ListQuery } from "./list-query.ts";

export type ListParts = { db: Database; index: CollegeIndex; exams: ExamIndex };

export function listNumbers(index: CollegeIndex, query: ListQuery): number[] {
	return listMatching(index, toCollegeQuery(query)).flatMap((id) => index.numbers.get(id) ?? []);
}

export function listSummaries(index: CollegeIndex, numbers: readonly number[]): CollegeSummary[] {
	return numbers.flatMap((number) => toSummary(index, number, "overall") ?? []);
}

/** A band counts by its first rank; unranked ones come last. */
export const rankOf = ({ ranking }: CollegeSummary): number =>
	ranking?.rank ?? (Number.parseInt(ranking?.band ?? "", 10) || UNRANKED);

export function putItemsFirst(
	list: CollegeList,
	items: readonly CollegeSummary[],
	first: CollegeList["first"],
	others: readonly CollegeSummary[] = list.found.items,
): CollegeList {
	return { ...list, found: { ...list.found, items: appendOthers(items, others) }, first };
}

/** Undefined if the list does not put the government's colleges before others. */
export function listOwners(
	{ columns, bySlug }: CollegeIndex,
	{ first, ownersAreUnknown }: CollegeList,
	colleges: readonly CollegeSummary[],
): NonNullable<Answer["list"]>["owners"] {
	if (!ownersAreUnknown && !first?.includes("government")) return undefined;
	const codes = columns.find(({ name }) => name === "ownership")?.codes;
	return Object.fromEntries(
		colleges.flatMap(({ slug }) => {
			const owner = OWNERSHIPS[(codes?.[bySlug.get(slug) ?? -1] ?? 0) - 1];
			return owner === undefined ? [] : [[slug, owner.slug]];
		}),
	);
}

export async function findLongestList(
	parts: ListParts,
	queries: readonly ListQuery[],
): Promise<CollegeList | undefined> {
	const lists: CollegeList[] = [];
	for (const query of queries) lists.push({ query, found: await findList(parts, query) });
	return lists.toSorted((a, b) => b.found.total - a.found.total)[0];
}

export async function findList({ db, index }: ListParts, query: ListQuery): Promise<FoundColleges> {
	return findColleges(index, toCollegeQuery(query), await findNear(db, index, query.near));
}

export function toCollegeQuery({ facets, near, q, sort }: ListQuery): CollegeQuery {
	return CollegeQuery.parse({ ...facets, near: near ?? "", q: q ?? "", sort });
}

export function appendOthers(named: readonly CollegeSummary[], others: readonly CollegeSummary[]): CollegeSummary[] {
	const slugs = new Set(named.map(({ slug }) => slug));
	return [...named, ...others.filter(({ slug }) => !slugs.has(slug))];
}
