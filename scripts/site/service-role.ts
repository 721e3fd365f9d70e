import { withClient } from "#scripts/site/database.ts";

const SERVICE = "uchit_service";
const LOADS = "uchit_loads";

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

/** Covers tables of later migrations too, if the same owner creates them. */
const GRANTS = (role: string) => [
	`GRANT USAGE ON SCHEMA public, overlaid, layers, current TO ${role}`,
	`GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public, overlaid TO ${role}`,
	`GRANT SELECT ON ALL TABLES IN SCHEMA layers, current TO ${role}`,
	`REVOKE INSERT, UPDATE, DELETE ON ${WRITTEN_BY_LOADS.map((table) => `public.${table}`).join(", ")} FROM ${role}`,
	// Editors add receipts besides those of the files; none is ever changed.
	`REVOKE UPDATE, DELETE ON public.sources FROM ${role}`,
	`GRANT USAGE, SELECT, UPDATE ON ALL SEQUENCES IN SCHEMA public TO ${role}`,
	`ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO ${role}`,
	`ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT USAGE, SELECT, UPDATE ON SEQUENCES TO ${role}`,
];

const GRANTS_TO_LOADS = [
	`GRANT USAGE ON SCHEMA public TO ${LOADS}`,
	`GRANT SELECT ON public.colleges, public.former_addresses TO ${LOADS}`,
	`GRANT SELECT, INSERT, UPDATE, DELETE ON public.cutoffs, public.programmes, public.refusals, public.loads, public.sources TO ${LOADS}`,
];

/** Lets a role read all rows and write what no load writes, but not create, change or drop a table. `ownerUrl` connects as the owner. */
export async function grantRows(ownerUrl: string, role: string): Promise<void> {
	await withClient(ownerUrl, async (client) => {
		for (const grant of GRANTS(client.escapeIdentifier(role))) await client.query(grant);
		const { rowCount } = await client.query("SELECT FROM pg_roles WHERE rolname = $1", [LOADS]);
		if (rowCount !== 0) for (const grant of GRANTS_TO_LOADS) await client.query(grant);
	});
}

export async function grantServiceLogin(ownerUrl: string, password: string): Promise<string> {
	await withClient(ownerUrl, async (client) => {
		const role = client.escapeIdentifier(SERVICE);
		for (const name of [SERVICE, LOADS]) {
			const { rowCount } = await client.query("SELECT FROM pg_roles WHERE rolname = $1", [name]);
			if (rowCount === 0) await client.query(`CREATE ROLE ${client.escapeIdentifier(name)} NOLOGIN`);
		}
		// The role has that right only after SET ROLE.
		await client.query(`GRANT ${LOADS} TO ${role} WITH INHERIT FALSE, SET TRUE`);
		await client.query(
			`ALTER ROLE ${role} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION PASSWORD ${client.escapeLiteral(password)}`,
		);
	});
	await grantRows(ownerUrl, SERVICE);
	return Object.assign(new URL(ownerUrl), { username: SERVICE, password }).href;
}
