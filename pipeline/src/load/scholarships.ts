import { scholarships } from "@uchit/backend/db/schema/scholarship.ts";
import { rebuildImports } from "@uchit/backend/scholarship/queries/imports.ts";
import { drizzle } from "drizzle-orm/node-postgres";
import type { PoolClient } from "pg";
import type { Catalogue } from "#pipeline/catalogue.ts";
import type { DatasetLoad } from "#pipeline/load/dataset.ts";
import { loadTable } from "#pipeline/load/table.ts";

const EMPTY_SCHOLARSHIP = {
	provider: undefined,
	providerKind: undefined,
	site: undefined,
	awards: undefined,
	per: undefined,
	levels: undefined,
	genders: undefined,
	groups: undefined,
	incomeInr: undefined,
	states: undefined,
	streams: undefined,
	nirfTop: undefined,
	lastDate: undefined,
	why: undefined,
	readOn: undefined,
};

export async function loadScholarships(
	client: PoolClient,
	catalogue: Pick<Catalogue, "scholarships">,
): Promise<DatasetLoad> {
	const rows = catalogue.scholarships.scholarships.map(({ amount, ...scheme }) => ({
		...EMPTY_SCHOLARSHIP,
		...scheme,
		amountLeastInr: amount?.leastInr,
		amountMostInr: amount?.mostInr,
		isOfFees: amount?.isOfFees ?? false,
	}));
	const diff = await loadTable(client, { table: scholarships, key: [scholarships.slug], rows });
	const disputed = await rebuildImports(drizzle({ client }));
	const notes = disputed.map(
		(slug) => `${slug}: the desk's row stays, and the files have another; see its import at the desk`,
	);
	// Keys of scholarships name no colleges, so every page is notified.
	return {
		tables: { scholarships: diff },
		changedColleges: [],
		notes: [...catalogue.scholarships.report.notes, ...notes],
	};
}
