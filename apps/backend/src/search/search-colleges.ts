import type { CollegeQuery, CollegeResults, Near, NearPlace } from "@uchit/contract/college.schema.ts";
import { toWords } from "@uchit/contract/words.ts";
import type { Database } from "#backend/db/client.ts";
import { listSources } from "#backend/facts/queries/sources.ts";
import type { CollegeIndex } from "#backend/search/college-index.ts";
import { findColleges } from "#backend/search/find.ts";
import { findPlace, listNamesakes } from "./queries/near-place.ts";

/** One page of the institutions that a visitor asks for, with every source that it names. */
export async function searchColleges(db: Database, index: CollegeIndex, query: CollegeQuery): Promise<CollegeResults> {
	const found = findColleges(index, query, await findNear(db, index, query.near));
	const named = found.items.flatMap(({ sourceId, ranking, seats, established, salary, fee }) => [
		sourceId,
		ranking?.sourceId,
		seats?.sourceId,
		established?.sourceId,
		salary?.sourceId,
		fee?.sourceId,
	]);
	const sources = await listSources(
		db,
		[...named, found.near?.place?.sourceId].filter((id) => id !== undefined),
	);
	return { ...found, sources };
}

/** The place that somebody means by a PIN or a name, and others of the same name; undefined where none is asked for. */
export async function findNear(
	db: Database,
	index: CollegeIndex,
	asked: string | undefined,
): Promise<Near | undefined> {
	if (asked === undefined || asked === "") return undefined;
	const place = await findPlace(db, asked);
	const others = await listNamesakes(db, asked, place);
	return {
		asked,
		place: place && withHindiNames(index, place),
		others: others.map((other) => withHindiNames(index, other)),
	};
}

/** A place that is called as a district is has its Hindi name. */
function withHindiNames({ hindiNames }: CollegeIndex, { state, ...place }: NearPlace): NearPlace {
	if (state === undefined) return place;
	const district = toWords(place.name).join("-");
	return {
		...place,
		nameHi: hindiNames.get(`${state.slug}/${district}`),
		state: { ...state, nameHi: hindiNames.get(state.slug) },
	};
}
