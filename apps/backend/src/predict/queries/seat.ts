import { RankSpace, SeatPool, SocialCategory } from "@uchit/contract/cutoff-kind.ts";
import type * as z from "zod";
import { boolean, float, integer, nullable, type RowOf, text } from "#backend/db/columns.ts";

export type PrintedFigure = {
	year: number | undefined;
	round: number | undefined;
	openingRank: number | undefined;
	closingRank: number | undefined;
	closingScore: number | undefined;
	isMarked: boolean;
	sourceId: string;
};

export type PrintedSeat = {
	exam: string;
	authority: string;
	rankSpace: RankSpace;
	collegeId: string;
	programme: string;
	quota: string;
	pool: SeatPool;
	seatType: string;
	socialCategory: SocialCategory;
	pwd: boolean;
	gender: string;
	yearNote: string | undefined;
	/** Whether the newest list of its authority and rank space that prints such seats contains it, in any round. */
	isInNewest: boolean;
	/** Absent if the seat is in no final round, but in another round of the newest list. */
	figure: PrintedFigure | undefined;
};

export const SEAT_ROW = {
	exam: text,
	authority: text,
	rank_space: text,
	college_id: text,
	programme_id: integer,
	quota: text,
	seat_type: text,
	gender: text,
	pool: text,
	social_category: text,
	pwd: boolean,
	year: nullable(integer),
	year_note: nullable(text),
};
const FIGURE = {
	round: nullable(integer),
	opening_rank: nullable(float),
	closing_rank: nullable(float),
	closing_score: nullable(float),
	mark: nullable(text),
	source_id: text,
};
export const FIGURE_ROW = { ...SEAT_ROW, ...FIGURE };

export type SeatRow = RowOf<typeof SEAT_ROW> & Partial<RowOf<typeof FIGURE>>;

/** Parses each word once: a hundred thousand rows have few different words. */
export function createSeatReader(
	programmes: ReadonlyMap<number, string>,
	newest: ReadonlyMap<string, number | null>,
): (row: SeatRow, hasFigures: boolean) => PrintedSeat {
	const toRankSpace = memoiseParse(RankSpace);
	const toPool = memoiseParse(SeatPool);
	const toCategory = memoiseParse(SocialCategory);
	return (row, hasFigures) => ({
		exam: row.exam,
		authority: row.authority,
		rankSpace: toRankSpace(row.rank_space),
		collegeId: row.college_id,
		programme: programmes.get(row.programme_id) ?? "",
		quota: row.quota,
		pool: toPool(row.pool),
		seatType: row.seat_type,
		socialCategory: toCategory(row.social_category),
		pwd: row.pwd,
		gender: row.gender,
		yearNote: row.year_note ?? undefined,
		isInNewest: newest.get(`${row.authority}|${row.rank_space}|${row.pwd}`) === row.year,
		figure: hasFigures ? toFigure(row) : undefined,
	});
}

function memoiseParse<Value>(schema: z.ZodType<Value>): (text: string) => Value {
	const known = new Map<string, Value>();
	return (text) => {
		const value = known.get(text) ?? schema.parse(text);
		known.set(text, value);
		return value;
	};
}

function toFigure(row: SeatRow): PrintedFigure {
	return {
		year: row.year ?? undefined,
		round: row.round ?? undefined,
		openingRank: row.opening_rank ?? undefined,
		closingRank: row.closing_rank ?? undefined,
		closingScore: row.closing_score ?? undefined,
		isMarked: row.mark !== null && row.mark !== undefined,
		sourceId: row.source_id ?? "",
	};
}
