import type { SeatPool } from "@uchit/contract/cutoff-kind.ts";
import type { Source } from "@uchit/contract/source.ts";
import type { Counselling } from "./counsellings.ts";
import type { SeatGroup } from "./seat.ts";

export type MarksAndRank = { rankSpace: string; year: number; score: number; rank: number; sourceId: string };

export type PredictIndex = {
	byExam: ReadonlyMap<string, CounsellingIndex>;
	all: readonly CounsellingIndex[];
	states: readonly { slug: string; name: string }[];
	sources: ReadonlyMap<string, Source>;
};

export type CounsellingIndex = {
	counselling: Counselling;
	groups: readonly SeatGroup[];
	/** As printed, sorted by name. */
	quotas: readonly { value: string; pool: SeatPool; isRegional: boolean }[];
	/** Oldest first; empty if the copy is undated. */
	years: readonly number[];
	yearNote: string | undefined;
	sourceIds: readonly string[];
	/** Marks with their ranks: of each last seat if a list prints both, or from the exam's own table. */
	pairs: readonly MarksAndRank[];
};
