import { aliases } from "@uchit/backend/db/schema/alias.ts";
import { collegeCategories, fakeUniversities } from "@uchit/backend/db/schema/college.ts";
import { marksRanks } from "@uchit/backend/db/schema/cutoff.ts";
import { collegeFees, pageFees } from "@uchit/backend/db/schema/fee.ts";
import { outcomes } from "@uchit/backend/db/schema/outcome.ts";
import { rankings } from "@uchit/backend/db/schema/ranking.ts";
import { sources } from "@uchit/backend/db/schema/source.ts";
import type { PoolClient } from "pg";
import { COURSES_SOURCE } from "#pipeline/abroad/courses.ts";
import { US_SOURCE } from "#pipeline/abroad/us.ts";
import { WORLD_SOURCE } from "#pipeline/abroad/world.ts";
import { AISHE_SOURCE } from "#pipeline/aishe/colleges.ts";
import { ALIASES_DATASET } from "#pipeline/aliases/aliases.ts";
import type { Catalogue } from "#pipeline/catalogue.ts";
import { COUNSELLINGS, NATIONAL } from "#pipeline/counsellings.ts";
import type { Counselling } from "#pipeline/cutoffs/printed.ts";
import { FEE_PAGES_DATASET } from "#pipeline/fee-pages/build.ts";
import { FEE_DATASETS } from "#pipeline/fees/build.ts";
import { loadRegisteredCourses, loadUniversitiesAbroad, loadWorld } from "#pipeline/load/abroad.ts";
import { loadColleges } from "#pipeline/load/colleges.ts";
import { loadCounselling } from "#pipeline/load/cutoffs.ts";
import type { Dataset, DatasetLoad } from "#pipeline/load/dataset.ts";
import { FACT_DATASETS, loadFacts } from "#pipeline/load/facts.ts";
import { loadFormer } from "#pipeline/load/former.ts";
import { loadPins, loadPlaces } from "#pipeline/load/places.ts";
import { loadScholarships } from "#pipeline/load/scholarships.ts";
import { loadTable } from "#pipeline/load/table.ts";
import { readMarksRanks } from "#pipeline/marks-ranks/read.ts";
import { OUTCOME_SOURCES } from "#pipeline/nirf-sheets/outcomes.ts";
import { SCHOLARSHIPS_SOURCE } from "#pipeline/scholarships/build.ts";
import { FAKE_SOURCE } from "#pipeline/ugc/fake.ts";

export const listDatasets = (national: readonly Pick<Counselling, "sourceId">[] = NATIONAL): Dataset[] => [
	{ name: "sources", load: loadSources },
	{ name: "places", load: loadPlaces },
	{ name: "pins", load: loadPins },
	{ name: AISHE_SOURCE, load: loadColleges },
	{ name: "nirf", load: loadRankings },
	...OUTCOME_SOURCES.map(
		(source): Dataset => ({ name: source, load: (client, catalogue) => loadOutcomes(client, catalogue, source) }),
	),
	...[...national, ...COUNSELLINGS].map(
		({ sourceId }): Dataset => ({
			name: sourceId,
			load: (client, catalogue) => loadCounselling(client, catalogue, sourceId),
		}),
	),
	...FEE_DATASETS.map((name): Dataset => ({ name, load: (client, catalogue) => loadFees(client, catalogue, name) })),
	{ name: FEE_PAGES_DATASET, load: loadPageFees },
	{ name: "marks-ranks", load: loadMarksRanks },
	...FACT_DATASETS.map((name): Dataset => ({ name, load: (client, catalogue) => loadFacts(client, catalogue, name) })),
	{ name: "categories", load: loadCategories },
	{ name: ALIASES_DATASET, load: loadAliases },
	{ name: WORLD_SOURCE, load: loadWorld },
	{ name: US_SOURCE, load: (client, catalogue) => loadUniversitiesAbroad(client, catalogue, US_SOURCE) },
	{ name: COURSES_SOURCE, load: loadRegisteredCourses },
	{ name: SCHOLARSHIPS_SOURCE, load: loadScholarships },
	{ name: FAKE_SOURCE, load: loadFakeUniversities },
	// Must be last: until here the facts of merged institutions are under their former ids.
	{ name: "former-addresses", load: loadFormer },
];

async function loadSources(client: PoolClient, { receipts }: Catalogue): Promise<DatasetLoad> {
	// Editors add receipts too, and a receipt is permanent, so none is removed.
	const keepGone = "true";
	const diff = await loadTable(client, { table: sources, key: [sources.id], keepGone, rows: receipts });
	return { tables: { sources: diff }, changedColleges: [], notes: [] };
}

async function loadMarksRanks(client: PoolClient): Promise<DatasetLoad> {
	const { exam, rankSpace, year, rank } = marksRanks;
	const rows = [...readMarksRanks().values()].flat();
	const diff = await loadTable(client, { table: marksRanks, key: [exam, rankSpace, year, rank], rows });
	return { tables: { marks_ranks: diff }, changedColleges: [], notes: [] };
}

async function loadRankings(client: PoolClient, catalogue: Catalogue): Promise<DatasetLoad> {
	const rows = catalogue.rankings.map(({ parameters, ...ranking }) => ({
		...ranking,
		tlr: parameters?.tlr,
		rpc: parameters?.rpc,
		go: parameters?.go,
		oi: parameters?.oi,
		perception: parameters?.perception,
	}));
	const key = [rankings.collegeId, rankings.list, rankings.year];
	const diff = await loadTable(client, { table: rankings, key, rows });
	return { tables: { rankings: diff }, changedColleges: diff.keys, notes: [] };
}

async function loadOutcomes(client: PoolClient, catalogue: Catalogue, sourceId: string): Promise<DatasetLoad> {
	const { collegeId, list, year, level, cohort, measure } = outcomes;
	const rows = catalogue.outcomes.filter((outcome) => outcome.sourceId === sourceId);
	const diff = await loadTable(client, {
		table: outcomes,
		key: [collegeId, list, year, level, cohort, measure],
		scope: `t.source_id = '${sourceId}'`,
		rows,
	});
	const marked = rows.filter(({ mark }) => mark !== undefined).length;
	return { tables: { outcomes: diff }, changedColleges: diff.keys, notes: [`${marked} numbers marked as suspect`] };
}

async function loadCategories(client: PoolClient, { categories }: Catalogue): Promise<DatasetLoad> {
	const key = [collegeCategories.collegeId, collegeCategories.categoryId];
	const diff = await loadTable(client, { table: collegeCategories, key, rows: categories });
	return { tables: { college_categories: diff }, changedColleges: diff.keys, notes: [] };
}

async function loadAliases(client: PoolClient, catalogue: Catalogue): Promise<DatasetLoad> {
	const rows = catalogue.aliases.map((alias) => ({ ...alias, sourceId: ALIASES_DATASET }));
	const diff = await loadTable(client, { table: aliases, key: [aliases.alias, aliases.collegeId], rows });
	return { tables: { aliases: diff }, changedColleges: [], notes: [] };
}

async function loadFakeUniversities(client: PoolClient, { fakes }: Catalogue): Promise<DatasetLoad> {
	const rows = fakes.universities;
	const diff = await loadTable(client, { table: fakeUniversities, key: [fakeUniversities.entry], rows });
	return { tables: { fake_universities: diff }, changedColleges: [], notes: [] };
}

async function loadFees(client: PoolClient, catalogue: Catalogue, dataset: string): Promise<DatasetLoad> {
	const built = catalogue.fees.find((each) => each.dataset === dataset);
	const [first] = built?.fees ?? [];
	if (built === undefined || first === undefined) throw new Error(`No fees of ${dataset} were read`);
	const diff = await loadTable(client, {
		table: collegeFees,
		key: [collegeFees.authority, collegeFees.year, collegeFees.institute, collegeFees.branch],
		scope: `t.source_id = '${first.sourceId}'`,
		rows: built.fees,
	});
	// Keys of fees name no colleges, so every page is notified.
	return { tables: { college_fees: diff }, changedColleges: [], notes: built.report.notes };
}

async function loadPageFees(client: PoolClient, { pageFees: { fees, report } }: Catalogue): Promise<DatasetLoad> {
	const { collegeId, sourceId, programme, students } = pageFees;
	const diff = await loadTable(client, {
		table: pageFees,
		key: [collegeId, sourceId, programme, students],
		rows: fees,
	});
	return { tables: { page_fees: diff }, changedColleges: diff.keys, notes: report.notes };
}
