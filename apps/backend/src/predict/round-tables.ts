import type { CounsellingIndex } from "@uchit/predictor/predict-index.ts";
import { homeOf } from "@uchit/predictor/region.ts";
import { buildRoundTable, type RoundRow, type RoundTable, type TableCollege } from "@uchit/predictor/round-table.ts";
import type { Database } from "#backend/db/client.ts";
import { readRoundSeats } from "./queries/round-rows.ts";
import type { PrintedSeat } from "./queries/seat.ts";
import { type Renamer, readRenamer } from "./renamer.ts";
import { foldNameCached, usableClosing } from "./seats.ts";

export type RoundTables = { get: (own: CounsellingIndex) => Promise<RoundTable> };

const builds = new WeakMap<CounsellingIndex, Promise<RoundTable>>();

/**
 * The rounds of each counselling, read on first use: takes seconds, and concurrent requests share one read. Each change of facts makes a
 * new index; until its rounds are read, the old ones are used.
 */
export function createRoundTables(db: Database): RoundTables {
	const newest = new Map<string, RoundTable>();
	const build = (own: CounsellingIndex) => {
		const building = buildRoundTable(readRows(db, own));
		builds.set(own, building);
		building.then(
			(table) => newest.set(own.counselling.exam, table),
			() => builds.delete(own),
		);
		return building;
	};
	return {
		async get(own) {
			const building = builds.get(own) ?? build(own);
			return newest.get(own.counselling.exam) ?? building;
		},
	};
}

/** Skips rank lists that count only if named: the preparatory course. */
async function* readRows(db: Database, own: CounsellingIndex): AsyncGenerator<RoundRow[]> {
	const { authority, rankSpaces, apart = [] } = own.counselling;
	const context = { colleges: collegesOf(own), rename: readRenamer() };
	const wanted = { authority, years: own.years, rankSpaces: rankSpaces.filter((space) => !apart.includes(space)) };
	for await (const seats of readRoundSeats(db, wanted)) yield seats.flatMap((seat) => toRoundRow(seat, context));
}

type RoundTableContext = { colleges: ReadonlyMap<string, TableCollege>; rename: Renamer };

/** Every institute that a final round of any year names. */
function collegesOf({ counselling, groups }: CounsellingIndex): RoundTableContext["colleges"] {
	const named = new Map(groups.flatMap(({ seats }) => seats.map(({ college }) => [college.id, college])));
	return new Map(
		[...named].map(([id, college]) => {
			const { slug, name, isForWomen } = college;
			return [id, { slug, name, isForWomen, homeState: homeOf(counselling, college) }];
		}),
	);
}

function toRoundRow(seat: PrintedSeat, { colleges, rename }: RoundTableContext): RoundRow[] {
	const { collegeId, programme, rankSpace, seatType, quota, gender, pool, figure } = seat;
	const { year, round } = figure ?? {};
	const college = colleges.get(collegeId);
	if (college === undefined || figure === undefined || year === undefined || round === undefined) return [];
	const ofPool = { college, rankSpace, seatType, quota, gender, pool };
	const { sourceId } = figure;
	const closing = usableClosing(seat, figure);
	return [{ ...ofPool, programme, programmeKey: foldNameCached(rename(seat)), year, round, closing, sourceId }];
}
