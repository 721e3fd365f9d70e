import { isFresh } from "@uchit/contract/comparable.ts";
import type { Database } from "#backend/db/client.ts";
import type { CollegeIndex } from "./college-index.ts";
import { findBestPlaces } from "./orders.ts";
import { readSummaryRows } from "./queries/search-rows.ts";

/** Matches no build's version: undoing a correction restores the version of an earlier build. */
const PATCHED = "patched";

/** Re-reads the summaries of a few institutions. Text index, orders and counts stay outdated until the next build. */
export async function patchIndex(db: Database, index: CollegeIndex, ids: readonly string[]): Promise<CollegeIndex> {
	const { numbers } = index;
	const known = ids.filter((id) => numbers.has(id));
	if (known.length === 0) return index;
	const rows = await readSummaryRows(db, known);
	const colleges = [...index.colleges];
	for (const row of rows.colleges) colleges[numbers.get(row.id) ?? -1] = row;
	const numbersOf = known.flatMap((id) => numbers.get(id) ?? []);
	const now = rows.places.filter(({ year }) => isFresh(year, index.newest.rank));
	const places = [...index.places].map(([list, ofList]) => {
		const ranked = now.filter((place) => place.list === list);
		return [list, withRows(ofList, numbersOf, ranked, ({ collegeId }) => numbers.get(collegeId) ?? -1)] as const;
	});
	const salaries = [...index.salaries].map(([list, ofList]) => {
		const paid = rows.salaries.filter((salary) => salary.list === list);
		return [list, withRows(ofList, known, paid, ({ collegeId }) => collegeId)] as const;
	});
	const best = findBestPlaces(now, numbers, index.orders.mainLists);
	return {
		...index,
		version: PATCHED,
		colleges,
		places: new Map(places),
		bestPlaces: new Map([...index.bestPlaces].filter(([number]) => !numbersOf.includes(number)).concat([...best])),
		seats: withRows(index.seats, known, rows.seats, ({ collegeId }) => collegeId),
		established: withRows(index.established, known, rows.established, ({ collegeId }) => collegeId),
		salaries: new Map(salaries),
		fees: withRows(index.fees, known, rows.fees, ({ collegeId }) => collegeId),
	};
}

function withRows<Key, Row>(
	all: ReadonlyMap<Key, Row>,
	keys: readonly Key[],
	rows: readonly Row[],
	keyOf: (row: Row) => Key,
): ReadonlyMap<Key, Row> {
	const changed = new Map(all);
	for (const key of keys) changed.delete(key);
	for (const row of rows) changed.set(keyOf(row), row);
	return changed;
}
