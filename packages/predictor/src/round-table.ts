import type { RankSpace, SeatPool } from "@uchit/contract/cutoff-kind.ts";
import { foldName } from "./fold.ts";
import { ValueIndex } from "./value-index.ts";

export type TableCollege = {
	slug: string;
	name: string;
	isForWomen: boolean;
	homeState: string | undefined;
};

export type TablePool = { rankSpace: RankSpace; seatType: string; quota: string; gender: string; pool: SeatPool };

export type RoundRow = TablePool & {
	college: TableCollege;
	programme: string;
	programmeKey: string;
	year: number;
	round: number;
	/** Absent if the row is printed but its figure is unusable. */
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
	lists: readonly { /** Among `rounds`. */ place: number; sourceId: string }[];
	pools: readonly TablePool[];
	usableYears: ReadonlyMap<string, ReadonlySet<number>>;
	options: ReadonlyMap<string, number>;
	programmes: readonly string[];
	optionCollege: Uint16Array;
	firstPool: Uint32Array;
	pool: Uint16Array;
	firstFigure: Uint32Array;
	list: Uint16Array;
	/** A rank; whole and half ranks are exact in 32 bits. `NO_FIGURE` if the row is printed but admits no one. */
	closing: Float32Array;
};

export const NO_FIGURE = 0;

export function optionKey(slug: string, programmeKey: string): string {
	return `${slug}|${programmeKey}`;
}

export function listKey({ rankSpace, seatType }: Pick<TablePool, "rankSpace" | "seatType">): string {
	return `${rankSpace}|${seatType}`;
}

export async function buildRoundTable(
	batches: Iterable<readonly RoundRow[]> | AsyncIterable<readonly RoundRow[]>,
): Promise<RoundTable> {
	const rows = new RowReader();
	for await (const batch of batches) for (const row of batch) rows.add(row);
	const columns = toColumns(rows);
	dropDoubles(columns);
	return { ...columns, usableYears: findUsableYears(columns) };
}

/** Stores numbers only: there are half a million rows and few distinct words. */
class RowReader {
	colleges = new ValueIndex<TableCollege>();
	pools: TablePool[] = [];
	lists: { year: number; round: number; sourceId: string }[] = [];
	names = new Map<string, number>();
	options: { college: number; programme: string; year: number }[] = [];
	seats = new ValueIndex<number>();
	seat: number[] = [];
	list: number[] = [];
	closing: number[] = [];
	#poolPlaces = new ValueIndex<string>();
	#listPlaces = new ValueIndex<string>();
	#folded = new Map<string, string>();

	add(row: RoundRow): void {
		const { rankSpace, seatType, quota, gender, pool, year, round, sourceId, closing } = row;
		const poolPlace = this.#poolPlaces.indexOf(`${rankSpace}|${seatType}|${quota}|${gender}|${pool}`);
		this.pools[poolPlace] ??= { rankSpace, seatType, quota, gender, pool };
		const list = this.#listPlaces.indexOf(`${year}|${round}|${sourceId}`);
		this.lists[list] ??= { year, round, sourceId };
		this.seat.push(this.seats.indexOf(this.#optionOf(row) * MAX_POOLS + poolPlace));
		this.list.push(list);
		this.closing.push(closing ?? NO_FIGURE);
	}

	#optionOf({ college, programme, programmeKey, year }: RoundRow): number {
		const key = optionKey(college.slug, programmeKey);
		const option = this.names.get(key) ?? this.options.length;
		this.names.set(key, option);
		const printed = this.#folded.get(programme) ?? foldName(programme);
		this.#folded.set(programme, printed);
		if (printed !== programmeKey) this.names.set(optionKey(college.slug, printed), option);
		const known = this.options[option];
		if (known === undefined || known.year < year) {
			this.options[option] = { college: this.colleges.indexOf(college), programme: programme.trim(), year };
		}
		return option;
	}
}

type Columns = Omit<RoundTable, "usableYears">;

function toColumns({ colleges, pools, lists, names, options, seats, ...rows }: RowReader): Columns {
	const rounds = listRounds(lists);
	const placeOf = new Map(rounds.map(({ year, round }, place) => [`${year}|${round}`, place]));
	const all = [...seats];
	const bySeat = groupBy(rows.seat, all.length);
	const byOption = groupBy(
		all.map((seat) => Math.floor(seat / MAX_POOLS)),
		options.length,
	);
	const order = byOption.members.flatMap((seat) => bySeat.members.slice(bySeat.first[seat], bySeat.first[seat + 1]));
	const sizes = byOption.members.map((seat) => (bySeat.first[seat + 1] ?? 0) - (bySeat.first[seat] ?? 0));
	return {
		colleges: [...colleges],
		rounds,
		lists: lists.map(({ year, round, sourceId }) => ({ place: placeOf.get(`${year}|${round}`) ?? 0, sourceId })),
		pools,
		options: names,
		programmes: options.map(({ programme }) => programme),
		optionCollege: Uint16Array.from(options, ({ college }) => college),
		firstPool: Uint32Array.from(byOption.first),
		pool: Uint16Array.from(byOption.members, (seat) => (all[seat] ?? 0) % MAX_POOLS),
		firstFigure: Uint32Array.from(cumulativeSums(sizes)),
		list: Uint16Array.from(order, (row) => rows.list[row] ?? 0),
		closing: Float32Array.from(order, (row) => rows.closing[row] ?? NO_FIGURE),
	};
}

/** More than any counselling prints; packs an option and a pool into one number. */
const MAX_POOLS = 65_536;

function listRounds(lists: readonly { year: number; round: number }[]): RoundTable["rounds"] {
	const rounds = new Map(lists.map(({ year, round }) => [`${year}|${round}`, { year, round }]));
	return [...rounds.values()].sort((a, b) => a.year - b.year || a.round - b.round);
}

function groupBy(groups: readonly number[], count: number): { first: number[]; members: number[] } {
	const sizes = new Array<number>(count).fill(0);
	for (const group of groups) sizes[group] = (sizes[group] ?? 0) + 1;
	const first = cumulativeSums(sizes);
	const next = [...first];
	const members = new Array<number>(groups.length).fill(0);
	groups.forEach((group, member) => {
		const place = next[group] ?? 0;
		members[place] = member;
		next[group] = place + 1;
	});
	return { first, members };
}

export function cumulativeSums(sizes: readonly number[]): number[] {
	const sums = [0];
	for (const size of sizes) sums.push((sums.at(-1) ?? 0) + size);
	return sums;
}

/** Drops a seat that a round prints twice, under one name or two: neither figure can be trusted. */
function dropDoubles({ pool, firstFigure, lists, list, closing, rounds }: Columns): void {
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

export function findUsableYears({
	pools,
	pool,
	firstFigure,
	lists,
	list,
	closing,
	rounds,
}: Columns): RoundTable["usableYears"] {
	const byList = new Map(pools.map((each) => [listKey(each), new Set<number>()]));
	for (const [seat, place] of pool.entries()) {
		const own = pools[place];
		const years = own && byList.get(listKey(own));
		for (let figure = firstFigure[seat] ?? 0; figure < (firstFigure[seat + 1] ?? 0); figure++) {
			const year = rounds[lists[list[figure] ?? -1]?.place ?? -1]?.year;
			if (closing[figure] !== NO_FIGURE && year !== undefined) years?.add(year);
		}
	}
	return byList;
}
