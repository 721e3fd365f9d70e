import type { Source } from "@uchit/contract/source.ts";
import type { MarksAndRank } from "@uchit/predictor/predict-index.ts";
import type { PredictCollege } from "@uchit/predictor/seat.ts";
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";
import { boolean, integer, nullable, type RowOf, text } from "#backend/db/columns.ts";
import { readRows } from "#backend/db/read-rows.ts";
import { marksRanks } from "#backend/db/schema/cutoff.ts";
import { listAllSources } from "#backend/facts/queries/sources.ts";
import { listStates } from "#backend/facts/queries/states.ts";
import { yieldToLoop } from "#backend/platform/yield-to-loop.ts";
import { listColleges } from "./colleges.ts";
import { createSeatReader, FIGURE_ROW, type PrintedSeat, SEAT_ROW, type SeatRow } from "./seat.ts";

export type PredictRows = {
	colleges: readonly PredictCollege[];
	states: readonly { slug: string; name: string }[];
	sources: readonly Source[];
	seats: readonly PrintedSeat[];
	/** Marks and ranks from lists that print them apart from seats. */
	marksRanks: readonly (MarksAndRank & { exam: string })[];
};

/**
 * Reads all rows behind the predictor. The authorities in `movesOnly` print a seat only in rounds that move it, so
 * every round of theirs is read; of the others, the last round of each year.
 */
export async function readPredictRows(db: Database, movesOnly: readonly string[]): Promise<PredictRows> {
	const states = await listStates(db);
	const sources = await listAllSources(db);
	const lists = withoutEarlierLists(await listRounds(db), movesOnly);
	const programmes = await readProgrammes(db);
	const colleges = await listColleges(db, states);
	const toSeat = createSeatReader(programmes, newestYears(lists));
	const seats: PrintedSeat[] = [];
	// One list after another, each through the index: in parallel they would block other queries.
	for (const { rows, hasFigures } of listSeatQueries(db, lists, movesOnly)) {
		for (const row of await rows()) seats.push(toSeat(row, hasFigures));
		await yieldToLoop();
	}
	return { colleges, states, sources, seats, marksRanks: await listMarksRanks(db) };
}

async function listMarksRanks(db: Database): Promise<PredictRows["marksRanks"]> {
	const { exam, rankSpace, year, score, rank, sourceId } = marksRanks;
	return db.select({ exam, rankSpace, year, score, rank, sourceId }).from(marksRanks);
}

const LIST = {
	authority: text,
	rank_space: text,
	pwd: boolean,
	year: nullable(integer),
	first: nullable(integer),
	round: nullable(integer),
};
type ListRow = RowOf<typeof LIST>;

async function listRounds(db: Database): Promise<ListRow[]> {
	return readRows(db, LIST)`
		SELECT authority, rank_space, pwd, year, min(round) AS first, max(round) AS round
		FROM cutoffs GROUP BY authority, rank_space, pwd, year`;
}

export async function readProgrammes(db: Database): Promise<ReadonlyMap<number, string>> {
	const rows = await readRows(db, { id: integer, name: text }, sql`SELECT id, name FROM programmes`);
	return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The newest year of each authority and rank space, with disability seats separate; `null` if the copy is undated. */
function newestYears(lists: readonly ListRow[]): ReadonlyMap<string, number | null> {
	const spaces = Map.groupBy(lists, ({ authority, rank_space, pwd }) => `${authority}|${rank_space}|${pwd}`);
	return new Map([...spaces].map(([key, ofSpace]) => [key, largest(ofSpace.map(({ year }) => year))]));
}

/**
 * Drops rank lists that end before their authority's last round of a year, if each list has one round: they do not say how seats closed.
 * Maharashtra's merit numbers of 2025 are of round III, its percentiles of round IV.
 */
function withoutEarlierLists(lists: readonly ListRow[], movesOnly: readonly string[]): ListRow[] {
	return [...Map.groupBy(lists, ({ authority, year }) => `${authority}|${year}`).values()].flatMap((ofYear) => {
		const spaces = [...Map.groupBy(ofYear, ({ rank_space }) => rank_space).values()];
		const last = largest(ofYear.map(({ round }) => round));
		const isFinalAlone = spaces.every(isSingleRound) && ofYear.every(({ authority }) => !movesOnly.includes(authority));
		return isFinalAlone ? ofYear.filter(({ round }) => round === last) : ofYear;
	});
}

type SeatQuery = { rows: () => Promise<SeatRow[]>; hasFigures: boolean };

/** The final round of each year, and from the other rounds of the newest year seats without figures. */
function listSeatQueries(db: Database, lists: readonly ListRow[], movesOnly: readonly string[]): SeatQuery[] {
	return [...Map.groupBy(lists, ({ authority }) => authority)].flatMap(([authority, ofAuthority]) => {
		const newest = largest(ofAuthority.map(({ year }) => year));
		return [...Map.groupBy(ofAuthority, ({ year }) => year)].flatMap(([year, ofYear]): SeatQuery[] => {
			const ofList = sql`authority = ${authority} AND ${equals(sql`year`, year)}`;
			if (movesOnly.includes(authority)) return [{ rows: () => listFigures(db, ofList), hasFigures: true }];
			// The last round of a year is the authority's: a list need not reach it.
			const last = largest(ofYear.map(({ round }) => round));
			const final = sql`${ofList} AND ${equals(sql`round`, last)}`;
			const lists = [...Map.groupBy(ofYear, ({ rank_space }) => rank_space).values()];
			const isAll = year !== newest || lists.every(isSingleRound);
			const others = sql`${ofList} AND round < ${last}::int`;
			return [
				{ rows: () => listFigures(db, final), hasFigures: true },
				...(isAll ? [] : [{ rows: () => listSeats(db, others), hasFigures: false }]),
			];
		});
	});
}

function isSingleRound(list: readonly ListRow[]): boolean {
	return new Set(list.flatMap(({ first, round }) => [first, round])).size === 1;
}

function equals(column: SQL, value: number | null): SQL {
	return value === null ? sql`${column} IS NULL` : sql`${column} = ${value}::int`;
}

function largest(values: readonly (number | null)[]): number | null {
	const printed = values.filter((value) => value !== null);
	return printed.length === 0 ? null : Math.max(...printed);
}

const SEAT = sql`exam, authority, rank_space, college_id, programme_id, quota, seat_type, gender, pool, social_category, pwd, year, year_note`;

export async function listFigures(db: Database, condition: SQL): Promise<SeatRow[]> {
	return readRows(db, FIGURE_ROW)`
		SELECT ${SEAT}, round, opening_rank, closing_rank, closing_score, mark, source_id
		FROM cutoffs WHERE ${condition} AND gender <> ${ONE_POOL}`;
}

async function listSeats(db: Database, condition: SQL): Promise<SeatRow[]> {
	return readRows(db, SEAT_ROW, sql`SELECT DISTINCT ${SEAT} FROM cutoffs WHERE ${condition} AND gender <> ${ONE_POOL}`);
}

/** JoSAA's single pool of 2016 and 2017: it matches no pool of today and is evidence for none. */
const ONE_POOL = "NA";
