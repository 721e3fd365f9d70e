import type { Comparison } from "@uchit/contract/compare.ts";
import type { Database } from "#backend/db/client.ts";
import { listMergedSlugs } from "#backend/facts/queries/college-rows.ts";
import { listOutcomesByCollege } from "#backend/facts/queries/outcomes.ts";
import { listSources, sourceIdsIn } from "#backend/facts/queries/sources.ts";
import type { CollegeIndex } from "#backend/search/college-index.ts";
import { listColleges } from "./college.ts";

export async function compareColleges(
	db: Database,
	index: CollegeIndex,
	slugs: readonly string[],
): Promise<Comparison> {
	const bySlug = new Map((await listColleges(db, index, slugs)).map((college) => [college.slug, college]));
	const absent = slugs.filter((slug) => !bySlug.has(slug));
	const moved = absent.length === 0 ? undefined : await listMergedSlugs(db, absent);
	const find = (slug: string) => bySlug.get(moved?.get(slug) ?? slug);
	// Two slugs may belong to one institution after a merge.
	const colleges = [...new Set(slugs.flatMap((slug) => find(slug) ?? []))];
	const outcomes = await listOutcomesByCollege(
		db,
		colleges.map(({ id }) => id),
	);
	const items = colleges.map((college) => ({ ...college, reported: outcomes.get(college.id) ?? [] }));
	const sources = await listSources(db, sourceIdsIn(items));
	return {
		items,
		unknown: slugs.filter((slug) => find(slug) === undefined),
		newest: index.newest,
		sources: sources.toSorted((a, b) => a.id.localeCompare(b.id)),
	};
}
