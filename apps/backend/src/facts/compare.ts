import type { Comparison } from "@uchit/contract/compare.schema.ts";
import type { Database } from "#backend/db/client.ts";
import type { CollegeIndex } from "#backend/search/college-index.ts";
import { listColleges, sourceIdsOf } from "./college.ts";
import { listOutcomesByCollege } from "./queries/outcomes.ts";
import { listSources } from "./queries/sources.ts";

/** These institutions in their order, each with everything that sources say of it. */
export async function compareColleges(
	db: Database,
	index: CollegeIndex,
	slugs: readonly string[],
): Promise<Comparison> {
	const found = new Map((await listColleges(db, index, slugs)).map((college) => [college.slug, college]));
	const colleges = slugs.flatMap((slug) => found.get(slug) ?? []);
	const outcomes = await listOutcomesByCollege(
		db,
		colleges.map(({ id }) => id),
	);
	const items = colleges.map((college) => ({ ...college, reported: outcomes.get(college.id) ?? [] }));
	const named = items.flatMap((item) => [...sourceIdsOf(item), ...item.reported.map(({ sourceId }) => sourceId)]);
	const sources = await listSources(db, named);
	return {
		items,
		unknown: slugs.filter((slug) => !found.has(slug)),
		sources: sources.toSorted((a, b) => a.id.localeCompare(b.id)),
	};
}
