import type { Counsellings } from "@uchit/contract/added-fact.ts";
import type { Database, Queryable } from "#backend/db/client.ts";
import { integer, text, texts } from "#backend/db/columns.ts";
import { readRows } from "#backend/db/read-rows.ts";
import { labelOption } from "#backend/facts/queries/cutoffs/options.ts";
import { readLoadsVersion } from "#backend/facts/queries/data-version.ts";

const ROW = { exam: text, authority: text, newest: integer, quotas: texts, categories: texts, genders: texts };

/** Cached by database and load version: reading two million rows takes a second. */
const known = new WeakMap<Database, { version: string; list: Promise<Counsellings> }>();

export async function listCounsellings(db: Database): Promise<Counsellings> {
	const version = await readLoadsVersion(db);
	const before = known.get(db);
	if (before?.version === version) return before.list;
	const list = readCounsellings(db);
	known.set(db, { version, list });
	list.catch(() => known.delete(db));
	return list;
}

async function readCounsellings(db: Queryable): Promise<Counsellings> {
	const rows = await readRows(db, ROW)`
		SELECT exam, authority, max(newest) AS newest, array_agg(DISTINCT quota) AS quotas,
			array_agg(DISTINCT seat_type) AS categories, array_agg(DISTINCT gender) AS genders
		FROM (SELECT exam, authority, quota, seat_type, gender, max(year) AS newest FROM cutoffs
			WHERE closing_rank IS NOT NULL AND mark IS NULL AND year IS NOT NULL AND NOT preparatory
			GROUP BY exam, authority, quota, seat_type, gender) seats
		GROUP BY exam, authority ORDER BY authority, exam`;
	return rows.map(({ exam, authority, ...words }) => ({
		id: `${exam} ${authority}`,
		name: `${authority}: ${labelOption("exam", exam)}`,
		...words,
	}));
}
