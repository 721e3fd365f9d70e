import { COUNSELLINGS, type Counselling } from "@uchit/predictor/counsellings.ts";
import { foldName } from "@uchit/predictor/fold.ts";
import type { CounsellingIndex, MarksAndRank, PredictIndex } from "@uchit/predictor/predict-index.ts";
import type { SeatGroup } from "@uchit/predictor/seat.ts";
import { yieldToLoop } from "#backend/platform/yield-to-loop.ts";
import { readRenamer } from "#backend/predict/renamer.ts";
import { groupSeats } from "#backend/predict/seats.ts";
import type { PredictRows } from "./queries/rows.ts";
import type { PrintedSeat } from "./queries/seat.ts";

/** The parts of the predictor's index that are stored in a file, with counsellings by name, because they are code. */
export type PredictParts = Pick<PredictIndex, "states" | "sources"> & {
	all: readonly (Omit<CounsellingIndex, "counselling"> & { of: Pick<Counselling, "exam" | "authority"> })[];
};

export async function buildPredictIndex(rows: PredictRows): Promise<PredictIndex> {
	return toPredictIndex(await buildPredictParts(rows));
}

export async function buildPredictParts(rows: PredictRows): Promise<PredictParts> {
	const { seats, colleges, states, sources, marksRanks } = rows;
	const rename = readRenamer();
	const named = new Map(
		colleges.map((college, place) => [
			college.id,
			{
				...college,
				place,
				words: foldName(`${college.name} ${college.city ?? ""} ${college.district ?? ""}`),
				isForWomen: FOR_WOMEN.test(college.name),
			},
		]),
	);
	const byAuthority = Map.groupBy(seats, ({ authority }) => authority);
	const all: PredictParts["all"][number][] = [];
	for (const counselling of COUNSELLINGS) {
		const ofAuthority = byAuthority.get(counselling.authority) ?? [];
		const printed = ofAuthority.filter(({ rankSpace }) => counselling.rankSpaces.includes(rankSpace));
		await yieldToLoop();
		const groups = await groupSeats(counselling, { printed, colleges: named, rename });
		const { exam, authority } = counselling;
		const { counselling: _code, ...index } = toCounsellingIndex(counselling, groups, printed);
		const pairs = [...index.pairs, ...marksRanks.filter((pair) => pair.exam === exam)];
		all.push({ of: { exam, authority }, ...index, pairs });
	}
	return { all, states, sources: new Map(sources.map((source) => [source.id, source])) };
}

export function toPredictIndex({ all: parts, states, sources }: PredictParts): PredictIndex {
	const all = parts.map(({ of: { exam, authority }, ...index }): CounsellingIndex => {
		const counselling = COUNSELLINGS.find((each) => each.exam === exam && each.authority === authority);
		if (counselling === undefined) throw new Error(`No counselling of ${authority} for ${exam} is known here.`);
		return { counselling, ...index };
	});
	// Later counsellings do not replace an exam's first one, which is its own.
	const byExam = new Map(all.toReversed().map((each) => [each.counselling.exam, each]));
	return { byExam: new Map([...byExam].toReversed()), all, states, sources };
}

const FOR_WOMEN = /\b(women|mahila|girls)\b/i;

function toCounsellingIndex(
	counselling: Counselling,
	groups: readonly SeatGroup[],
	printed: readonly PrintedSeat[],
): CounsellingIndex {
	const years = new Set<number>();
	const sourceIds = new Set<string>();
	const quotas = new Map<string, CounsellingIndex["quotas"][number]>();
	for (const { seats } of groups) {
		for (const { absent, finalFigures, quota, pool, region } of seats) {
			if (absent !== undefined) continue;
			const known = quotas.get(quota) ?? { value: quota, pool, isRegional: false };
			known.isRegional ||= region !== "any";
			// Fee-waiver seats are printed in the quota of regular seats.
			if (known.pool === "special") known.pool = pool;
			if (quota !== "") quotas.set(quota, known);
			for (const { year, sourceId } of finalFigures) {
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
		yearNote: printed.find(({ yearNote, isInNewest }) => isInNewest && yearNote !== undefined)?.yearNote,
		sourceIds: [...sourceIds].sort(),
		pairs: counselling.printsMarksAndRanks === true ? printed.flatMap(toPair) : [],
	};
}

function toPair({ rankSpace, figure }: PrintedSeat): MarksAndRank[] {
	const { year, closingScore: score, closingRank: rank, isMarked = true, sourceId = "" } = figure ?? {};
	if (year === undefined || score === undefined || rank === undefined || isMarked) return [];
	return [{ rankSpace, year, score, rank, sourceId }];
}
