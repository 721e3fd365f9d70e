import type { SeatPool } from "@uchit/contract/cutoff-kind.ts";
import type { Source } from "@uchit/contract/source.ts";
import type { Counselling } from "./counsellings.ts";
import type { SeatGroup } from "./seat.ts";

export type MarksAndRank = { rankSpace: string; year: number; score: number; rank: number; sourceId: string };

/** All that the predictor knows, ready to be asked. Nothing in it changes. */
export type PredictIndex = {
	/** Each exam's own counselling. */
	byExam: ReadonlyMap<string, CounsellingIndex>;
	all: readonly CounsellingIndex[];
	states: readonly { slug: string; name: string }[];
	sources: ReadonlyMap<string, Source>;
};

/** One counselling in the index. */
export type CounsellingIndex = {
	counselling: Counselling;
	groups: readonly SeatGroup[];
	/** As printed, sorted by name. */
	quotas: readonly { value: string; pool: SeatPool; isRegional: boolean }[];
	/** Oldest first; empty where the copy is undated. */
	years: readonly number[];
	yearNote: string | undefined;
	sourceIds: readonly string[];
	/** Marks with the rank at which they stood: of each seat's last, where a list prints both, or of an exam's own table. */
	pairs: readonly MarksAndRank[];
};
