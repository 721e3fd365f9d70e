import type { ListFirst } from "@uchit/contract/ask-list.ts";
import type { CollegeSummary } from "@uchit/contract/college.ts";
import { listConstituents } from "#backend/search/queries/constituents.ts";
import type { CollegeList } from "#backend/search/question/answer-parts.ts";
import { findList, type ListParts, listNumbers, listSummaries, putItemsFirst } from "./list-parts.ts";

/** One way to find the government's colleges of a list. */
type GovernmentWay = {
	/** The order's name if this way finds some; absent: the list's own. */
	first?: ListFirst;
	find: (parts: ListParts, list: CollegeList, before: readonly CollegeSummary[]) => Promise<readonly CollegeSummary[]>;
};

/** Those found and meant stand first, in the order of the ways, and those not meant last; the last way that found some names the order. */
export async function putFoundFirst(
	parts: ListParts,
	list: CollegeList,
	ways: readonly GovernmentWay[],
	isMeant: (college: CollegeSummary) => boolean = () => true,
): Promise<CollegeList> {
	const own: CollegeSummary[] = [];
	let { first } = list;
	for (const way of ways) {
		const found = await way.find(parts, list, own);
		const meant = found.filter(isMeant);
		if (meant.length > 0) first = way.first ?? first;
		own.push(...meant);
	}
	const { items } = list.found;
	const rest = [...items.filter(isMeant), ...items.filter((item) => !isMeant(item))];
	return own.length === 0 && items.every(isMeant) ? list : putItemsFirst(list, own, first, rest);
}

export async function putRunByGovernmentFirst(
	parts: ListParts,
	list: CollegeList,
	isOfNurses: boolean,
): Promise<CollegeList> {
	const named = await putFoundFirst(parts, list, [BY_NAME]);
	return putFoundFirst(parts, named, isOfNurses ? [BY_OWNER, CONSTITUENTS, MEDICAL] : [BY_OWNER, CONSTITUENTS]);
}

export const BY_NAME: GovernmentWay = {
	first: "named-government",
	find: async (parts, { query }) => {
		const q = ["government", query.q].filter(Boolean).join(" ");
		const { items } = await findList(parts, { ...query, q, sort: "relevance" });
		return items.filter(({ name }) => name.toLowerCase().includes("government"));
	},
};

const BY_OWNER: GovernmentWay = {
	first: "known-government",
	find: async (parts, { query }) => (await findList(parts, ofGovernment(query))).items,
};

/** As `BY_OWNER`, if the list has others as well. */
export const IF_OTHERS_TOO: GovernmentWay = {
	first: "government",
	find: async (parts, { query, found }) => {
		const { items, total } = await findList(parts, ofGovernment(query));
		return total === found.total ? [] : items;
	},
};

/** Those of the shown colleges that the government owns. */
export const AMONG_SHOWN: GovernmentWay = {
	find: async ({ index }, list) => {
		const numbers = listNumbers(index, { ...ofGovernment(list.query), q: undefined });
		const owned = new Set(numbers.map((number) => index.colleges[number]?.slug));
		return list.found.items.filter(({ slug }) => owned.has(slug));
	},
};

const CONSTITUENTS: GovernmentWay = {
	first: "known-government",
	find: async ({ db, index }, list) => {
		const { state, district } = list.query.facets;
		if ((state ?? district) === undefined || list.query.near !== undefined) return [];
		const numbers = new Map(listNumbers(index, list.query).map((number) => [index.colleges[number]?.id ?? "", number]));
		const ids = await listConstituents(db, [...numbers.keys()]);
		return listSummaries(
			index,
			ids.flatMap((id) => numbers.get(id) ?? []),
		);
	},
};

/** Government medical colleges: for a whole state they would come before every nursing college, so only if no owner is known. */
const MEDICAL: GovernmentWay = {
	first: "government-medical",
	find: async (parts, { query, first }, before) => {
		const { state, district } = query.facets;
		const isUnknown = before.length === 0 && first !== BY_NAME.first && state !== undefined;
		if ((district === undefined && !isUnknown) || query.near !== undefined) return [];
		const facets = { state, district, degree: ["mbbs"], ownership: ["government"] };
		return (await findList(parts, { near: undefined, q: undefined, sort: "nirf", facets })).items;
	},
};

function ofGovernment(query: CollegeList["query"]): CollegeList["query"] {
	return { ...query, facets: { ...query.facets, ownership: ["government"] } };
}
