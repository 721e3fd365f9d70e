import { CATEGORIES, NOT_CATEGORISED } from "@uchit/contract/category.ts";
import type { FacetOption } from "@uchit/contract/paging.ts";
import { sql } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";
import { type CollegeFilter, hasText, isInCategories, isInStates } from "#backend/queries/colleges/filter.ts";
import type { State } from "#backend/queries/states.ts";

export type CollegeCounts = { total: number; facets: { category: FacetOption[]; state: FacetOption[] } };

/** How many institutions match, and how many each option would give: a facet's own choice does not shrink its own options. */
export async function countColleges(
	db: Database,
	filter: CollegeFilter,
	states: readonly State[],
): Promise<CollegeCounts> {
	const [byState, byCategory] = await Promise.all([countByState(db, filter), countByCategory(db, filter)]);
	const chosen =
		filter.states.length === 0 ? [...byState.values()] : filter.states.map((slug) => byState.get(slug) ?? 0);
	return {
		total: chosen.reduce((sum, count) => sum + count, 0),
		facets: { category: toCategoryOptions(filter, byCategory), state: toStateOptions(filter, byState, states) },
	};
}

/** An institution without a state counts under null. */
async function countByState(db: Database, filter: CollegeFilter): Promise<Map<string | null, number>> {
	const { rows } = await db.execute<{ state: string | null; count: number }>(sql`
		SELECT c.state_slug AS state, count(*)::int AS count FROM colleges c
		WHERE ${hasText(filter.text)} AND ${isInCategories(filter)} GROUP BY c.state_slug`);
	return new Map(rows.map(({ state, count }) => [state, count]));
}

/** An institution without a category counts under null, one with several under each. */
async function countByCategory(db: Database, filter: CollegeFilter): Promise<Map<number | null, number>> {
	const { rows } = await db.execute<{ category: number | null; count: number }>(sql`
		SELECT cc.category_id AS category, count(*)::int AS count
		FROM colleges c LEFT JOIN college_categories cc ON cc.college_id = c.id
		WHERE ${hasText(filter.text)} AND ${isInStates(filter)} GROUP BY cc.category_id`);
	return new Map(rows.map(({ category, count }) => [category, count]));
}

function toCategoryOptions(filter: CollegeFilter, counts: Map<number | null, number>): FacetOption[] {
	const options = CATEGORIES.map(({ id, name }) => ({
		value: String(id),
		label: name,
		count: counts.get(id) ?? 0,
		selected: filter.categories.includes(id),
	}));
	const none = {
		value: NOT_CATEGORISED,
		label: "Not categorised",
		count: counts.get(null) ?? 0,
		selected: filter.notCategorised,
	};
	return [...options, none];
}

/** States that would give nothing are left out, unless they are chosen. */
function toStateOptions(
	filter: CollegeFilter,
	counts: Map<string | null, number>,
	states: readonly State[],
): FacetOption[] {
	return states
		.map(({ slug, name }) => ({
			value: slug,
			label: name,
			count: counts.get(slug) ?? 0,
			selected: filter.states.includes(slug),
		}))
		.filter(({ count, selected }) => count > 0 || selected);
}
