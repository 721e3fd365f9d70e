import { withClient } from "#scripts/site/database.ts";

/** As whom the backend connects to a cluster of ours. */
const SERVICE = "uchit_service";

/** What a load writes, the service only reads. */
export const WRITTEN_BY_LOADS = [
	...[
		"states",
		"districts",
		"towns",
		"pins",
		"colleges",
		"college_names",
		"college_categories",
		"college_facts",
		"aliases",
	],
	...[
		"mentions",
		"rankings",
		"outcomes",
		"intakes",
		"college_fees",
		"page_fees",
		"programmes",
		"cutoffs",
		"marks_ranks",
		"scholarships",
	],
	...[
		"former_addresses",
		"possible_twins",
		"universities_abroad",
		"registered_courses",
		"fake_universities",
		"loads",
		"refusals",
	],
];

/** Tables that migrations make later are covered too, as long as the same owner makes them. */
const GRANTS = (role: string) => [
	`GRANT USAGE ON SCHEMA public, overlaid, layers, current TO ${role}`,
	`GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public, overlaid TO ${role}`,
	`GRANT SELECT ON ALL TABLES IN SCHEMA layers, current TO ${role}`,
	`REVOKE INSERT, UPDATE, DELETE ON ${WRITTEN_BY_LOADS.map((table) => `public.${table}`).join(", ")} FROM ${role}`,
	// Editors add receipts beside those of the files; none is ever changed.
	`REVOKE UPDATE, DELETE ON public.sources FROM ${role}`,
	`GRANT USAGE, SELECT, UPDATE ON ALL SEQUENCES IN SCHEMA public TO ${role}`,
	`ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO ${role}`,
	`ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT USAGE, SELECT, UPDATE ON SEQUENCES TO ${role}`,
];

/**
 * Lets a role read the rows of a database, write what no load writes, and neither make nor change nor drop a table. `ownerUrl` is the database's
 * address as its owner.
 */
export async function grantRows(ownerUrl: string, role: string): Promise<void> {
	await withClient(ownerUrl, async (client) => {
		for (const grant of GRANTS(client.escapeIdentifier(role))) await client.query(grant);
	});
}

/** Makes the role of the backend in a cluster of ours, with this password, and lets it in. Returns the database's address as that role. */
export async function letServiceIn(ownerUrl: string, password: string): Promise<string> {
	await withClient(ownerUrl, async (client) => {
		const role = client.escapeIdentifier(SERVICE);
		const { rowCount } = await client.query("SELECT FROM pg_roles WHERE rolname = $1", [SERVICE]);
		if (rowCount === 0) await client.query(`CREATE ROLE ${role}`);
		await client.query(
			`ALTER ROLE ${role} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION PASSWORD ${client.escapeLiteral(password)}`,
		);
	});
	await grantRows(ownerUrl, SERVICE);
	return Object.assign(new URL(ownerUrl), { username: SERVICE, password }).href;
}
