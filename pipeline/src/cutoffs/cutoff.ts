import type { CutoffMark, RankSpace, SeatPool, SocialCategory } from "@uchit/contract/cutoff-kind.ts";

export type Cutoff = {
	exam: string;
	authority: string;
	/** Absent if the copy is undated; `yearNote` has what is known. */
	year: number | undefined;
	yearNote: string | undefined;
	round: number | undefined;
	collegeId: string;
	programme: string;
	quota: string;
	pool: SeatPool;
	seatType: string;
	socialCategory: SocialCategory;
	pwd: boolean;
	gender: string;
	openingRank: number | undefined;
	closingRank: number | undefined;
	/** Marks, for authorities that close by marks; higher is better. */
	closingScore: number | undefined;
	seats: number | undefined;
	preparatory: boolean;
	rankSpace: RankSpace;
	mark: CutoffMark | undefined;
	sourceId: string;
};
