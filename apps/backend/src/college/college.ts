import { CATEGORIES } from "@uchit/contract/category.ts";
import type { College } from "@uchit/contract/college.ts";
import { compareForHeadline } from "@uchit/contract/outcome.ts";
import type { Database } from "#backend/db/client.ts";
import { toRecord } from "#backend/db/column-names.ts";
import { toFact } from "#backend/facts/queries/college-facts.ts";
import { type CollegeRows, getPositions, readCollegeRows } from "#backend/facts/queries/college-rows.ts";
import { toSeats } from "#backend/facts/queries/intakes.ts";
import { toPlacements } from "#backend/facts/queries/outcomes.ts";
import { toRanking } from "#backend/facts/queries/rankings.ts";
import { withSources } from "#backend/facts/queries/sources.ts";
import { shortNameOf } from "#backend/facts/short-name.ts";
import type { CollegeIndex } from "#backend/search/college-index.ts";
import { findSimilar, streamOf } from "#backend/search/similar.ts";

export async function getCollege(db: Database, index: CollegeIndex, slug: string): Promise<College | undefined> {
	const [college] = await listColleges(db, index, [slug]);
	return college && withSources(db, college);
}

export type CollegeWithoutSources = Omit<College, "sources">;

/** In no order; unknown slugs are left out. */
export async function listColleges(
	db: Database,
	index: CollegeIndex,
	slugs: readonly string[],
): Promise<CollegeWithoutSources[]> {
	const colleges = await readCollegeRows(db, slugs);
	const positions = await getPositions(db, colleges);
	return colleges.map((rows) => toCollege(rows, index, positions.get(rows.id)));
}

function toCollege(rows: CollegeRows, index: CollegeIndex, position: College["position"]): CollegeWithoutSources {
	const { id, slug, name, officialName, kind, sourceId } = rows;
	return {
		id,
		slug,
		name,
		shortName: shortNameOf(name, rows.shortForms),
		officialName,
		otherNames: rows.names,
		kind,
		profession: streamOf(name),
		aisheCode: rows.aisheCode ?? undefined,
		otherCodes: rows.otherCodes,
		possibleTwins: rows.twins,
		place: {
			city: rows.city ?? undefined,
			district: rows.district ?? undefined,
			districtHi: rows.districtHi ?? undefined,
			state: stateOf(rows),
		},
		position,
		categories: toCategories(rows),
		mainList: index.orders.mainLists.get(index.numbers.get(id) ?? -1),
		rankings: rows.rankings.map(toRanking),
		cutoffs: rows.cutoffs.map((row) => toRecord(row)),
		facts: rows.facts.map(toFact),
		placements: toPlacements(rows.placements).toSorted((a, b) => b.cohort - a.cohort || compareForHeadline(a, b)),
		seats: rows.seats.map(toSeats),
		fees: rows.fees,
		pageFees: rows.pageFees,
		similar: findSimilar(index, id),
		reviews: rows.reviews.find(({ count, removed }) => count + removed > 0),
		sourceId,
	};
}

function stateOf({ stateSlug, stateName, stateNameHi }: CollegeRows): College["place"]["state"] {
	if (stateSlug === null || stateName === null) return undefined;
	return { slug: stateSlug, name: stateName, nameHi: stateNameHi ?? undefined };
}

function toCategories({ categories }: CollegeRows): College["categories"] {
	return CATEGORIES.flatMap((category) =>
		categories
			.filter(({ categoryId }) => categoryId === category.id)
			.map(({ rule, evidence, sourceId }) => ({ ...category, rule, evidence, sourceId })),
	);
}
