import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { ImportedScholarship } from "@uchit/contract/scholarship-import.ts";
import { asc, eq, sql } from "drizzle-orm";
import type { Queryable } from "#backend/db/client.ts";
import { jsonObject, text } from "#backend/db/columns.ts";
import { readRows } from "#backend/db/read-rows.ts";
import { type SchemesBySlug, scholarshipImports } from "#backend/db/schema/scholarship.ts";
import { sources } from "#backend/db/schema/source.ts";

type Import = typeof scholarshipImports.$inferSelect;

/**
 * Makes what the site shows of scholarships anew: what the files say, and instead of that what editors brought in, the later import
 * instead of the earlier. Gives the slugs at which the files now say something else than when an import was published. Inside the
 * caller's transaction; until that ends nobody else does it.
 */
export async function rebuildImports(db: Queryable): Promise<string[]> {
	await db.execute(sql`SELECT pg_advisory_xact_lock(hashtext('scholarship_imports'))`);
	await db.execute(sql`DELETE FROM overlaid.scholarships`);
	await db.execute(sql`DELETE FROM overlaid.covered WHERE table_name = 'scholarships'`);
	const isPublished = eq(scholarshipImports.state, "published");
	const published = await db.select().from(scholarshipImports).where(isPublished).orderBy(asc(scholarshipImports.id));
	const disputed: string[] = [];
	for (const each of published) disputed.push(...(await putImport(db, each)));
	return disputed;
}

async function putImport(db: Queryable, each: Import): Promise<string[]> {
	const slugs = each.rows.map(({ slug }) => slug);
	const there = await readRowsAt(db, slugs);
	await keepSources(db, each.rows);
	await db.execute(sql`DELETE FROM overlaid.scholarships WHERE slug = ANY(${sql.param(slugs)}::text[])`);
	await db.execute(sql`INSERT INTO overlaid.scholarships SELECT *
		FROM jsonb_populate_recordset(NULL::overlaid.scholarships, ${JSON.stringify(each.rows.map(toStored))}::jsonb)`);
	await db.execute(sql`INSERT INTO overlaid.covered (table_name, key)
		SELECT 'scholarships', slug FROM unnest(${sql.param(slugs)}::text[]) slug ON CONFLICT DO NOTHING`);
	const was = each.was ?? there;
	const disputed = slugs.filter((slug) => !isDeepStrictEqual(was[slug], there[slug]));
	const kept = { was, disputed: disputed.length === 0 ? null : disputed };
	await db.update(scholarshipImports).set(kept).where(eq(scholarshipImports.id, each.id));
	return disputed;
}

const AT_SLUG = { slug: text, row: jsonObject };

async function readRowsAt(db: Queryable, slugs: readonly string[]): Promise<SchemesBySlug> {
	const at = sql`SELECT slug, to_jsonb(s) AS row FROM current.scholarships s WHERE slug = ANY(${sql.param([...slugs])}::text[])`;
	return Object.fromEntries((await readRows(db, AT_SLUG, at)).map(({ slug, row }) => [slug, row]));
}

async function keepSources(db: Queryable, rows: readonly ImportedScholarship[]): Promise<void> {
	const given = rows.map((row) => ({
		...{
			id: sourceIdOf(row),
			kind: "document" as const,
			publisher: row.source_publisher,
			document: row.source_document,
		},
		...{ address: row.source_address, vintage: row.source_read_on, fetchedOn: row.source_read_on },
	}));
	await db.insert(sources).values(given).onConflictDoNothing();
}

/** Rows of one document, read on one day, have one receipt. */
function sourceIdOf(row: ImportedScholarship): string {
	const { source_publisher: publisher, source_document: document, source_address: address, source_read_on: day } = row;
	const hash = createHash("sha256").update([publisher, document, address, day].join("\n")).digest("hex");
	return `desk-${day}-${hash.slice(0, 12)}`;
}

/** A row of `scholarships` by its columns. */
function toStored(row: ImportedScholarship): Record<string, unknown> {
	const { source_publisher, source_document, source_address, source_read_on, ...facts } = row;
	return {
		...facts,
		...{ is_for_unranked: false, lines: [], corrected: [] },
		...{ source_id: sourceIdOf(row), read_on: source_read_on },
	};
}
