import type { Comparison } from "@uchit/contract/compare.ts";
import type { Source } from "@uchit/contract/source.ts";
import type { Database } from "#backend/db/client.ts";
import { getCollege } from "#backend/queries/college.ts";
import { getOutcomes } from "#backend/queries/outcomes.ts";
import type { CollegeIndex } from "#backend/search/college-index.ts";

/** These institutions in their order, each with everything that sources say of it. */
export async function compareColleges(
	db: Database,
	index: CollegeIndex,
	slugs: readonly string[],
): Promise<Comparison> {
	const found = await Promise.all(slugs.map((slug) => getWhole(db, index, slug)));
	const sources = new Map<string, Source>();
	for (const source of found.flatMap((whole) => whole?.sources ?? [])) sources.set(source.id, source);
	return {
		items: found.flatMap((whole) => whole?.item ?? []),
		unknown: slugs.filter((_, place) => found[place] === undefined),
		sources: [...sources.values()].toSorted((a, b) => a.id.localeCompare(b.id)),
	};
}

async function getWhole(db: Database, index: CollegeIndex, slug: string) {
	const college = await getCollege(db, index, slug);
	if (college === undefined) return undefined;
	const { reported, sources: ofReported } = await getOutcomes(db, college.id);
	const { sources, ...item } = college;
	return { item: { ...item, reported }, sources: [...sources, ...ofReported] };
}
