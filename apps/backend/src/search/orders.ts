import { isFresh } from "@uchit/contract/comparable.ts";
import { findMainList } from "@uchit/contract/main-field.ts";
import { RankingList } from "@uchit/contract/ranking.ts";
import type { CollegeValue, PlaceRow, SearchRows } from "./queries/search-rows.ts";
import { type RankPositions, UNRANKED } from "./text/text-matches.ts";

/** Presorted institutions, so that a page takes the first matches. Institutions missing from an order lack the figure. */
export type Orders = {
	/** Each institution's newest rank in each list that ranks it now. */
	places: ReadonlyMap<RankingList, ReadonlyMap<number, PlaceRow>>;
	mainLists: ReadonlyMap<number, RankingList>;
	/** Each institution's best rank, for queries without a ranking list. */
	bestPlaces: ReadonlyMap<number, PlaceRow>;
	ranked: ReadonlyMap<RankingList, Uint32Array>;
	bySeats: Uint32Array;
	byFieldSeats: ReadonlyMap<RankingList, Uint32Array>;
	byAge: Uint32Array;
	/** The order of institutions that another order lacks: ranked ones first, then by seats, then by number of known figures. */
	byEvidence: Uint32Array;
	bySalary: ReadonlyMap<RankingList, Uint32Array>;
	standing: RankPositions;
	standings: ReadonlyMap<RankingList, RankPositions>;
};

export function buildOrders(rows: SearchRows, numbers: ReadonlyMap<string, number>): Orders {
	const size = rows.colleges.length;
	const now = rows.places.filter(({ year }) => isFresh(year, rows.newest.rank));
	const places = byList(now, numbers);
	const mainLists = findMainLists(rows.fields, now, numbers);
	const bySeats = sortBy(rows.seats, numbers, "most first");
	const byPlace = sortByBestPlace(now, numbers);
	const fieldSeats = rows.fields.filter((row) => row.of === "seats");
	return {
		places,
		mainLists,
		bestPlaces: findBestPlaces(now, numbers, mainLists),
		ranked: new Map([...places].map(([list, ofList]) => [list, sortByPlace(ofList)])),
		bySeats,
		byFieldSeats: new Map(
			[...Map.groupBy(fieldSeats, ({ list }) => list)].map(([list, ofList]) => [
				list,
				sortBy(ofList, numbers, "most first"),
			]),
		),
		byAge: sortBy(rows.established, numbers, "least first"),
		byEvidence: Uint32Array.from(new Set([...byPlace, ...bySeats, ...sortByAvailable(rows, numbers)])),
		bySalary: new Map(
			[...Map.groupBy(rows.salaries, ({ list }) => list)].map(([list, ofList]) => [
				list,
				sortBy(ofList, numbers, "most first"),
			]),
		),
		standing: toRankPositions(size, sortByBestPlace(rows.places, numbers)),
		standings: new Map(
			[...byList(rows.places, numbers)].map(([list, ofList]) => [list, toRankPositions(size, sortByPlace(ofList))]),
		),
	};
}

function byList(rows: readonly PlaceRow[], numbers: ReadonlyMap<string, number>) {
	const places = new Map(RankingList.options.map((list) => [list, new Map<number, PlaceRow>()]));
	for (const place of rows) {
		const number = numbers.get(place.collegeId);
		if (number !== undefined) places.get(place.list)?.set(number, place);
	}
	return places;
}

function findMainLists(
	fields: SearchRows["fields"],
	now: readonly PlaceRow[],
	numbers: ReadonlyMap<string, number>,
): ReadonlyMap<number, RankingList> {
	const ranking = new Set(now.map(({ collegeId, list }) => `${list} ${collegeId}`));
	const main = new Map<number, RankingList>();
	for (const [collegeId, rows] of Map.groupBy(fields, (row) => row.collegeId)) {
		const number = numbers.get(collegeId);
		const valuesOf = (measure: (typeof rows)[number]["of"]) =>
			new Map(rows.flatMap((row) => (row.of === measure ? [[row.list, row.value] as const] : [])));
		const rankedYears = [...valuesOf("ranked-years")].filter(([list]) => ranking.has(`${list} ${collegeId}`));
		const list = findMainList({
			rankedYears: new Map(rankedYears),
			graduates: valuesOf("graduates"),
			seats: valuesOf("seats"),
		});
		if (number !== undefined && list !== undefined) main.set(number, list);
	}
	return main;
}

function sortByAvailable({ colleges, ...rows }: SearchRows, numbers: ReadonlyMap<string, number>): Uint32Array {
	const available = new Uint8Array(colleges.length);
	const kinds = [rows.counselled, rows.fees, rows.salaries, rows.degrees, rows.established];
	for (const kind of kinds) {
		for (const id of new Set(kind.map(({ collegeId }) => collegeId))) {
			const number = numbers.get(id);
			if (number !== undefined) available[number] = (available[number] ?? 0) + 1;
		}
	}
	return Uint32Array.from(colleges.keys()).sort(
		(one, other) => (available[other] ?? 0) - (available[one] ?? 0) || one - other,
	);
}

function sortByPlace(places: ReadonlyMap<number, PlaceRow>): Uint32Array {
	const sorted = [...places].sort(
		([one, a], [other, b]) => b.year - a.year || rankOf(a) - rankOf(b) || bandOf(a) - bandOf(b) || one - other,
	);
	return Uint32Array.from(sorted, ([number]) => number);
}

/** Sorts unranked places last. Infinity would not do, because Infinity - Infinity is NaN. */
function rankOf({ rank }: PlaceRow): number {
	return rank ?? Number.MAX_SAFE_INTEGER;
}

function bandOf({ band }: PlaceRow): number {
	const begins = Number.parseInt(band ?? "", 10);
	return Number.isNaN(begins) ? Number.MAX_SAFE_INTEGER : begins;
}

function sortBy(
	values: readonly CollegeValue<number>[],
	numbers: ReadonlyMap<string, number>,
	order: "most first" | "least first",
): Uint32Array {
	const sign = order === "most first" ? -1 : 1;
	const known = values.flatMap(({ collegeId, value }) => {
		const number = numbers.get(collegeId);
		return number === undefined ? [] : [{ number, value }];
	});
	known.sort((a, b) => sign * (a.value - b.value) || a.number - b.number);
	return Uint32Array.from(known, ({ number }) => number);
}

/** Rankings that people usually mean; ranks in other lists sort later. */
const WIDE_LISTS: ReadonlySet<RankingList> = new Set([
	"overall",
	"university",
	"engineering",
	"management",
	"medical",
	"law",
	"college",
]);
const LATER_BY = 100;

/** By the best of an institution's newest ranks over all lists; an outdated year counts as much as a narrow list. */
function sortByBestPlace(places: readonly PlaceRow[], numbers: ReadonlyMap<string, number>): Uint32Array {
	const newest = Math.max(0, ...places.map(({ year }) => year));
	const best = new Map<number, number>();
	for (const { collegeId, list, year, rank, band } of places) {
		const number = numbers.get(collegeId);
		if (number === undefined) continue;
		const place = rank ?? Number.parseInt(band ?? "", 10);
		const cost = place + LATER_BY * (newest - year) + (WIDE_LISTS.has(list) ? 0 : LATER_BY);
		best.set(number, Math.min(best.get(number) ?? Number.POSITIVE_INFINITY, cost));
	}
	return Uint32Array.from(
		[...best].sort(([one, a], [other, b]) => a - b || one - other),
		([number]) => number,
	);
}

/**
 * The overall rank if it is of the institution's newest year; else the rank in its main field, else its best rank of that year, widely
 * known lists first. An older overall rank is not its current rank.
 */
export function findBestPlaces(
	places: readonly PlaceRow[],
	numbers: ReadonlyMap<string, number>,
	mainLists: ReadonlyMap<number, RankingList>,
): Map<number, PlaceRow> {
	const best = new Map<number, PlaceRow>();
	for (const place of places) {
		const number = numbers.get(place.collegeId);
		if (number === undefined) continue;
		const rival = best.get(number);
		if (rival === undefined || comparePlaces(place, rival, mainLists.get(number)) < 0) best.set(number, place);
	}
	return best;
}

function comparePlaces(one: PlaceRow, other: PlaceRow, main: RankingList | undefined): number {
	const narrowness = ({ list }: PlaceRow) =>
		list === "overall" ? 0 : list === main ? 1 : WIDE_LISTS.has(list) ? 2 : 3;
	return (
		other.year - one.year ||
		narrowness(one) - narrowness(other) ||
		rankOf(one) - rankOf(other) ||
		bandOf(one) - bandOf(other) ||
		RankingList.options.indexOf(one.list) - RankingList.options.indexOf(other.list)
	);
}

function toRankPositions(size: number, order: Uint32Array): RankPositions {
	const standing = new Uint16Array(size).fill(UNRANKED);
	order.forEach((number, position) => {
		standing[number] = Math.min(position, UNRANKED - 1);
	});
	return standing;
}
