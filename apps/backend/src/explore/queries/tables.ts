import type { ExploreColumn, ExploreTable, WITHHELD_REASONS } from "@uchit/contract/explore.ts";
import { MIN_PEOPLE } from "@uchit/contract/outcome.ts";
import { type SQL, sql } from "drizzle-orm";

/** `x` are the table's rows, `c` their institutions. */
export type TableSource = {
	table: SQL;
	joins: SQL;
	tie: SQL;
	scope: SQL;
	value?: SQL;
	columns: Readonly<Partial<Record<ExploreColumn, SQL>>>;
	/** Rows that are neither listed nor counted, with the first reason that applies. */
	withheld: readonly (readonly [why: (typeof WITHHELD_REASONS)[number], condition: SQL])[];
};

const COLLEGE_JOIN = sql`LEFT JOIN colleges c ON c.id = x.college_id`;
const STATE = sql`c.state_slug`;
const FEW_PEOPLE = sql`x.measure = 'median-salary' AND EXISTS (SELECT FROM outcomes p
	WHERE (p.college_id, p.list, p.year, p.level, p.cohort) = (x.college_id, x.list, x.year, x.level, x.cohort)
		AND p.measure = 'placed' AND p.value < ${MIN_PEOPLE})`;

/** Left joins, because PostgreSQL does not read those that a statement does not use. */
export const TABLE_SOURCES: Readonly<Record<ExploreTable, TableSource>> = {
	cutoffs: {
		table: sql`cutoffs x`,
		joins: sql`${COLLEGE_JOIN} LEFT JOIN programmes p ON p.id = x.programme_id`,
		tie: sql`x.college_id, x.year, x.programme_id, x.seat_type, x.gender, x.pool, x.quota, x.authority`,
		scope: sql`x.is_last AND x.year IS NOT NULL`,
		value: sql`coalesce(x.closing_rank, x.closing_score)`,
		columns: {
			...{ rankSpace: sql`x.rank_space`, exam: sql`x.exam`, authority: sql`x.authority`, year: sql`x.year` },
			...{ pool: sql`x.pool`, seatType: sql`x.seat_type`, gender: sql`x.gender` },
			...{ state: STATE, programme: sql`p.name` },
		},
		withheld: [
			["preparatory", sql`x.preparatory`],
			["marked", sql`x.mark IS NOT NULL`],
			["special-pool", sql`x.pool IN ('special', 'management', 'nri')`],
			["no-figure", sql`coalesce(x.closing_rank, x.closing_score) IS NULL`],
		],
	},
	rankings: {
		table: sql`rankings x`,
		joins: COLLEGE_JOIN,
		tie: sql`x.college_id, x.year`,
		scope: sql`true`,
		value: sql`x.rank`,
		columns: { list: sql`x.list`, year: sql`x.year`, state: STATE },
		withheld: [["band", sql`x.rank IS NULL`]],
	},
	outcomes: {
		table: sql`outcomes x`,
		joins: COLLEGE_JOIN,
		tie: sql`x.college_id, x.list, x.year, x.level, x.cohort`,
		scope: sql`true`,
		value: sql`x.value`,
		columns: {
			...{ measure: sql`x.measure`, list: sql`x.list`, level: sql`x.level`, cohort: sql`x.cohort` },
			...{ report: sql`x.year`, state: STATE },
		},
		withheld: [
			["marked", sql`x.mark IS NOT NULL`],
			["few-people", FEW_PEOPLE],
		],
	},
	intakes: {
		table: sql`intakes x`,
		joins: COLLEGE_JOIN,
		tie: sql`x.college_id, x.year, x.institute, x.entry`,
		scope: sql`true`,
		value: sql`x.seats`,
		columns: {
			...{ mode: sql`x.mode`, authority: sql`x.authority`, year: sql`x.year`, level: sql`x.level` },
			...{ degree: sql`x.degree`, state: STATE, programme: sql`x.course` },
		},
		withheld: [["no-figure", sql`x.seats IS NULL`]],
	},
	"college-fees": {
		table: sql`college_fees x`,
		joins: COLLEGE_JOIN,
		tie: sql`x.college_id, x.year, x.institute, x.branch`,
		scope: sql`true`,
		value: sql`x.amount`,
		columns: {
			...{ covers: sql`x.covers`, authority: sql`x.authority`, year: sql`x.year`, quota: sql`x.quota` },
			...{ seats: sql`x.seats`, state: STATE, programme: sql`x.programme` },
		},
		withheld: [],
	},
	colleges: {
		table: sql`colleges x`,
		joins: sql`JOIN colleges c ON c.id = x.id`,
		tie: sql`x.name COLLATE "C", x.id`,
		scope: sql`true`,
		columns: { kind: sql`x.kind`, state: sql`x.state_slug` },
		withheld: [],
	},
};
