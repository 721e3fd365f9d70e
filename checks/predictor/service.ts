import { type PredictedSeat, PredictPage } from "@uchit/contract/predict.ts";
import { type SQL, sql } from "drizzle-orm";
import { beforeAll } from "vitest";
import type { TestBackend } from "../../apps/backend/src/testing/backend.ts";
import type { Printed } from "./naive/printed.ts";

const UNDECIDED = sql`reason LIKE 'nobody has decided%'`;

/** True if the site refuses the row (see /data/refusals); the default condition is an undecided institution. */
export function useRefusals({ db }: TestBackend, condition: SQL = UNDECIDED): (row: Printed) => boolean {
	const refused = new Set<string>();
	beforeAll(async () => {
		const { rows } = await db.execute<{ row: string }>(
			sql`SELECT concat(dataset, '|', file, '|', line) AS row FROM refusals WHERE ${condition}`,
		);
		for (const { row } of rows) refused.add(row);
	});
	return ({ dataset, file, line }) => refused.has(`${dataset}|${file}|${line}`);
}

export async function readAllSeats({ read }: TestBackend, address: string): Promise<PredictedSeat[]> {
	const first = await read(PredictPage, address);
	const pages = Math.max(0, Math.ceil(first.total / first.pageSize) - 1);
	const rest = Array.from({ length: pages }, (_, index) => read(PredictPage, `${address}&page=${index + 2}`));
	return [first, ...(await Promise.all(rest))].flatMap(({ items }) => items);
}
