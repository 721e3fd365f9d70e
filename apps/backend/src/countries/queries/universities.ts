import type { UniversityAbroad } from "@uchit/contract/study-abroad.schema.ts";
import { sql } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";

type Row = {
	id: string;
	name: string;
	region: string | null;
	city: string | null;
	site: string | null;
	domains: string[];
	source_id: string;
	also_called: string[];
	groups: string[];
	established: number | null;
	tuition_usd: number | null;
	cost_usd: number | null;
	admission_rate: number | null;
	earnings_usd: number | null;
};

/**
 * The universities of a country, by its code, and beside each the domains of its site. Those of the world list come first, because only the list of US colleges also has
 * thousands of schools for single trades, and branches; then by name.
 */
export async function readUniversities(
	db: Database,
	code: string,
): Promise<{ rows: UniversityAbroad[]; domains: string[][] }> {
	const { rows } = await db.execute<Row>(sql`
		SELECT id, name, region, city, site, domains, source_id, also_called, groups, established, tuition_usd, cost_usd,
			admission_rate, earnings_usd FROM universities_abroad WHERE country = ${code}
		ORDER BY domains = '[]', lower(name) COLLATE "C", id`);
	return {
		rows: rows.map((row) => ({
			id: row.id,
			name: row.name,
			region: row.region ?? undefined,
			city: row.city ?? undefined,
			site: row.site ?? undefined,
			alsoCalled: row.also_called,
			groups: row.groups,
			established: row.established ?? undefined,
			tuitionUsd: row.tuition_usd ?? undefined,
			costUsd: row.cost_usd ?? undefined,
			admissionRate: row.admission_rate ?? undefined,
			earningsUsd: row.earnings_usd ?? undefined,
			sourceId: row.source_id,
		})),
		domains: rows.map(({ domains }) => domains),
	};
}
