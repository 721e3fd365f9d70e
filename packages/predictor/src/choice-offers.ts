import { SEAT_POOLS } from "@uchit/contract/cutoff-kind.ts";
import type { ReplayChoice } from "@uchit/contract/predict-replay.ts";
import { foldName, foldValue, isForWomen } from "./fold.ts";
import type { Offer, OfferRound } from "./hold-seats.ts";
import { meetsClosing } from "./judge.ts";
import { createSeatFilter } from "./open-seats.ts";
import type { QueryList } from "./query-lists.ts";
import type { Question } from "./question.ts";
import { regionOf } from "./region.ts";
import { listKey, NO_FIGURE, optionKey, type RoundTable, type TablePool } from "./round-table.ts";
import { poolOf } from "./seat-pool.ts";

export type PoolOffer = Offer & { programme: string; pool: TablePool; closing: number; sourceId: string };

export type ChoiceOffers = {
	rounds: OfferRound<PoolOffer>[];
	printedYears: ReadonlySet<number>[];
	hasRegionalSeats: boolean;
};

export function listOffers(question: Question, table: RoundTable, choices: readonly ReplayChoice[]): ChoiceOffers {
	const lists = listsOfCounselling(question);
	const offers = table.rounds.map((): PoolOffer[] => []);
	let hasRegionalSeats = false;
	const printedYears = choices.map((choice, place) => {
		const option = table.options.get(optionKey(choice.college, foldName(choice.programme)));
		if (option === undefined) return new Set<number>();
		const pools = listPools(table, option, choice.quota);
		addChoice(offers, { question, lists, table, option, pools, choice: place });
		hasRegionalSeats ||= pools.some((seat) => isRegional(question, poolAt(table, seat)));
		return yearsOfPools(table, pools);
	});
	const rounds = table.rounds.map(({ round }, place) => ({ round, offers: offers[place] ?? [] }));
	return { rounds, printedYears, hasRegionalSeats };
}

export function listAllOffers(question: Question, table: RoundTable, years: readonly number[]): RoundOffers[] {
	const lists = listsOfCounselling(question);
	const offers = table.rounds.map(({ year }): PoolOffer[] | undefined => (years.includes(year) ? [] : undefined));
	for (const option of table.programmes.keys()) {
		addChoice(offers, { question, lists, table, option, pools: listPools(table, option, undefined), choice: option });
	}
	return table.rounds.map((round, place) => ({ ...round, offers: offers[place] ?? [] }));
}

type RoundOffers = { year: number; round: number; offers: readonly PoolOffer[] };

type Offers = readonly (PoolOffer[] | undefined)[];
type OpenChoice = OfOption & { question: Question; lists: readonly QueryList[]; choice: number };

function addChoice(offers: Offers, { question, lists, choice, ...ofOption }: OpenChoice): void {
	const { table, option } = ofOption;
	for (const seat of listOpenPools(question, lists, ofOption)) addOffers(offers, table, { ...seat, option, choice });
}

export function listsOfCounselling({ lists, counsellingIndex }: Question): QueryList[] {
	return lists.filter((list) => list.counsellingIndex === counsellingIndex);
}

function listPools(table: RoundTable, option: number, quota: string | undefined): number[] {
	const [first = 0, end = 0] = [table.firstPool[option], table.firstPool[option + 1]];
	const all = Array.from({ length: end - first }, (_, index) => first + index);
	if (quota === undefined) return all;
	const [wanted, pools] = [foldValue(quota), readPools(table)];
	return all.filter((seat) => pools[table.pool[seat] ?? -1]?.foldedQuota === wanted);
}

type ReadPool = { foldedQuota: string; isForWomen: boolean };

const read = new WeakMap<RoundTable, readonly ReadPool[]>();

function readPools(table: RoundTable): readonly ReadPool[] {
	const pools =
		read.get(table) ??
		table.pools.map(({ quota, gender }) => ({ foldedQuota: foldValue(quota), isForWomen: isForWomen(gender) }));
	read.set(table, pools);
	return pools;
}

function poolAt({ pools, pool }: RoundTable, seat: number): TablePool | undefined {
	return pools[pool[seat] ?? -1];
}

function isRegional({ counsellingIndex: { counselling } }: Question, pool: TablePool | undefined): boolean {
	return pool !== undefined && regionOf(counselling, pool) !== "any";
}

type OpenPool = { seat: number; pool: TablePool; isForWomen: boolean; list: QueryList };
type OfOption = { table: RoundTable; option: number; pools: readonly number[] };

function listOpenPools(
	question: Question,
	lists: readonly QueryList[],
	{ table, option, pools }: OfOption,
): OpenPool[] {
	const college = table.colleges[table.optionCollege[option] ?? -1];
	if (college === undefined) return [];
	const { counselling } = question.counsellingIndex;
	const { gender } = question;
	// The newest list may merge two pools of a seat type that earlier years print apart.
	const isOfPool = gender === undefined ? () => true : poolOf(gender);
	const words = readPools(table);
	const open = pools.flatMap((seat): OpenPool[] => {
		const pool = poolAt(table, seat);
		const list = lists.find(({ group }) => group.rankSpace === pool?.rankSpace && group.seatType === pool.seatType);
		if (pool === undefined || list === undefined) return [];
		const isForWomen = words[table.pool[seat] ?? -1]?.isForWomen === true;
		const rules = {
			quota: pool.quota,
			pool: pool.pool,
			isForWomen,
			college,
			region: regionOf(counselling, pool),
			homeState: college.homeState,
		};
		return isOfPool(rules) && createSeatFilter(question, list)(rules) ? [{ seat, pool, isForWomen, list }] : [];
	});
	return open.sort((a, b) => orderOf(question, a) - orderOf(question, b));
}

/** Everyone's seats before the category's, a pool for women before the neutral one, then AI, HS, OS, and special quotas last. */
function orderOf({ group }: Question, { pool, isForWomen, list }: OpenPool): number {
	const isCategorys = list.group.seatType === group.seatType ? 1 : 0;
	const isNeutral = isForWomen ? 0 : 1;
	return (isCategorys * 2 + isNeutral) * SEAT_POOLS.length + SEAT_POOLS.indexOf(pool.pool);
}

type OfChoice = OpenPool & { option: number; choice: number };

function addOffers(offers: Offers, table: RoundTable, { seat, pool, list, option, choice }: OfChoice): void {
	const college = table.colleges[table.optionCollege[option] ?? -1]?.slug ?? "";
	const programme = table.programmes[option] ?? "";
	for (let figure = table.firstFigure[seat] ?? 0; figure < (table.firstFigure[seat + 1] ?? 0); figure++) {
		const closing = table.closing[figure] ?? NO_FIGURE;
		const printed = table.lists[table.list[figure] ?? -1];
		const ofRound = offers[printed?.place ?? -1];
		if (closing === NO_FIGURE || printed === undefined || ofRound === undefined) continue;
		if (!meetsClosing(list.figure, { closing }) || ofRound.at(-1)?.choice === choice) continue;
		ofRound.push({ choice, college, programme, pool, closing, sourceId: printed.sourceId });
	}
}

/** The furthest closing rank of a choice per round and list, in the pools that admit the person; 0 means none. */
export function listClosings(
	question: Question,
	table: RoundTable,
	{ choice, years }: { choice: ReplayChoice; years: readonly number[] },
): { closings: Float32Array; years: ReadonlySet<number> } {
	const lists = listsOfCounselling(question);
	const closings = new Float32Array(table.rounds.length * lists.length);
	const closedYears = new Set<number>();
	const option = table.options.get(optionKey(choice.college, foldName(choice.programme)));
	if (option === undefined) return { closings, years: closedYears };
	const pools = listPools(table, option, choice.quota);
	for (const { seat, list } of listOpenPools(question, lists, { table, option, pools })) {
		const ofList = lists.indexOf(list) * table.rounds.length;
		for (let figure = table.firstFigure[seat] ?? 0; figure < (table.firstFigure[seat + 1] ?? 0); figure++) {
			const place = table.lists[table.list[figure] ?? -1]?.place ?? -1;
			const year = table.rounds[place]?.year;
			const closing = table.closing[figure] ?? NO_FIGURE;
			if (year === undefined || closing === NO_FIGURE || !years.includes(year)) continue;
			closings[ofList + place] = Math.max(closings[ofList + place] ?? 0, closing);
			closedYears.add(year);
		}
	}
	return { closings, years: closedYears };
}

function yearsOfPools(table: RoundTable, pools: readonly number[]): ReadonlySet<number> {
	const bits = readYears(table);
	const printed = pools.reduce((sum, seat) => sum | (bits[seat] ?? 0), 0);
	return new Set([...allYears(table)].filter((_, place) => (printed & (1 << place)) !== 0));
}

const yearBits = new WeakMap<RoundTable, Uint32Array>();

function readYears(table: RoundTable): Uint32Array {
	const known = yearBits.get(table);
	if (known !== undefined) return known;
	const places = new Map([...allYears(table)].map((year, place) => [year, place]));
	const bits = new Uint32Array(table.pool.length);
	const bitOf = table.lists.map(({ place }) => 1 << (places.get(table.rounds[place]?.year ?? 0) ?? 0));
	for (const seat of bits.keys()) {
		for (let figure = table.firstFigure[seat] ?? 0; figure < (table.firstFigure[seat + 1] ?? 0); figure++)
			bits[seat] = (bits[seat] ?? 0) | (bitOf[table.list[figure] ?? -1] ?? 0);
	}
	yearBits.set(table, bits);
	return bits;
}

export function usableYears(question: Question, table: RoundTable): ReadonlySet<number> {
	const years = listsOfCounselling(question).map(({ group }) => table.usableYears.get(listKey(group)));
	return new Set([...allYears(table)].filter((year) => years.every((own) => own?.has(year) === true)));
}

export function allYears({ rounds }: RoundTable): ReadonlySet<number> {
	return new Set(rounds.map(({ year }) => year));
}
