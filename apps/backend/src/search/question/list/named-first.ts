import type { CollegeSummary } from "@uchit/contract/college.ts";
import { type CollegeIndex, toSummary } from "#backend/search/college-index.ts";
import { holdsOption } from "#backend/search/columns.ts";
import { listMatching } from "#backend/search/find.ts";
import type { CollegeList } from "#backend/search/question/answer-parts.ts";
import { idOf } from "#backend/search/question/meaning.ts";
import { filterByKind, type Reading } from "#backend/search/question/reading.ts";
import { UNRANKED } from "#backend/search/text/text-matches.ts";
import { putItemsFirst, toCollegeQuery } from "./list-parts.ts";

const NAMED_AFTER: Readonly<Record<string, RegExp>> = {
	"unheld:agriculture": /agricultur|krishi/i,
	"degree:bhm": /^(?:state )?institute of hotel management\b/i,
	"course:hotel-management": /^(?:state )?institute of hotel management\b/i,
	"degree:bcom": /commerce|vanijya/i,
};

const WOMENS_COLLEGE_NAME =
	/\b(?:women|girls|mahila|kanya|ladies|balika|vanita|stree|banasthali|miranda house|lady shri ram|lady brabourne|isabella thoburn|ethiraj|stella maris|avinashilingam)/i;

export const isNamedForWomen = ({ name }: Pick<CollegeSummary, "name">): boolean => WOMENS_COLLEGE_NAME.test(name);

/** First those that teach it by name or by a list: universities before colleges, best known first. */
export function putNamedAfterFirst(index: CollegeIndex, list: CollegeList, { reads }: Reading): CollegeList {
	const { near, facets } = list.query;
	const named = filterByKind(reads, "degree", "course", "unheld").filter((read) => idOf(read) in NAMED_AFTER);
	if (named.length === 0 || near !== undefined || facets.gender !== undefined) return list;
	const column = index.columns.find(({ name }) => name === "degree");
	const places = named.map(({ value }) => column?.options.findIndex((option) => option.value === value) ?? -1);
	const isListed = (number: number) =>
		column?.holds === "many" && places.some((place) => place !== -1 && holdsOption(column, number, place));
	const isNamed = (number: number) =>
		named.some((read) => NAMED_AFTER[idOf(read)]?.test(index.colleges[number]?.name ?? ""));
	const numbers = new Map(list.found.items.map(({ slug }) => [slug, -1]));
	for (const [number, { slug }] of index.colleges.entries()) if (numbers.has(slug)) numbers.set(slug, number);
	const isWhole = list.found.items.length > 0 && numbers.values().every(isListed);
	// "Best" is answered by rank, as on the page of the whole list.
	const isAsOnPage = isWhole || list.query.sort !== undefined;
	if (isAsOnPage && named.every(({ value }) => value === "bcom")) return list;
	const first = [...listHere(index, list, isNamed), ...listHere(index, list, isListed)];
	return first.length === 0 ? list : withTotal(putItemsFirst(list, first, "named-subject"));
}

/** Few sources mark women's colleges, so the list is searched by name instead of "for women". */
export function listNamedForWomen(index: CollegeIndex, { query }: CollegeList): CollegeSummary[] {
	const { gender: _gender, ...facets } = query.facets;
	return listMatching(index, toCollegeQuery({ ...query, facets }))
		.flatMap((id) => index.numbers.get(id) ?? [])
		.filter((number) => isNamedForWomen(index.colleges[number] ?? { name: "" }))
		.flatMap((number) => toSummary(index, number, "overall") ?? []);
}

/** The total includes the institutions put first. */
export function withTotal(list: CollegeList): CollegeList {
	return { ...list, found: { ...list.found, total: Math.max(list.found.total, list.found.items.length) } };
}

function listHere(
	index: CollegeIndex,
	{ query: { facets } }: CollegeList,
	isTaught: (number: number) => boolean,
): CollegeSummary[] {
	const { state, district, ownership } = facets;
	const isPrivate = new Set(
		ownership?.includes("government") === true
			? listMatching(
					index,
					toCollegeQuery({ facets: { ownership: ["private"] }, near: undefined, q: undefined, sort: undefined }),
				)
			: [],
	);
	const numbers = index.colleges.flatMap((college, number) => {
		const isHere =
			(state === undefined || state.includes(college.stateSlug ?? "")) &&
			(district === undefined || district.includes(college.districtId ?? ""));
		return isHere && isTaught(number) && !isPrivate.has(college.id) ? number : [];
	});
	const rankOf = (number: number) => index.orders.standing[number] ?? UNRANKED;
	const isUniversity = (number: number) => Number(index.colleges[number]?.kind === "university");
	return numbers
		.sort((one, other) => isUniversity(other) - isUniversity(one) || rankOf(one) - rankOf(other))
		.slice(0, MOST_NAMED)
		.flatMap((number) => toSummary(index, number, "overall") ?? []);
}

const MOST_NAMED = 20;
