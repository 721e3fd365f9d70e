import { CollegeQuery, type CollegeResults } from "@uchit/contract/college.ts";
import type { Database } from "#backend/db/client.ts";
import { type Resolve, said } from "#backend/graphql/arguments.ts";
import { getCollege } from "#backend/queries/college.ts";
import { searchColleges } from "#backend/queries/colleges.ts";
import type { LiveIndex } from "#backend/search/live-index.ts";

/** The facets that can be asked for here; `/v1/colleges` has them all. */
const OFFERED = ["category", "degree", "state", "ownership", "exam"] as const;

export function collegeFields({ db, index }: { db: Database; index: LiveIndex }) {
	return {
		colleges: async (args) => toColleges(await searchColleges(db, await index.get(), CollegeQuery.parse(said(args)))),
		college: async (args) => getCollege(db, await index.get(), String(said(args).slug)),
	} satisfies Record<string, Resolve>;
}

/** GraphQL has no keyed lists. */
function toColleges({ facets, ...found }: CollegeResults) {
	return { ...found, facets: OFFERED.map((name) => ({ name, options: facets[name] })) };
}
