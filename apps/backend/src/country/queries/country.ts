import { type Country, listUnpublishedOfCountry } from "@uchit/contract/country.ts";
import { sql } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";
import { integer, text } from "#backend/db/columns.ts";
import { readRows } from "#backend/db/read-rows.ts";
import { listSources } from "#backend/facts/queries/sources.ts";
import { listReceipts } from "#backend/guide/queries/country-receipts.ts";
import { readPublishedCountry } from "#backend/guide/queries/published-countries.ts";

/** The one country whose register of courses we hold, by its code. */
export const COURSES_COUNTRY = "au";

export async function getCountry(db: Database, slug: string): Promise<Country | undefined> {
	const published = await readPublishedCountry(db, slug);
	if (published === undefined) return undefined;
	const { receipts: _own, ...record } = published.record;
	const { receipts, named } = listReceipts(published.record);
	const counts = await countKnown(db, record.code);
	const ids = [record.source_id, ...Object.values(receipts), counts.universities?.source_id, counts.courses?.source_id];
	const sources = await listSources(
		db,
		ids.filter((id) => id !== undefined),
	);
	return {
		...record,
		unpublished: listUnpublishedOfCountry(record),
		receipts,
		sources: [...sources, ...named],
		updated_on: published.updatedOn,
		held: counts,
	};
}

const COUNT_COLUMNS = { total: integer, source_id: text };
type ListedUniversities = NonNullable<Country["held"]["universities"]>;

/** Counts the universities that we list, by country code. If two lists name them, the source is the longer list. */
export async function countUniversities(
	db: Database,
	codes: readonly string[],
): Promise<ReadonlyMap<string, ListedUniversities>> {
	const rows = await readRows(db, { ...COUNT_COLUMNS, code: text })`
		SELECT DISTINCT ON (country) country AS code, (sum(count(*)) OVER (PARTITION BY country))::int AS total, source_id
		FROM universities_abroad WHERE country = ANY(${sql.param([...codes])}::text[])
		GROUP BY country, source_id ORDER BY country, count(*) DESC`;
	return new Map(rows.map(({ code, ...count }) => [code, count]));
}

async function countKnown(db: Database, code: string): Promise<Country["held"]> {
	const universities = (await countUniversities(db, [code])).get(code);
	const [courses] = await readRows(db, COUNT_COLUMNS)`
		SELECT count(*)::int AS total, source_id FROM registered_courses WHERE ${code} = ${COURSES_COUNTRY} GROUP BY source_id`;
	return { universities, courses };
}
