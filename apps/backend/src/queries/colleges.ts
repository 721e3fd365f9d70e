import type { CollegeQuery, CollegeResults } from "@uchit/contract/college.ts";
import type { Database } from "#backend/db/client.ts";
import { listSources } from "#backend/queries/sources.ts";
import type { CollegeIndex } from "#backend/search/college-index.ts";
import { findColleges } from "#backend/search/find.ts";

/** One page of the institutions that a visitor asks for, with every source that it names. */
export async function searchColleges(db: Database, index: CollegeIndex, query: CollegeQuery): Promise<CollegeResults> {
	const found = findColleges(index, query);
	const named = found.items.flatMap(({ sourceId, ranking, seats, established }) => [
		sourceId,
		ranking?.sourceId,
		seats?.sourceId,
		established?.sourceId,
	]);
	const sources = await listSources(
		db,
		[...named, found.near?.place?.sourceId].filter((id) => id !== undefined),
	);
	return { ...found, sources };
}
