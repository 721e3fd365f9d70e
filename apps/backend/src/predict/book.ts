import type { SeatPool } from "@uchit/contract/cutoff.ts";
import type { Source } from "@uchit/contract/source.ts";
import { COUNSELLINGS, type Counselling } from "#backend/predict/counsellings.ts";
import { readRenamer } from "#backend/predict/renamed.ts";
import type { PredictRows, PrintedSeat } from "#backend/predict/rows.ts";
import { groupSeats, type SeatGroup } from "#backend/predict/seats.ts";
import { foldName } from "#backend/queries/cutoffs/trend-series.ts";
import { giveWay } from "#backend/search/give-way.ts";

/** All that the predictor knows, ready to be asked. Nothing in it changes. */
export type PredictBook = {
	chapters: ReadonlyMap<string, Chapter>;
	states: PredictRows["states"];
	sources: ReadonlyMap<string, Source>;
};

/** One counselling in the book. */
export type Chapter = {
	counselling: Counselling;
	groups: readonly SeatGroup[];
	/** As printed, by name. */
	quotas: readonly { value: string; pool: SeatPool; isRegional: boolean }[];
	/** Oldest first; empty where the copy is undated. */
	years: readonly number[];
	yearNote: string | undefined;
	sourceIds: readonly string[];
	/** Of a list that prints both, the marks and the rank of each seat's last. */
	pairs: readonly MarksAndRank[];
};

export type MarksAndRank = { rankSpace: string; year: number; score: number; rank: number; sourceId: string };

export async function buildPredictBook({ seats, colleges, states, sources }: PredictRows): Promise<PredictBook> {
	const rename = readRenamer();
	const named = new Map(
		colleges.map((college, place) => [
			college.id,
			{ ...college, place, words: foldName(`${college.name} ${college.city ?? ""}`) },
		]),
	);
	const byAuthority = Map.groupBy(seats, ({ authority }) => authority);
	const chapters = new Map<string, Chapter>();
	for (const counselling of COUNSELLINGS) {
		const ofAuthority = byAuthority.get(counselling.authority) ?? [];
		const printed = ofAuthority.filter(({ rankSpace }) => counselling.rankSpaces.includes(rankSpace));
		await giveWay();
		const groups = await groupSeats(counselling, { printed, colleges: named, rename });
		chapters.set(counselling.exam, toChapter(counselling, groups, printed));
	}
	return { chapters, states, sources: new Map(sources.map((source) => [source.id, source])) };
}

function toChapter(counselling: Counselling, groups: readonly SeatGroup[], printed: readonly PrintedSeat[]): Chapter {
	const years = new Set<number>();
	const sourceIds = new Set<string>();
	const quotas = new Map<string, Chapter["quotas"][number]>();
	for (const { seats } of groups) {
		for (const { absent, held, quota, pool, region } of seats) {
			if (absent !== undefined) continue;
			const known = quotas.get(quota) ?? { value: quota, pool, isRegional: false };
			known.isRegional ||= region !== "any";
			// Fee waivers stand in the quota of everybody else's seats.
			if (known.pool === "special") known.pool = pool;
			if (quota !== "") quotas.set(quota, known);
			for (const { year, sourceId } of held) {
				if (year !== undefined) years.add(year);
				sourceIds.add(sourceId);
			}
		}
	}
	return {
		counselling,
		groups,
		quotas: [...quotas.values()].sort((a, b) => (a.value < b.value ? -1 : 1)),
		years: [...years].sort((a, b) => a - b),
		yearNote: printed.find(({ yearNote }) => yearNote !== undefined)?.yearNote,
		sourceIds: [...sourceIds].sort(),
		pairs: counselling.printsMarksAndRanks === true ? printed.flatMap(toPair) : [],
	};
}

function toPair({ rankSpace, figure }: PrintedSeat): MarksAndRank[] {
	const { year, closingScore: score, closingRank: rank, isMarked = true, sourceId = "" } = figure ?? {};
	if (year === undefined || score === undefined || rank === undefined || isMarked) return [];
	return [{ rankSpace, year, score, rank, sourceId }];
}
