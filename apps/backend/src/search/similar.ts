import { CATEGORIES, type CategoryId } from "@uchit/contract/category.ts";
import type { Profession, Similar } from "@uchit/contract/college.ts";
import { WHOLE_LISTS } from "@uchit/contract/main-field.ts";
import type { RankingList } from "@uchit/contract/ranking.ts";
import { rankingListOf } from "@uchit/contract/ranking-list.ts";
import { type CollegeIndex, hasCategory, toSummary } from "./college-index.ts";
import { approximatePointOf, byDistance, distanceKm, measureKm } from "./points.ts";
import type { CollegeRow } from "./queries/search-rows.ts";

const ABOVE = 3;
const MAX_SIMILAR = 6;
const NEAR_KM = 100;

/** Undefined if its subjects are unknown, or no institution is similar. */
export function findSimilar(index: CollegeIndex, id: string): Similar | undefined {
	const number = index.numbers.get(id);
	if (number === undefined) return undefined;
	const categories = CATEGORIES.map(({ id }) => id).filter((_, place) => hasCategory(index, number, place));
	const similar = findRankNeighbours(index, number, categories) ?? findNearby(index, number, categories);
	return similar?.items.length === 0 ? undefined : similar;
}

/** Its neighbours in the ranking of its main field, else of whole institutions, else of the category with its best rank. */
function findRankNeighbours(
	index: CollegeIndex,
	number: number,
	categories: readonly CategoryId[],
): Similar | undefined {
	const { orders } = index;
	const rankedIn = (lists: readonly RankingList[]) =>
		lists.flatMap((list) => {
			const ranked = orders.ranked.get(list) ?? new Uint32Array();
			const position = ranked.indexOf(number);
			return position === -1 ? [] : [{ list, ranked, position }];
		});
	const main = orders.mainLists.get(number);
	const ofCategories = rankedIn(categories.map((id) => rankingListOf([id])));
	const [next] = [
		...rankedIn(main === undefined ? [] : [main]),
		...rankedIn(WHOLE_LISTS),
		...ofCategories.toSorted((a, b) => a.position - b.position),
	];
	if (next === undefined) return undefined;
	const { list, ranked, position } = next;
	const from = Math.max(0, position - ABOVE);
	const items = [...ranked.subarray(from, from + MAX_SIMILAR + 1)]
		.filter((other) => other !== number)
		.slice(0, MAX_SIMILAR)
		.flatMap((other) => toSummary(index, other, list) ?? []);
	return { rule: "near-in-rank", list, items };
}

/** Peers of the same field or first category, kind and profession: the nearest if locations are known, else others in its district. */
function findNearby(index: CollegeIndex, number: number, categories: readonly CategoryId[]): Similar | undefined {
	const own = index.colleges[number];
	const main = index.orders.mainLists.get(number);
	const categoryId = categories.find((id) => rankingListOf([id]) === main) ?? categories[0];
	if (categoryId === undefined || own === undefined) return undefined;
	const isPeer = makeIsPeer(index, own, categoryId);
	const nearest = listNearest(index, number, isPeer);
	const neighbours = listNeighbours(index, own, isPeer);
	const isNear = nearest.length >= Math.min(MAX_SIMILAR, neighbours.length);
	const list = rankingListOf([categoryId]);
	const items = (isNear ? nearest : neighbours).slice(0, MAX_SIMILAR).flatMap(({ other, km }) => {
		const summary = toSummary(index, other, list);
		return summary === undefined ? [] : [{ ...summary, distanceKm: km }];
	});
	return { rule: isNear ? "near-by" : "same-district", list, categoryId, items };
}

type Neighbour = { other: number; km?: number | undefined };
type IsPeer = (other: number) => boolean;

function makeIsPeer(index: CollegeIndex, own: CollegeRow, categoryId: CategoryId): IsPeer {
	const place = CATEGORIES.findIndex(({ id }) => id === categoryId);
	const stream = streamOf(own.name);
	return (other) => {
		const college = index.colleges[other];
		if (college === undefined || college === own || college.kind !== own.kind) return false;
		return hasCategory(index, other, place) && streamOf(college.name) === stream;
	};
}

function listNearest({ points }: CollegeIndex, number: number, isPeer: IsPeer): Neighbour[] {
	const from = approximatePointOf(points, number);
	if (from === undefined || !Number.isFinite(from.offByKm)) return [];
	const nearest: Neighbour[] = [];
	for (const other of byDistance(points, from, false)) {
		const to = approximatePointOf(points, other);
		if (to === undefined || nearest.length === MAX_SIMILAR || distanceKm(from, to) > NEAR_KM) break;
		if (Number.isFinite(to.offByKm) && isPeer(other)) nearest.push({ other, km: measureKm(from, to) });
	}
	return nearest;
}

/** In its district: first those in its own town, then ranked ones, then those with most seats. */
function listNeighbours({ colleges, orders, seats }: CollegeIndex, own: CollegeRow, isPeer: IsPeer): Neighbour[] {
	if (own.districtId === null) return [];
	const weighed = colleges.flatMap(({ id, districtId, city }, other) => {
		if (districtId !== own.districtId || !isPeer(other)) return [];
		const isOfTown = own.city !== null && city === own.city;
		return [{ other, isOfTown, standing: orders.standing[other] ?? 0, seats: seats.get(id)?.value ?? 0 }];
	});
	return weighed.sort(
		(a, b) => Number(b.isOfTown) - Number(a.isOfTown) || a.standing - b.standing || b.seats - a.seats,
	);
}

/** The profession that an institution's name reveals, for categories with several. The first match wins. */
const STREAMS = [
	["nursing", /\b(nurs\w*|nurisng|gnm|anm|midwi\w+)\b/i],
	["pharmacy", /\bpharm(a|acy|aceutic\w*)\b/i],
	["dental", /\bdent(al|istry)\b/i],
	["homoeopathy", /\bhom[oe]+opath\w*\b/i],
	["ayurveda", /\bayur\w*\b/i],
	["unani", /\b(unani|tibb?iy?a)\b/i],
	["siddha", /\bsiddha\b/i],
	["naturopathy", /\b(naturopath\w*|yog(a|ic))\b/i],
	["physiotherapy", /\bphy?siothe?rap\w*\b/i],
	["veterinary", /\bveterinary\b/i],
	["allied-health", /\b(para ?-?medical|allied health|dmlt|optomet\w*|ophthalm\w*|health workers?|mphw)\b/i],
	["medicine", /\bmedical\b/i],
	["polytechnic", /\bpolytech\w*\b/i],
	["teaching", /\b(b\.? ?ed|d\.? ?el\.? ?ed|teachers?|education)\b/i],
] as const satisfies readonly (readonly [Profession, RegExp])[];

export function streamOf(name: string): Profession | undefined {
	return STREAMS.find(([, pattern]) => pattern.test(name))?.[0];
}
