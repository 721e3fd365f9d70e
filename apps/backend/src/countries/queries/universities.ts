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
		SELECT id, name, region, city, site, domains, source_id FROM universities_abroad WHERE country = ${code}
		ORDER BY domains = '[]', lower(name) COLLATE "C", id`);
	return {
		rows: rows.map(({ id, name, region, city, site, source_id }) => ({
			id,
			name,
			region: region ?? undefined,
			city: city ?? undefined,
			site: site ?? undefined,
			sourceId: source_id,
		})),
		domains: rows.map(({ domains }) => domains),
	};
}
