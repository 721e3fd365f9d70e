import { CUTOFF_FILTERS, type CutoffFilter, type CutoffQuery, UNDATED } from "@uchit/contract/cutoff.ts";
import { type SQL, sql } from "drizzle-orm";

/**
 * The column of each filter, in `cutoffs k` joined with `programmes p`, as text for addresses. Null if the authority
 * prints nothing: then no filter matches it, and it is no option.
 */
export const FILTER_COLUMNS: Record<CutoffFilter, SQL> = {
	exam: sql`k.exam`,
	authority: sql`k.authority`,
	year: sql`coalesce(k.year::text, ${UNDATED})`,
	round: sql`k.round::text`,
	quota: sql`nullif(k.quota, '')`,
	seatType: sql`nullif(k.seat_type, '')`,
	gender: sql`nullif(k.gender, '')`,
	programme: sql`p.name`,
};

export function passesFilters(query: CutoffQuery): SQL {
	return sql.join(
		CUTOFF_FILTERS.map((filter) => isChosen(filter, query[filter])),
		sql` AND `,
	);
}

export function rejectingFilterBits(query: CutoffQuery): SQL {
	return sql.join(
		CUTOFF_FILTERS.map(
			(filter) => sql`CASE WHEN ${isChosen(filter, query[filter])} THEN 0 ELSE ${filterBit(filter)}::int END`,
		),
		sql` + `,
	);
}

export function filterBit(filter: CutoffFilter): number {
	return 1 << CUTOFF_FILTERS.indexOf(filter);
}

export function isChosen(filter: CutoffFilter, values: readonly string[]): SQL {
	return values.length === 0 ? sql`TRUE` : sql`${FILTER_COLUMNS[filter]} IN ${[...new Set(values)]}`;
}
