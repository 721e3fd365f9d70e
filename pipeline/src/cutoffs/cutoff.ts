import type { CutoffMark, RankSpace, SeatPool, SocialCategory } from "@uchit/contract/cutoff-kind.ts";

/** One printed row of a counselling: who got the last seat of one programme in one seat pool. */
export type Cutoff = {
	/** Slug of the exam whose rank is meant. */
	exam: string;
	authority: string;
	/** Absent where the copy is undated; `yearNote` says what is known. */
	year: number | undefined;
	yearNote: string | undefined;
	/** Absent where the authority prints no round. */
	round: number | undefined;
	collegeId: string;
	programme: string;
	/** As printed; empty if the authority prints none. */
	quota: string;
	pool: SeatPool;
	/** As printed. */
	seatType: string;
	socialCategory: SocialCategory;
	pwd: boolean;
	/** As printed; empty if the authority prints none. */
	gender: string;
	openingRank: number | undefined;
	closingRank: number | undefined;
	/** Marks, where the authority closes by them: higher is better. */
	closingScore: number | undefined;
	/** How many seats the row is about, where its authority prints that. */
	seats: number | undefined;
	preparatory: boolean;
	rankSpace: RankSpace;
	/** Why the row is shown but kept out of tools. */
	mark: CutoffMark | undefined;
	sourceId: string;
};
