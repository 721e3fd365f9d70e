import { isDeepStrictEqual } from "node:util";
import type { ImportedRow } from "@uchit/contract/row-import.ts";
import { and, asc, eq, sql } from "drizzle-orm";
import type { Queryable } from "#backend/db/client.ts";
import { jsonObject, text } from "#backend/db/columns.ts";
import { readRows } from "#backend/db/read-rows.ts";
import { factImports } from "#backend/db/schema/report.ts";

type Import = typeof factImports.$inferSelect;

/**
 * Rebuilds the published scholarships: the files, overridden by editors' imports, later ones first. Returns slugs whose file changed
 * since an import was published. Runs in the caller's transaction under a lock until it ends.
 */
export async function rebuildImports(db: Queryable): Promise<string[]> {
	await db.execute(sql`SELECT pg_advisory_xact_lock(hashtext('scholarship_imports'))`);
	await db.execute(sql`DELETE FROM overlaid.scholarships`);
	await db.execute(sql`DELETE FROM overlaid.covered WHERE table_name = 'scholarships'`);
	const isPublished = and(eq(factImports.kind, "scholarship"), eq(factImports.state, "applied"));
	const published = await db.select().from(factImports).where(isPublished).orderBy(asc(factImports.id));
	const disputed: string[] = [];
	for (const each of published) disputed.push(...(await putImport(db, each)));
	return disputed;
}

async function putImport(db: Queryable, each: Import): Promise<string[]> {
	const rows = each.rows ?? [];
	const slugs = rows.map(({ value }) => String(value.slug));
	const there = await readSchemesAt(db, slugs);
	await db.execute(sql`DELETE FROM overlaid.scholarships WHERE slug = ANY(${sql.param(slugs)}::text[])`);
	await db.execute(sql`INSERT INTO overlaid.scholarships SELECT *
		FROM jsonb_populate_recordset(NULL::overlaid.scholarships, ${JSON.stringify(rows.map(toStored))}::jsonb)`);
	await db.execute(sql`INSERT INTO overlaid.covered (table_name, key)
		SELECT 'scholarships', slug FROM unnest(${sql.param(slugs)}::text[]) slug ON CONFLICT DO NOTHING`);
	const was = each.was ?? there;
	const disputed = slugs.filter((slug) => !isDeepStrictEqual(was[slug], there[slug]));
	const payload = { was, disputed: disputed.length === 0 ? null : disputed };
	await db.update(factImports).set(payload).where(eq(factImports.id, each.id));
	return disputed;
}

const AT_SLUG = { slug: text, row: jsonObject };

export async function readSchemesAt(
	db: Queryable,
	slugs: readonly string[],
): Promise<Record<string, Record<string, unknown>>> {
	const at = sql`SELECT slug, to_jsonb(s) AS row FROM current.scholarships s WHERE slug = ANY(${sql.param([...slugs])}::text[])`;
	return Object.fromEntries((await readRows(db, AT_SLUG, at)).map(({ slug, row }) => [slug, row]));
}

function toStored({ value }: ImportedRow): Record<string, unknown> {
	return { is_of_fees: false, cities: [], further: [], ...value, is_for_unranked: false, lines: [], corrected: [] };
}
