import { withClient } from "#scripts/site/database.ts";

/** The role that the backend connects as, in a cluster of ours. */
const SERVICE = "uchit_service";
/** The role for the transaction that publishes an editor's file. */
const LOADS = "uchit_loads";

/** Tables that a load writes and the service only reads. */
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

/** Rights by which the rows of one counselling are published. */
const GRANTS_TO_LOADS = [
	`GRANT USAGE ON SCHEMA public TO ${LOADS}`,
	`GRANT SELECT ON public.colleges, public.former_addresses TO ${LOADS}`,
	`GRANT SELECT, INSERT, UPDATE, DELETE ON public.cutoffs, public.programmes, public.refusals, public.loads, public.sources TO ${LOADS}`,
];

/**
 * Lets a role read the rows of a database, write what no load writes, and neither make nor change nor drop a table. `ownerUrl` is the database's
 * address as its owner.
 */
export async function grantRows(ownerUrl: string, role: string): Promise<void> {
	await withClient(ownerUrl, async (client) => {
		for (const grant of GRANTS(client.escapeIdentifier(role))) await client.query(grant);
		const { rowCount } = await client.query("SELECT FROM pg_roles WHERE rolname = $1", [LOADS]);
		if (rowCount !== 0) for (const grant of GRANTS_TO_LOADS) await client.query(grant);
	});
}

/** Makes the role of the backend in a cluster of ours, with this password, and lets it in. Returns the database's address as that role. */
export async function letServiceIn(ownerUrl: string, password: string): Promise<string> {
	await withClient(ownerUrl, async (client) => {
		const role = client.escapeIdentifier(SERVICE);
		for (const name of [SERVICE, LOADS]) {
			const { rowCount } = await client.query("SELECT FROM pg_roles WHERE rolname = $1", [name]);
			if (rowCount === 0) await client.query(`CREATE ROLE ${client.escapeIdentifier(name)} NOLOGIN`);
		}
		// It has none of that right unless it asks for it.
		await client.query(`GRANT ${LOADS} TO ${role} WITH INHERIT FALSE, SET TRUE`);
		await client.query(
			`ALTER ROLE ${role} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION PASSWORD ${client.escapeLiteral(password)}`,
		);
	});
	await grantRows(ownerUrl, SERVICE);
	return Object.assign(new URL(ownerUrl), { username: SERVICE, password }).href;
}
