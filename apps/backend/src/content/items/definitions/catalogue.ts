import { sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { type Definition, defineCollection } from "#backend/content/items/collection.ts";
import type { Collection } from "#backend/content/items/types.ts";
import {
	applyCorrection,
	lockCorrection,
	systemFieldsOfCorrection,
} from "#backend/content/items/writing/apply-correction.ts";
import { aliases } from "#backend/db/schema/alias.ts";
import { collegeCategories, collegeNames, colleges } from "#backend/db/schema/college.ts";
import { collegeFacts } from "#backend/db/schema/college-fact.ts";
import { cutoffs, programmes } from "#backend/db/schema/cutoff.ts";
import { collegeFees, pageFees } from "#backend/db/schema/fee.ts";
import { intakes } from "#backend/db/schema/intake.ts";
import { outcomes } from "#backend/db/schema/outcome.ts";
import { districts, states } from "#backend/db/schema/place.ts";
import { rankings } from "#backend/db/schema/ranking.ts";
import { corrections } from "#backend/db/schema/report.ts";
import { scholarships } from "#backend/db/schema/scholarship.ts";
import { loads, refusals, sources } from "#backend/db/schema/source.ts";

const RELATIONS = {
	college_id: "colleges",
	source_id: "sources",
	position_source_id: "sources",
	state_slug: "states",
	district_id: "districts",
	programme_id: "programmes",
} as const;

/**
 * The facts, read-only for staff. Loads change them; an editor changes one by a correction, which is never deleted: a
 * wrong one is undone and stays listed.
 */
export const CATALOGUE: readonly Collection[] = [
	defineCollection({
		...{ name: "colleges", table: colleges, key: "id", actions: ["read"], relations: RELATIONS },
		// Lets a list by name start with letters: by signs the first are "+3 …" and "(Autonomous) …".
		computed: { begins_with_letter: { kind: "boolean", toSql: (alias) => sql`(${alias}.name ~ '^[[:alpha:]]')` } },
	}),
	readOnly("college_names", collegeNames),
	readOnly("college_categories", collegeCategories),
	readOnly("college_facts", collegeFacts),
	readOnly("aliases", aliases),
	readOnly("cutoffs", cutoffs),
	readOnly("programmes", programmes, "id"),
	readOnly("rankings", rankings),
	readOnly("outcomes", outcomes),
	readOnly("intakes", intakes),
	readOnly("college_fees", collegeFees),
	readOnly("page_fees", pageFees),
	readOnly("scholarships", scholarships, "slug"),
	readOnly("states", states, "slug"),
	readOnly("districts", districts, "id"),
	readOnly("sources", sources, "id"),
	readOnly("loads", loads, "dataset"),
	readOnly("refusals", refusals),
	defineCollection({
		name: "corrections",
		table: corrections,
		key: "id",
		actions: ["create", "read", "update"],
		relations: {
			college_id: "colleges",
			source_id: "sources",
			report_id: "reports",
			import_id: "fact_imports",
			user_created: "directus_users",
			decided_by: "directus_users",
		},
		readOnly: ["id", "created_at", "about", "was", "says", "import_id", "user_created", "decided_by", "decided_at"],
		revised: "all",
		tags: () => ["corrections"],
		lock: lockCorrection,
		systemFields: systemFieldsOfCorrection,
		apply: applyCorrection,
	}),
];

function readOnly(name: string, table: PgTable, key?: string): Collection {
	const definition: Definition = { name, table, actions: ["read"], relations: RELATIONS };
	return defineCollection({ ...definition, ...(key !== undefined && { key }) });
}
