import { foldName } from "@uchit/predictor/fold.ts";
import type { CounsellingIndex } from "@uchit/predictor/predict-index.ts";
import { homeOf } from "@uchit/predictor/region.ts";
import type { RoundRow, TableCollege } from "@uchit/predictor/round-table.ts";
import { sql } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";
import { yieldToLoop } from "#backend/platform/yield-to-loop.ts";
import { type Renamer, readRenamer } from "#backend/predict/renamed.ts";
import { usableClosing } from "#backend/predict/seats.ts";
import { listFigures, readProgrammes } from "./rows.ts";
import { createSeatReader, type PrintedSeat } from "./seat.ts";

/**
 * Every round that a counselling printed, one list of ranks of one year at a time. Lists that are only meant when they are named are
 * left out: the preparatory course.
 */
export async function* readRoundRows(db: Database, own: CounsellingIndex): AsyncGenerator<RoundRow[]> {
	const { authority, rankSpaces, apart = [] } = own.counselling;
	const spaces = rankSpaces.filter((each) => !apart.includes(each));
	const toSeat = createSeatReader(await readProgrammes(db), new Map());
	const given = { colleges: collegesOf(own), rename: readRenamer() };
	for (const year of own.years) {
		for (const space of spaces) {
			const list = sql`authority = ${authority} AND year = ${year}::int AND rank_space = ${space}`;
			const rows = await listFigures(db, list);
			yield rows.flatMap((row) => toRoundRow(toSeat(row, true), given));
			await yieldToLoop();
		}
	}
}

type Given = { colleges: ReadonlyMap<string, TableCollege>; rename: Renamer };

/** Every institute that a final round of any year names. */
function collegesOf({ counselling, groups }: CounsellingIndex): Given["colleges"] {
	const named = new Map(groups.flatMap(({ seats }) => seats.map(({ college }) => [college.id, college])));
	return new Map(
		[...named].map(([id, college]) => {
			const { slug, isForWomen } = college;
			return [id, { slug, isForWomen, homeState: homeOf(counselling, college) }];
		}),
	);
}

function toRoundRow(seat: PrintedSeat, { colleges, rename }: Given): RoundRow[] {
	const { collegeId, programme, rankSpace, seatType, quota, gender, pool, figure } = seat;
	const college = colleges.get(collegeId);
	const { year, round, sourceId } = figure ?? {};
	if (college === undefined || figure === undefined || sourceId === undefined) return [];
	if (year === undefined || round === undefined) return [];
	const programmeKey = foldName(rename(seat));
	const closing = usableClosing(seat, figure);
	return [
		{ college, programme, programmeKey, rankSpace, seatType, quota, gender, pool, year, round, closing, sourceId },
	];
}
