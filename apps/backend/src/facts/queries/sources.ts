import type { Source } from "@uchit/contract/source.schema.ts";
import { asc, inArray } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";
import { sources } from "#backend/db/schema/source.ts";

type SourceRow = typeof sources.$inferSelect;

/** The sources with these ids, each once, by id. */
export async function listSources(db: Database, ids: Iterable<string>): Promise<Source[]> {
	const wanted = [...new Set(ids)];
	if (wanted.length === 0) return [];
	const rows = await db.select().from(sources).where(inArray(sources.id, wanted)).orderBy(asc(sources.id));
	return rows.map(toSource);
}

/** Every source there is, by id. */
export async function listAllSources(db: Database): Promise<Source[]> {
	const rows = await db.select().from(sources).orderBy(asc(sources.id));
	return rows.map(toSource);
}

export function toSource(row: SourceRow): Source {
	return {
		id: row.id,
		kind: row.kind,
		publisher: row.publisher,
		document: row.document,
		address: row.address ?? undefined,
		vintage: row.vintage,
		licence: row.licence ?? undefined,
		publicCopy: row.publicCopy ?? undefined,
		fetchedOn: row.fetchedOn ?? undefined,
	};
}
