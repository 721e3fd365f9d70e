import type { CollegeSummary } from "@uchit/contract/college.ts";
import { toSummary } from "#backend/search/college-index.ts";
import type { CollegeList } from "#backend/search/question/answer-parts.ts";
import { findNamedRankingList } from "#backend/search/question/cards/named-ranking-list.ts";
import { isAboutTeacherTraining } from "#backend/search/question/conditions.ts";
import { filterByKind, type Reading } from "#backend/search/question/reading.ts";
import { putRunByGovernmentFirst } from "./government-first.ts";
import { appendOthers, type ListParts, listNumbers, listSummaries, rankOf } from "./list-parts.ts";
import { ORDER_RULES } from "./order-rules.ts";
import { dropOtherSeats, lacksSeatCounts, trainsTeachersOfOthers } from "./seats.ts";

type OrderStep = (parts: ListParts, list: CollegeList, question: Reading) => CollegeList | Promise<CollegeList>;

/** Who stands first in a list: each step orders what the one above it gives. Steps after the rules move nothing that a rule put first; `dropOthers` may leave some out. */
const ORDER_STEPS: readonly OrderStep[] = [
	rankBySubject,
	preferByRule,
	addRankedOfTown,
	putOldestFirst,
	putTrainersFirst,
	dropOthers,
];

export async function orderList(parts: ListParts, list: CollegeList, question: Reading): Promise<CollegeList> {
	let ordered = list;
	for (const step of ORDER_STEPS) ordered = await step(parts, ordered, question);
	return ordered;
}

/** For "pharmacy" its ranking orders the names: a rank from another list would mislead. */
function rankBySubject({ index }: ListParts, list: CollegeList, { reads, tokens }: Reading): CollegeList {
	if (list.byName === undefined) return list;
	const rankingList = findNamedRankingList(
		(kind) => filterByKind(reads, kind),
		tokens.map(({ text }) => text).join(" "),
	);
	if (rankingList === undefined || rankingList === "none") return list;
	const rank = (item: CollegeSummary) => ({
		...item,
		ranking: toSummary(index, index.bySlug.get(item.slug) ?? -1, rankingList)?.ranking,
	});
	return { ...list, found: { ...list.found, items: list.found.items.map(rank) } };
}

async function preferByRule(parts: ListParts, list: CollegeList, question: Reading): Promise<CollegeList> {
	for (const { put } of ORDER_RULES) {
		const ordered = await put(parts, list, question);
		if (ordered !== undefined) return ordered;
	}
	return list;
}

/** NALSAR is in Hyderabad by address but in the next district by the directory: adds ranked institutions with the town's name. */
function addRankedOfTown({ index }: ListParts, list: CollegeList, { reads }: Reading): CollegeList {
	const { query, found } = list;
	const [district, other] = filterByKind(reads, "district");
	if (district === undefined || other !== undefined || !isByRank(list, "nirf")) return list;
	const ranked = found.items.filter(({ ranking }) => ranking !== undefined);
	const rankingList = ranked[0]?.ranking?.list;
	if (query.facets.district === undefined || rankingList === undefined) return list;
	const { district: _district, ...facets } = query.facets;
	const around = listNumbers(index, { ...query, facets: { ...facets, state: [district.within ?? ""] } });
	const town = district.label.toLowerCase();
	const isOfTown = (number: number) => {
		const { city, districtId, name = "" } = index.colleges[number] ?? {};
		// For "best", the card already mentions the one in the next district.
		const isStated = query.sort !== undefined && name.toLowerCase().includes(town);
		return districtId !== district.value && city?.toLowerCase() === town && !isStated;
	};
	const added = around.filter(isOfTown).flatMap((number) => toSummary(index, number, rankingList) ?? []);
	const own = [...ranked, ...added.filter(({ ranking }) => ranking?.list === rankingList)].sort(
		(a, b) => rankOf(a) - rankOf(b),
	);
	return { ...list, found: { ...found, items: appendOthers(own, found.items) } };
}

/** Whether no rule put others first, and the list is in the usual order: without a sort or, where it may be stated, by this one. */
function isByRank({ query: { near, q, sort }, first }: CollegeList, stated?: "nirf"): boolean {
	return first === undefined && near === undefined && q === undefined && (sort === undefined || sort === stated);
}

/** Seats of other courses do not order a list: after the ranked ones the oldest come first. */
function putOldestFirst({ index }: ListParts, list: CollegeList, question: Reading): CollegeList {
	if (!lacksSeatCounts(question) || !isByRank(list)) return list;
	const { found } = list;
	const isMeant = teaches(question);
	const yearOf = (number: number) =>
		index.established.get(index.colleges[number]?.id ?? "")?.value ?? Number.MAX_SAFE_INTEGER;
	const oldest = listNumbers(index, list.query).sort((one, other) => yearOf(one) - yearOf(other) || one - other);
	const others = listSummaries(index, oldest.slice(0, 2 * found.pageSize)).filter(isMeant);
	const ranked = found.items.filter((item) => isMeant(item) && item.ranking !== undefined);
	return {
		...list,
		found: { ...found, items: appendOthers(ranked, others).slice(0, found.pageSize) },
		first: "oldest",
	};
}

const teaches = (question: Reading) => (college: CollegeSummary) =>
	!isAboutTeacherTraining(question) || !trainsTeachersOfOthers(college);

function putTrainersFirst(parts: ListParts, list: CollegeList, question: Reading) {
	const { state, district } = list.query.facets;
	const isOfPlace = list.first === "oldest" && (state ?? district) !== undefined;
	return isOfPlace && isAboutTeacherTraining(question) ? putRunByGovernmentFirst(parts, list, false) : list;
}

function dropOthers(_: ListParts, list: CollegeList, question: Reading): CollegeList {
	if (!lacksSeatCounts(question)) return list;
	const items = [...dropOtherSeats(list.found.items.filter(teaches(question)), question)];
	return { ...list, found: { ...list.found, items } };
}
