import { CollegeQuery, type CollegeSummary } from "@uchit/contract/college.ts";
import type { Database } from "#backend/db/client.ts";
import { type CollegeIndex, toSummary } from "#backend/search/college-index.ts";
import { type Found, findColleges, findNear, listMatching } from "#backend/search/find.ts";
import type { List } from "#backend/search/question/answer-parts.ts";
import type { ListQuery } from "./list-query.ts";

type Parts = { db: Database; index: CollegeIndex };

export function listNumbers(index: CollegeIndex, { query }: List): number[] {
	return listMatching(index, toCollegeQuery(query)).flatMap((id) => index.numbers.get(id) ?? []);
}

export function listSummaries(index: CollegeIndex, numbers: readonly number[]): CollegeSummary[] {
	return numbers.flatMap((number) => toSummary(index, number, "overall") ?? []);
}

export function withFirst(
	list: List,
	items: readonly CollegeSummary[],
	first: NonNullable<List["first"]>,
	others: readonly CollegeSummary[] = list.found.items,
): List {
	return { ...list, found: { ...list.found, items: withOthers(items, others) }, first };
}

export async function mostOf(parts: Parts, queries: readonly ListQuery[]): Promise<List | undefined> {
	const lists: List[] = [];
	for (const query of queries) lists.push({ query, found: await findList(parts, query) });
	return lists.toSorted((a, b) => b.found.total - a.found.total)[0];
}

export async function findList({ db, index }: Parts, query: ListQuery): Promise<Found> {
	return findColleges(index, toCollegeQuery(query), await findNear(db, index, query.near));
}

export function toCollegeQuery({ facets, near, q, sort }: ListQuery): CollegeQuery {
	return CollegeQuery.parse({ ...facets, near: near ?? "", q: q ?? "", sort });
}

export function withOthers(named: readonly CollegeSummary[], others: readonly CollegeSummary[]): CollegeSummary[] {
	const slugs = new Set(named.map(({ slug }) => slug));
	return [...named, ...others.filter(({ slug }) => !slugs.has(slug))];
}
