import { CountryRecord } from "@uchit/contract/country.ts";
import { and, eq } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";
import { countries } from "#backend/db/schema/content/country.ts";
import { Unavailable } from "#backend/errors.ts";
import { dayInIndia } from "#backend/platform/india-day.ts";
import { fitsSchema } from "#backend/platform/misfits.ts";

export type PublishedCountry = { record: CountryRecord; updatedOn: string };

type CountryRow = typeof countries.$inferSelect;

/** Every published country. Read countries only through this function and the next, so that no draft reaches the site. */
export async function readPublishedCountries(db: Database): Promise<PublishedCountry[]> {
	const rows = await db.select().from(countries).where(eq(countries.status, "published"));
	return rows.flatMap((row) => toPublished(row) ?? []);
}

/** Undefined if no published country has this slug. Throws Unavailable if the stored record is unreadable. */
export async function readPublishedCountry(db: Database, slug: string): Promise<PublishedCountry | undefined> {
	const isRequested = and(eq(countries.status, "published"), eq(countries.slug, slug));
	const [row] = await db.select().from(countries).where(isRequested);
	if (row === undefined) return undefined;
	const published = toPublished(row);
	if (published === undefined) {
		throw new Unavailable(
			"What is stored of this country cannot be read. An editor has to look at it; the log says where.",
		);
	}
	return published;
}

function toPublished(row: CountryRow): PublishedCountry | undefined {
	const record = Object.fromEntries(PARTS.map((part) => [part, row[part] ?? undefined]));
	if (!fitsSchema(CountryRecord, record, { table: "countries", id: String(row.id) })) return undefined;
	return { record, updatedOn: dayInIndia(row.date_updated) };
}

const PARTS = CountryRecord.keyof().options;
