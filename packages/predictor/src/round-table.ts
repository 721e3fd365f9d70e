import type { RankSpace, SeatPool } from "@uchit/contract/cutoff.ts";
import { foldName } from "./fold.ts";
import { Places } from "./places.ts";

export type TableCollege = {
	slug: string;
	isForWomen: boolean;
	/** The slug of the state whose people are at home there. */
	homeState: string | undefined;
};

/** One printed pool in one list of ranks. */
export type TablePool = { rankSpace: RankSpace; seatType: string; quota: string; gender: string; pool: SeatPool };

/** What one round of one year prints of one pool of a programme. */
export type RoundRow = TablePool & {
	/** One object for each institute. */
	college: TableCollege;
	/** As printed. */
	programme: string;
	/** Its folded name of today. */
	programmeKey: string;
	year: number;
	round: number;
	/** Absent where the row is printed, and its figure is of no use. */
	closing: number | undefined;
	sourceId: string;
};

/**
 * Every round of one exam's counselling, in columns: an option (a programme at an institute) has the pools from `firstPool[option]` to
 * `firstPool[option + 1]`, and each of these has the figures from `firstFigure` on in the same way.
 */
export type RoundTable = {
	colleges: readonly TableCollege[];
	/** Oldest first. */
	rounds: readonly { year: number; round: number }[];
	/** One document's list of a round. */
	lists: readonly { /** Among `rounds`. */ place: number; sourceId: string }[];
	/** Each printed pool, and the years in which any of its list's figures can be used. */
	pools: readonly TablePool[];
	/** By rank space and seat type. */
	usableYears: ReadonlyMap<string, ReadonlySet<number>>;
	/** By institute and any folded name that the programme has had. */
	options: ReadonlyMap<string, number>;
	/** Of each option: as its newest list prints it. */
	programmes: readonly string[];
	optionCollege: Uint16Array;
	firstPool: Uint32Array;
	/** Among `pools`. */
	pool: Uint16Array;
	firstFigure: Uint32Array;
	/** Among `lists`. */
	list: Uint16Array;
	/** A rank: whole and half ones are exact. `NO_FIGURE` where the row is printed and admits nobody. */
	closing: Float32Array;
};

export const NO_FIGURE = 0;

export function optionKey(slug: string, programmeKey: string): string {
	return `${slug}|${programmeKey}`;
}

export function listKey({ rankSpace, seatType }: Pick<TablePool, "rankSpace" | "seatType">): string {
	return `${rankSpace}|${seatType}`;
}

/** Reads the rows batch by batch, in any order. */
export async function buildRoundTable(
	batches: Iterable<readonly RoundRow[]> | AsyncIterable<readonly RoundRow[]>,
): Promise<RoundTable> {
	const reader = createReader();
	for await (const batch of batches) for (const row of batch) reader.add(row);
	return reader.toTable();
}

type Option = { college: number; programme: string; year: number };

/** Keeps numbers alone: there are half a million rows and few different words. */
function createReader() {
	const colleges = new Places<TableCollege>();
	const pools = new Places<string>();
	const poolRows: TablePool[] = [];
	const lists = new Places<string>();
	const listRows: { year: number; round: number; sourceId: string }[] = [];
	const names = new Map<string, number>();
	/** There are a thousand names of programmes. */
	const folded = new Map<string, string>();
	const options: Option[] = [];
	const seats = new Places<number>();
	const usableYears = new Map<string, Set<number>>();
	const figures = { seat: [] as number[], list: [] as number[], closing: [] as number[] };

	function optionOf({ college, programme, programmeKey, year }: RoundRow): number {
		const key = optionKey(college.slug, programmeKey);
		const option = names.get(key) ?? options.length;
		names.set(key, option);
		const printed = folded.get(programme) ?? foldName(programme);
		folded.set(programme, printed);
		if (printed !== programmeKey) names.set(optionKey(college.slug, printed), option);
		const known = options[option];
		if (known === undefined || known.year < year) {
			options[option] = { college: colleges.of(college), programme: programme.trim(), year };
		}
		return option;
	}

	return {
		add(row: RoundRow) {
			const { rankSpace, seatType, quota, gender, pool, year, round, sourceId, closing } = row;
			const option = optionOf(row);
			const poolPlace = pools.of(`${rankSpace}|${seatType}|${quota}|${gender}|${pool}`);
			poolRows[poolPlace] ??= { rankSpace, seatType, quota, gender, pool };
			const list = lists.of(`${year}|${round}|${sourceId}`);
			listRows[list] ??= { year, round, sourceId };
			figures.seat.push(seats.of(option * MOST_POOLS + poolPlace));
			figures.list.push(list);
			figures.closing.push(closing ?? NO_FIGURE);
			if (closing === undefined) return;
			const years = usableYears.get(listKey(row)) ?? new Set();
			usableYears.set(listKey(row), years.add(year));
		},
		toTable(): RoundTable {
			const rounds = roundsOf(listRows);
			const placeOf = new Map(rounds.map(({ year, round }, place) => [`${year}|${round}`, place]));
			const all = [...seats];
			const bySeat = groupBy(figures.seat, all.length);
			const byOption = groupBy(
				all.map((seat) => Math.floor(seat / MOST_POOLS)),
				options.length,
			);
			const order = byOption.members.flatMap((seat) =>
				bySeat.members.slice(bySeat.first[seat], bySeat.first[seat + 1]),
			);
			const sizes = byOption.members.map((seat) => (bySeat.first[seat + 1] ?? 0) - (bySeat.first[seat] ?? 0));
			const table: RoundTable = {
				colleges: [...colleges],
				rounds,
				lists: listRows.map(({ year, round, sourceId }) => ({ place: placeOf.get(`${year}|${round}`) ?? 0, sourceId })),
				pools: poolRows,
				usableYears,
				options: names,
				programmes: options.map(({ programme }) => programme),
				optionCollege: Uint16Array.from(options, ({ college }) => college),
				firstPool: Uint32Array.from(byOption.first),
				pool: Uint16Array.from(byOption.members, (seat) => (all[seat] ?? 0) % MOST_POOLS),
				firstFigure: Uint32Array.from(sumsOf(sizes)),
				list: Uint16Array.from(order, (figure) => figures.list[figure] ?? 0),
				closing: Float32Array.from(order, (figure) => figures.closing[figure] ?? NO_FIGURE),
			};
			dropDoubles(table);
			return table;
		},
	};
}

/** More than any counselling prints; an option and a pool are one number by it. */
const MOST_POOLS = 65_536;

function roundsOf(lists: readonly { year: number; round: number }[]): RoundTable["rounds"] {
	const rounds = new Map(lists.map(({ year, round }) => [`${year}|${round}`, { year, round }]));
	return [...rounds.values()].sort((a, b) => a.year - b.year || a.round - b.round);
}

/** Where each group begins, and its members, in their order. */
function groupBy(groups: readonly number[], count: number): { first: number[]; members: number[] } {
	const sizes = new Array<number>(count).fill(0);
	for (const group of groups) sizes[group] = (sizes[group] ?? 0) + 1;
	const first = sumsOf(sizes);
	const next = [...first];
	const members = new Array<number>(groups.length).fill(0);
	groups.forEach((group, member) => {
		const place = next[group] ?? 0;
		members[place] = member;
		next[group] = place + 1;
	});
	return { first, members };
}

/** Where each of them begins, and where the last one ends. */
function sumsOf(sizes: readonly number[]): number[] {
	const sums = [0];
	for (const size of sizes) sums.push((sums.at(-1) ?? 0) + size);
	return sums;
}

/** Where a round prints a seat twice, under one name or two, neither figure is known to be its own. */
function dropDoubles({ pool, firstFigure, lists, list, closing, rounds }: RoundTable): void {
	const seen = new Int32Array(rounds.length);
	for (let seat = 0; seat < pool.length; seat++) {
		seen.fill(-1);
		for (let figure = firstFigure[seat] ?? 0; figure < (firstFigure[seat + 1] ?? 0); figure++) {
			const place = lists[list[figure] ?? 0]?.place ?? 0;
			const before = seen[place] ?? -1;
			if (before >= 0) {
				closing[before] = NO_FIGURE;
				closing[figure] = NO_FIGURE;
			}
			seen[place] = figure;
		}
	}
}
