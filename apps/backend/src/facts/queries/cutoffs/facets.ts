import { CUTOFF_FILTERS, type CutoffFilter, type CutoffPage, type CutoffQuery } from "@uchit/contract/cutoff.ts";
import type { FacetOption } from "@uchit/contract/paging.ts";
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";
import { integer, oneOf, type RowOf, text } from "#backend/db/columns.ts";
import { readRows } from "#backend/db/read-rows.ts";
import { FILTER_COLUMNS, filterBit, rejectingFilterBits } from "./filter.ts";
import { compareOptions, labelOption } from "./options.ts";

const SOURCE_BITS = filterBit("exam") | filterBit("authority");

const COUNT = {
	facet: oneOf([...CUTOFF_FILTERS, "total", "available year", "available round"]),
	value: text,
	count: integer,
};
type CountRow = RowOf<typeof COUNT>;

export async function countCutoffs(
	db: Database,
	collegeId: string,
	query: CutoffQuery,
): Promise<Pick<CutoffPage, "total" | "available" | "facets">> {
	const columns = CUTOFF_FILTERS.map((filter) => sql`${FILTER_COLUMNS[filter]} AS ${sql.identifier(filter)}`);
	const rows = await readRows(db, COUNT)`
		WITH held AS MATERIALIZED (
			SELECT ${sql.join(columns, sql`, `)}, ${rejectingFilterBits(query)} AS stopped
			FROM cutoffs k JOIN programmes p ON p.id = k.programme_id WHERE k.college_id = ${collegeId}
		)
		SELECT 'total' AS facet, '' AS value, count(*)::int AS count FROM held WHERE stopped = 0
		UNION ALL ${sql.join(CUTOFF_FILTERS.map(countOptions), sql` UNION ALL `)}
		UNION ALL ${countAvailable("year", SOURCE_BITS)}
		UNION ALL ${countAvailable("round", SOURCE_BITS | filterBit("year"))}`;
	const available = (filter: "year" | "round") =>
		rows.flatMap(({ facet, value }) => (facet === `available ${filter}` ? value : [])).sort(compareOptions(filter));
	const options = (filter: CutoffFilter) => toOptions(filter, rows, query[filter]);
	return {
		total: rows.find(({ facet }) => facet === "total")?.count ?? 0,
		available: { year: available("year"), round: available("round") },
		facets: {
			exam: options("exam"),
			authority: options("authority"),
			year: options("year"),
			round: options("round"),
			quota: options("quota"),
			seatType: options("seatType"),
			gender: options("gender"),
			programme: options("programme"),
		},
	};
}

function countOptions(filter: CutoffFilter): SQL {
	const value = sql.identifier(filter);
	return sql`SELECT ${filter}::text, ${value}, count(*)::int FROM held
		WHERE stopped IN (0, ${filterBit(filter)}::int) AND ${value} IS NOT NULL GROUP BY ${value}`;
}

function countAvailable(filter: "year" | "round", bits: number): SQL {
	const value = sql.identifier(filter);
	return sql`SELECT ${`available ${filter}`}::text, ${value}, count(*)::int FROM held
		WHERE stopped & ${bits}::int = 0 AND ${value} IS NOT NULL GROUP BY ${value}`;
}

/** A chosen value stays an option even without results, so that a form can show it and remove it. */
function toOptions(filter: CutoffFilter, rows: readonly CountRow[], chosen: readonly string[]): FacetOption[] {
	const counts = new Map(rows.filter(({ facet }) => facet === filter).map(({ value, count }) => [value, count]));
	return [...new Set([...counts.keys(), ...chosen])].sort(compareOptions(filter)).map((value) => ({
		value,
		label: labelOption(filter, value),
		count: counts.get(value) ?? 0,
		selected: chosen.includes(value),
	}));
}
