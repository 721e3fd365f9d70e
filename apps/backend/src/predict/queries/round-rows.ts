import type { RankSpace } from "@uchit/contract/cutoff-kind.ts";
import { sql } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";
import { yieldToLoop } from "#backend/platform/yield-to-loop.ts";
import { listFigures, readProgrammes } from "./rows.ts";
import { createSeatReader, type PrintedSeat } from "./seat.ts";

type ListsWanted = { authority: string; years: readonly number[]; rankSpaces: readonly RankSpace[] };

export async function* readRoundSeats(
	db: Database,
	{ authority, years, rankSpaces }: ListsWanted,
): AsyncGenerator<PrintedSeat[]> {
	const toSeat = createSeatReader(await readProgrammes(db), new Map());
	for (const year of years) {
		for (const space of rankSpaces) {
			const list = sql`authority = ${authority} AND year = ${year}::int AND rank_space = ${space}`;
			const rows = await listFigures(db, list);
			yield rows.map((row) => toSeat(row, true));
			await yieldToLoop();
		}
	}
}
