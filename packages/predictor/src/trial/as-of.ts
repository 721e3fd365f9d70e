import { foldName, isForWomen } from "../fold.ts";
import type { CounsellingIndex, PredictIndex } from "../predict-index.ts";
import { regionOf } from "../region.ts";
import { listKey, type RoundTable } from "../round-table.ts";
import { type FinalFigure, type Seat, yearBitsOf } from "../seat.ts";
import { listLastRounds } from "./last-rounds.ts";

export function indexAsOf(predictIndex: PredictIndex, table: RoundTable, year: number): PredictIndex {
	const all = predictIndex.all.map((own): CounsellingIndex => {
		const seats = Map.groupBy(listSeats(own, table, year), ({ list }) => list);
		const groups = own.groups.map((group) => ({
			...group,
			seats: (seats.get(listKey(group)) ?? []).map(({ seat }) => seat),
		}));
		return { ...own, groups };
	});
	return { ...predictIndex, all, byExam: new Map(all.map((own) => [own.counselling.exam, own])) };
}

function listSeats({ counselling }: CounsellingIndex, table: RoundTable, year: number): { list: string; seat: Seat }[] {
	const { firstPool, optionCollege, programmes, colleges, pools } = table;
	const lastRounds = listLastRounds(table);
	return programmes.flatMap((programme, option) => {
		const place = optionCollege[option] ?? -1;
		const college = colleges[place];
		if (college === undefined) return [];
		const seats = Array.from({ length: (firstPool[option + 1] ?? 0) - (firstPool[option] ?? 0) }, (_, index) => index);
		return seats.flatMap((index) => {
			const at = (firstPool[option] ?? 0) + index;
			const pool = pools[table.pool[at] ?? -1];
			if (pool === undefined || !isPrinted(table, at, year)) return [];
			const finalFigures = (lastRounds[at] ?? []).filter((round) => round.year <= year).map(toFigure);
			const seat: Seat = {
				exam: counselling.exam,
				kind: undefined,
				programme,
				programmeKey: foldName(programme),
				earlierNames: [],
				college: toCollege(college, place),
				quota: pool.quota,
				pool: pool.pool,
				gender: pool.gender,
				isForWomen: isForWomen(pool.gender),
				region: regionOf(counselling, pool),
				homeState: college.homeState,
				finalFigures,
				yearBits: yearBitsOf(finalFigures),
				absent: finalFigures.length === 0 ? "no-evidence" : undefined,
			};
			return [{ list: listKey(pool), seat }];
		});
	});
}

function toCollege({ slug, isForWomen }: RoundTable["colleges"][number], place: number): Seat["college"] {
	return {
		id: slug,
		slug,
		name: slug,
		place,
		words: slug,
		isForWomen,
		city: undefined,
		district: undefined,
		state: undefined,
		ownership: undefined,
		medianSalary: undefined,
		medianSalaryYear: undefined,
	};
}

function toFigure({ year, closing }: { year: number; closing: number }): FinalFigure {
	return { year, closing, round: undefined, opening: undefined, sourceId: "" };
}

function isPrinted({ firstFigure, lists, list, rounds }: RoundTable, seat: number, year: number): boolean {
	return list
		.subarray(firstFigure[seat], firstFigure[seat + 1])
		.some((place) => rounds[lists[place]?.place ?? -1]?.year === year);
}
