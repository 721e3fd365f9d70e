import { CATEGORIES } from "@uchit/contract/category.ts";
import type { College } from "@uchit/contract/college.ts";
import { compareForLead } from "@uchit/contract/placement-lead.ts";
import { eq, type InferSelectModel } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";
import { collegeCategories, collegeNames, colleges } from "#backend/db/schema/college.ts";
import { districts, states } from "#backend/db/schema/place.ts";
import { listFacts } from "#backend/queries/college-facts.ts";
import { getPosition } from "#backend/queries/college-position.ts";
import { summariseCutoffs } from "#backend/queries/cutoffs/summaries.ts";
import { summariseSeats } from "#backend/queries/intakes.ts";
import { listPlacements } from "#backend/queries/outcomes.ts";
import { listRankings } from "#backend/queries/rankings.ts";
import { countReviews } from "#backend/queries/reviews/shown.ts";
import { listSources } from "#backend/queries/sources.ts";
import type { CollegeIndex } from "#backend/search/college-index.ts";
import { findSimilar } from "#backend/search/similar.ts";

/** Everything that the sources say of one institution; undefined when none has this slug. */
export async function getCollege(db: Database, index: CollegeIndex, slug: string): Promise<College | undefined> {
	const identity = await getIdentity(db, slug);
	if (identity === undefined) return undefined;
	const { college, district } = identity;
	const [otherNames, categories, rankings, cutoffs, facts, placements, seats, position, reviews] = await Promise.all([
		listOtherNames(db, college),
		listCategories(db, college.id),
		listRankings(db, college.id),
		summariseCutoffs(db, college.id),
		listFacts(db, college.id),
		listPlacements(db, college.id),
		summariseSeats(db, college.id),
		getPosition(db, college),
		countReviews(db, college.id),
	]);
	const similar = findSimilar(index, college.id);
	const like = (similar?.items ?? []).flatMap((item) => [item, item.ranking, item.seats, item.established]);
	const named = [...otherNames, ...categories, ...rankings, ...cutoffs, ...facts, ...placements, ...seats, ...like];
	const receipts = [...named, position, college].filter((receipt) => receipt !== undefined);
	return {
		id: college.id,
		slug: college.slug,
		name: college.name,
		officialName: college.officialName,
		otherNames,
		kind: college.kind,
		aisheCode: college.aisheCode ?? undefined,
		place: { city: college.city ?? undefined, district: district?.name, state: identity.state ?? undefined },
		position,
		categories,
		rankings,
		cutoffs,
		facts,
		placements: placements.toSorted((a, b) => b.cohort - a.cohort || compareForLead(a, b)),
		seats,
		similar,
		reviews,
		sourceId: college.sourceId,
		sources: await listSources(
			db,
			receipts.map(({ sourceId }) => sourceId),
		),
	};
}

/** The permanent id behind a slug; undefined when no institution has it. */
export async function getCollegeId(db: Database, slug: string): Promise<string | undefined> {
	const [row] = await db.select({ id: colleges.id }).from(colleges).where(eq(colleges.slug, slug));
	return row?.id;
}

type CollegeRow = InferSelectModel<typeof colleges>;

async function getIdentity(db: Database, slug: string) {
	const [row] = await db
		.select({ college: colleges, district: districts, state: { slug: states.slug, name: states.name } })
		.from(colleges)
		.leftJoin(districts, eq(districts.id, colleges.districtId))
		.leftJoin(states, eq(states.slug, colleges.stateSlug))
		.where(eq(colleges.slug, slug));
	return row;
}

async function listOtherNames(db: Database, { id, name, officialName }: CollegeRow): Promise<College["otherNames"]> {
	const rows = await db
		.select({ name: collegeNames.name, sourceId: collegeNames.sourceId })
		.from(collegeNames)
		.where(eq(collegeNames.collegeId, id))
		.orderBy(collegeNames.name);
	return rows.filter((row) => row.name !== name && row.name !== officialName);
}

async function listCategories(db: Database, collegeId: string): Promise<College["categories"]> {
	const rows = await db.select().from(collegeCategories).where(eq(collegeCategories.collegeId, collegeId));
	return CATEGORIES.flatMap((category) =>
		rows
			.filter(({ categoryId }) => categoryId === category.id)
			.map(({ rule, evidence, sourceId }) => ({ ...category, rule, evidence, sourceId })),
	);
}
