import type { RankSpace, SeatPool, SocialCategory } from "@uchit/contract/cutoff.ts";
import type { Source } from "@uchit/contract/source.ts";

/** What one list prints of a seat in the last round that its counselling held, or, where only moves are printed, in any round. */
export type PrintedFigure = {
	year: number | undefined;
	round: number | undefined;
	openingRank: number | undefined;
	closingRank: number | undefined;
	closingScore: number | undefined;
	isMarked: boolean;
	sourceId: string;
};

/** A seat as one list prints it. */
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
	/** Whether the newest list of its authority and rank space prints it, in whatever round. */
	isInNewest: boolean;
	/** Absent where the seat stands in no final round, but in another of the newest list. */
	figure: PrintedFigure | undefined;
};

export type PredictCollege = {
	id: string;
	slug: string;
	name: string;
	city: string | undefined;
	state: { slug: string; name: string } | undefined;
	ownership: string | undefined;
};

/** Everything that the predictor is built from. */
export type PredictRows = {
	/** In the order of their names. */
	colleges: readonly PredictCollege[];
	states: readonly { slug: string; name: string }[];
	sources: readonly Source[];
	seats: readonly PrintedSeat[];
};
