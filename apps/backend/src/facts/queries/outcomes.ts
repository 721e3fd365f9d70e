import { MIN_PEOPLE, type Outcome, OutcomeMark, type Outcomes, type Placement } from "@uchit/contract/outcome.ts";
import { RANKING_LISTS, RankingList } from "@uchit/contract/ranking.ts";
import { asc, desc, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";
import { toRecord } from "#backend/db/column-names.ts";
import { float, integer, nullable, oneOf, type RowOf, text } from "#backend/db/columns.ts";
import { readRows } from "#backend/db/read-rows.ts";
import { outcomes } from "#backend/db/schema/outcome.ts";
import { withSources } from "./sources.ts";

export async function getOutcomes(db: Database, collegeId: string): Promise<Outcomes> {
	const placements = await listPlacements(db, collegeId);
	const reported = await listOutcomes(db, collegeId);
	return withSources(db, { placements, reported });
}

/**
 * Lists an institution's reported numbers: newest ranking first, then by list, level and newest school year; without
 * medians of few people.
 */
export async function listOutcomes(db: Database, collegeId: string): Promise<Outcome[]> {
	return (await listOutcomesByCollege(db, [collegeId])).get(collegeId) ?? [];
}

export async function listOutcomesByCollege(
	db: Database,
	collegeIds: readonly string[],
): Promise<ReadonlyMap<string, Outcome[]>> {
	const rows = await db
		.select()
		.from(outcomes)
		.where(inArray(outcomes.collegeId, [...collegeIds]))
		.orderBy(desc(outcomes.year), outcomes.list, outcomes.level, desc(outcomes.cohort), asc(outcomes.measure));
	const byCollege = Map.groupBy(rows, ({ collegeId }) => collegeId);
	return new Map([...byCollege].map(([id, own]) => [id, toOutcomes(own)]));
}

function toOutcomes(rows: readonly (typeof outcomes.$inferSelect)[]): Outcome[] {
	const keyOf = ({ list, year, level, cohort }: (typeof rows)[number]) => [list, year, level, cohort].join(" ");
	const few = new Set(rows.filter(({ measure, value }) => measure === "placed" && value < MIN_PEOPLE).map(keyOf));
	const shown = rows.filter((row) => row.measure !== "median-salary" || !few.has(keyOf(row)));
	return shown.map(({ list, mark, collegeId: _college, ...row }) => ({
		...row,
		list: RankingList.parse(list),
		mark: mark ?? undefined,
	}));
}

export const PLACEMENT = {
	list: oneOf(RANKING_LISTS),
	year: integer,
	level: text,
	cohort: integer,
	graduated: nullable(float),
	placed: nullable(float),
	higher_studies: nullable(float),
	median_salary: nullable(float),
	mark: nullable(oneOf(OutcomeMark.options)),
	source_id: text,
};
type PlacementRow = RowOf<typeof PLACEMENT>;

/**
 * Returns the SQL for the median salary and the placed, by list, level and school year of graduation, each with its
 * total. If several years' reports cover the same graduates, the newest counts: institutions correct themselves.
 * Medians of few people are left out.
 */
export function placementsOf(college: SQL): SQL {
	return sql`
		SELECT DISTINCT ON (list, level, cohort) list, year, level, cohort, source_id,
			max(value) FILTER (WHERE measure = 'graduated') AS graduated, max(value) FILTER (WHERE measure = 'placed') AS placed,
			max(value) FILTER (WHERE measure = 'higher-studies') AS higher_studies,
			max(value) FILTER (WHERE measure = 'median-salary') AS median_salary, max(mark) AS mark
		FROM outcomes
		WHERE college_id = ${college} AND measure IN ('graduated', 'placed', 'higher-studies', 'median-salary')
		GROUP BY list, year, level, cohort, source_id
		ORDER BY list, level, cohort, year DESC, source_id`;
}

export async function listPlacements(db: Database, collegeId: string): Promise<Placement[]> {
	return toPlacements(await readRows(db, PLACEMENT, placementsOf(sql`${collegeId}`)));
}

export function toPlacements(rows: readonly PlacementRow[]): Placement[] {
	return markJumps(
		rows.map((row) => {
			const { median_salary: _, ...printed } = row;
			return { ...toRecord(printed), ...medianOf(row) };
		}),
	);
}

function medianOf({ median_salary, placed }: PlacementRow): Pick<Placement, "medianSalary" | "isMedianWithheld"> {
	if (median_salary === null) return { medianSalary: undefined };
	return placed !== null && placed < MIN_PEOPLE
		? { medianSalary: undefined, isMedianWithheld: true }
		: { medianSalary: median_salary };
}

const MAX_GROWTH_PER_YEAR = 1.6;

/** Marks each salary that is more than 60 % a year above or below the last unmarked one of its list and level. */
export function markJumps(placements: readonly Placement[]): Placement[] {
	const groups = Map.groupBy(placements, ({ list, level }) => `${list} ${level}`);
	const jumps = new Set([...groups.values()].flatMap(jumpsOf));
	return placements.map((placement) => (jumps.has(placement) ? { ...placement, mark: "jump" } : placement));
}

function jumpsOf(group: readonly Placement[]): Placement[] {
	const outcomes = group
		.filter(({ mark, medianSalary }) => mark === undefined && medianSalary !== undefined)
		.toSorted((a, b) => a.cohort - b.cohort);
	let [last] = outcomes;
	return outcomes.filter((placement) => {
		if (last === undefined || isJump(last, placement)) return true;
		last = placement;
		return false;
	});
}

function isJump(from: Placement, to: Placement): boolean {
	const growth = (to.medianSalary ?? 0) / (from.medianSalary ?? 0);
	return Math.max(growth, 1 / growth) > MAX_GROWTH_PER_YEAR ** (to.cohort - from.cohort);
}
