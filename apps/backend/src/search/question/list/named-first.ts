import type { CollegeSummary } from "@uchit/contract/college.ts";
import type { CollegeIndex } from "#backend/search/college-index.ts";
import { holdsOption } from "#backend/search/columns.ts";
import type { CollegeList } from "#backend/search/question/answer-parts.ts";
import { idOf } from "#backend/search/question/meaning.ts";
import { filterByKind, type Reading } from "#backend/search/question/reading.ts";
import { UNRANKED } from "#backend/search/text/text-matches.ts";
import { listNumbers, listSummaries, putItemsFirst } from "./list-parts.ts";

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
	const { items } = list.found;
	const isWhole = items.length > 0 && items.every(({ slug }) => isListed(index.bySlug.get(slug) ?? -1));
	// "Best" is answered by rank, as on the page of the whole list.
	const isAsOnPage = isWhole || list.query.sort !== undefined;
	if (isAsOnPage && named.every(({ value }) => value === "bcom")) return list;
	const first = [...listHere(index, list, isNamed), ...listHere(index, list, isListed)];
	return first.length === 0 ? list : withTotal(putItemsFirst(list, first, "named-subject"));
}

/** Few sources mark women's colleges, so the list is searched by name instead of "for women". */
export function listNamedForWomen(index: CollegeIndex, { query }: CollegeList): CollegeSummary[] {
	const { gender: _gender, ...facets } = query.facets;
	const isNamed = (number: number) => isNamedForWomen(index.colleges[number] ?? { name: "" });
	return listSummaries(index, listNumbers(index, { ...query, facets }).filter(isNamed));
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
	const privateOnly = { facets: { ownership: ["private"] }, near: undefined, q: undefined, sort: undefined };
	const isPrivate = new Set(ownership?.includes("government") ? listNumbers(index, privateOnly) : []);
	const numbers = index.colleges.flatMap((college, number) => {
		const isHere =
			(state === undefined || state.includes(college.stateSlug ?? "")) &&
			(district === undefined || district.includes(college.districtId ?? ""));
		return isHere && isTaught(number) && !isPrivate.has(number) ? number : [];
	});
	const rankOf = (number: number) => index.orders.standing[number] ?? UNRANKED;
	const isUniversity = (number: number) => Number(index.colleges[number]?.kind === "university");
	numbers.sort((one, other) => isUniversity(other) - isUniversity(one) || rankOf(one) - rankOf(other));
	return listSummaries(index, numbers.slice(0, MAX_NAMED));
}

const MAX_NAMED = 20;
