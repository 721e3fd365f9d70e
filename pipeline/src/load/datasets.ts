import type { PoolClient } from "pg";
import { COURSES_SOURCE } from "#pipeline/abroad/courses.ts";
import { US_SOURCE } from "#pipeline/abroad/us.ts";
import { WORLD_SOURCE } from "#pipeline/abroad/world.ts";
import { AISHE_SOURCE } from "#pipeline/aishe/colleges.ts";
import { ALIASES_DATASET } from "#pipeline/aliases/aliases.ts";
import type { Catalogue } from "#pipeline/catalogue.ts";
import { COUNSELLINGS } from "#pipeline/cutoffs/counsellings.ts";
import { JOSAA_YEARS } from "#pipeline/josaa/read.ts";
import { loadRegisteredCourses, loadUniversitiesAbroad, loadWorld } from "#pipeline/load/abroad.ts";
import { loadAliases } from "#pipeline/load/aliases.ts";
import { loadColleges } from "#pipeline/load/colleges.ts";
import type { Cell } from "#pipeline/load/copy.ts";
import { loadCounselling, loadCutoffs } from "#pipeline/load/cutoffs.ts";
import { FACT_DATASETS, loadFacts } from "#pipeline/load/facts.ts";
import { loadOutcomes } from "#pipeline/load/outcomes.ts";
import { loadPins } from "#pipeline/load/pins.ts";
import { loadTable, type TableDiff } from "#pipeline/load/table.ts";
import { toCityKeys } from "#pipeline/match/normalise.ts";
import { OUTCOME_SOURCES } from "#pipeline/nirf-sheets/outcomes.ts";
import { readSources } from "#pipeline/sources.ts";

export type DatasetLoad = { tables: Record<string, TableDiff>; changedColleges: string[]; notes: string[] };

/** What is loaded together, in one transaction. Later datasets point at rows of earlier ones. */
export type Dataset = {
	name: string;
	load: (client: PoolClient, catalogue: Catalogue) => Promise<DatasetLoad>;
};

export const DATASETS: readonly Dataset[] = [
	{ name: "sources", load: loadSources },
	{ name: "places", load: loadPlaces },
	{ name: "pins", load: loadPins },
	{ name: AISHE_SOURCE, load: loadColleges },
	{ name: "nirf", load: loadRankings },
	...OUTCOME_SOURCES.map(
		(source): Dataset => ({ name: source, load: (client, catalogue) => loadOutcomes(client, catalogue, source) }),
	),
	...JOSAA_YEARS.map(
		(year): Dataset => ({ name: `josaa-${year}`, load: (client, catalogue) => loadCutoffs(client, catalogue, year) }),
	),
	...COUNSELLINGS.map(
		({ sourceId }): Dataset => ({
			name: sourceId,
			load: (client, catalogue) => loadCounselling(client, catalogue, sourceId),
		}),
	),
	...FACT_DATASETS.map((name): Dataset => ({ name, load: (client, catalogue) => loadFacts(client, catalogue, name) })),
	{ name: "categories", load: loadCategories },
	{ name: ALIASES_DATASET, load: loadAliases },
	{ name: WORLD_SOURCE, load: loadWorld },
	{ name: US_SOURCE, load: (client, catalogue) => loadUniversitiesAbroad(client, catalogue, US_SOURCE) },
	{ name: COURSES_SOURCE, load: loadRegisteredCourses },
];

async function loadSources(client: PoolClient): Promise<DatasetLoad> {
	const rows = readSources().map((source): Cell[] => [
		source.id,
		source.kind,
		source.publisher,
		source.document,
		source.address,
		source.vintage,
		source.licence,
		source.publicCopy,
		source.fetchedOn,
	]);
	const columns = ["id", "kind", "publisher", "document", "address", "vintage", "licence", "public_copy", "fetched_on"];
	// Editors add receipts of their own; only those of the published files are the pipeline's, and a receipt once given stays.
	const sources = await loadTable(client, { table: "sources", columns, keyLength: 1, keepGone: "true", rows });
	return { tables: { sources }, changedColleges: [], notes: [] };
}

async function loadPlaces(client: PoolClient, { places }: Catalogue): Promise<DatasetLoad> {
	const states = await loadTable(client, {
		table: "states",
		columns: ["slug", "name", "source_id"],
		keyLength: 1,
		keepGone: "true",
		rows: places.states.map((state) => [state.slug, state.name, AISHE_SOURCE]),
	});
	const districts = await loadTable(client, {
		table: "districts",
		columns: ["id", "state_slug", "name", "latitude", "longitude", "source_id", "position_source_id"],
		keyLength: 1,
		keepGone:
			"EXISTS (SELECT 1 FROM colleges c WHERE c.district_id = t.id) OR EXISTS (SELECT 1 FROM pins p WHERE p.district_id = t.id)",
		rows: places.districts.map(({ id, stateSlug, name, position }) => [
			id,
			stateSlug,
			name,
			position?.latitude,
			position?.longitude,
			AISHE_SOURCE,
			position?.sourceId,
		]),
	});
	const towns = await loadTable(client, {
		table: "towns",
		columns: ["geonames_id", "name", "keys", "state_slug", "population", "latitude", "longitude", "source_id"],
		keyLength: 1,
		rows: places.towns.map((town) => [
			town.geonamesId,
			town.name,
			`{${toCityKeys(town.name).join(",")}}`,
			town.stateSlug,
			town.population,
			town.latitude,
			town.longitude,
			"geonames-towns",
		]),
	});
	const unknown = places.districts.filter(({ position }) => position === undefined).length;
	return {
		tables: { states, districts, towns },
		changedColleges: [],
		notes: [`${unknown} districts without a known point`],
	};
}

async function loadRankings(client: PoolClient, { rankings }: Catalogue): Promise<DatasetLoad> {
	const rows = rankings.map(({ parameters, ...ranking }): Cell[] => [
		ranking.collegeId,
		ranking.list,
		ranking.year,
		ranking.rank,
		ranking.band,
		ranking.score,
		parameters?.tlr,
		parameters?.rpc,
		parameters?.go,
		parameters?.oi,
		parameters?.perception,
		ranking.printedName,
		ranking.nirfId,
		ranking.sourceId,
	]);
	const columns = "college_id list year rank band score tlr rpc go oi perception printed_name nirf_id source_id".split(
		" ",
	);
	const diff = await loadTable(client, { table: "rankings", columns, keyLength: 3, rows });
	return { tables: { rankings: diff }, changedColleges: diff.keys, notes: [] };
}

async function loadCategories(client: PoolClient, { categories }: Catalogue): Promise<DatasetLoad> {
	const rows = categories.map((category): Cell[] => [
		category.collegeId,
		category.categoryId,
		category.rule,
		category.evidence,
		category.sourceId,
	]);
	const columns = ["college_id", "category_id", "rule", "evidence", "source_id"];
	const diff = await loadTable(client, { table: "college_categories", columns, keyLength: 2, rows });
	return { tables: { college_categories: diff }, changedColleges: diff.keys, notes: [] };
}
