import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { ImportedScholarship } from "@uchit/contract/scholarship-import.schema.ts";
import { and, asc, eq, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#backend/db/client.ts";
import { type SchemesBySlug, scholarshipImports, scholarships } from "#backend/db/schema/scholarship.ts";
import { sources } from "#backend/db/schema/source.ts";

type Import = typeof scholarshipImports.$inferSelect;

/** Whoever lays or takes off an import does so alone, until the end of the transaction: a load, or somebody at the desk. */
async function lockImports(db: Queryable): Promise<void> {
	await db.execute(sql`SELECT pg_advisory_xact_lock(hashtext('scholarship_imports'))`);
}

/** Before a load, or before one of them is undone: every row is what the files say. */
export async function liftImports(db: Queryable): Promise<void> {
	await lockImports(db);
	for (const each of (await importsThat(db, isNotNull(scholarshipImports.under))).toReversed()) {
		await replaceRows(db, slugsOf(each), each.under ?? {});
		await keep(db, each.id, { under: null });
	}
}

/** After it: what is published of them lies over the files again. Gives the slugs at which the files now say something else. */
export async function layImports(db: Queryable): Promise<string[]> {
	await lockImports(db);
	const off = and(eq(scholarshipImports.state, "published"), isNull(scholarshipImports.under));
	const disputed: string[] = [];
	for (const each of await importsThat(db, off)) disputed.push(...(await layImport(db, each)));
	return disputed;
}

/** The one that was brought in later lies over the earlier. */
function importsThat(db: Queryable, which: SQL | undefined): Promise<Import[]> {
	return db.select().from(scholarshipImports).where(which).orderBy(asc(scholarshipImports.id));
}

async function layImport(db: Queryable, each: Import): Promise<string[]> {
	const slugs = slugsOf(each);
	const under = await readRowsAt(db, slugs);
	await keepSources(db, each.rows);
	await replaceRows(db, slugs, Object.fromEntries(each.rows.map((row) => [row.slug, toStored(row)])));
	const was = each.was ?? under;
	const disputed = slugs.filter((slug) => !isDeepStrictEqual(was[slug], under[slug]));
	await keep(db, each.id, { was, under, disputed: disputed.length === 0 ? null : disputed });
	return disputed;
}

async function keep(db: Queryable, id: number, values: Partial<Import>): Promise<void> {
	await db.update(scholarshipImports).set(values).where(eq(scholarshipImports.id, id));
}

async function readRowsAt(db: Queryable, slugs: readonly string[]): Promise<SchemesBySlug> {
	const rows = await db
		.select({ slug: scholarships.slug, row: sql<Record<string, unknown>>`to_jsonb(${scholarships})` })
		.from(scholarships)
		.where(inArray(scholarships.slug, [...slugs]));
	return Object.fromEntries(rows.map(({ slug, row }) => [slug, row]));
}

async function replaceRows(db: Queryable, slugs: readonly string[], rows: SchemesBySlug): Promise<void> {
	await db.delete(scholarships).where(inArray(scholarships.slug, [...slugs]));
	await db.execute(sql`INSERT INTO scholarships
		SELECT * FROM jsonb_populate_recordset(NULL::scholarships, ${JSON.stringify(Object.values(rows))}::jsonb)`);
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

function slugsOf({ rows }: Import): string[] {
	return rows.map(({ slug }) => slug);
}
