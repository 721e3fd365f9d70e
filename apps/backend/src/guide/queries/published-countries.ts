import { CountryRecord } from "@uchit/contract/country.ts";
import { and, eq } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";
import { countries } from "#backend/db/schema/content/country.ts";
import { Unavailable } from "#backend/errors.ts";
import { dayInIndia } from "#backend/platform/india-day.ts";
import { fitsSchema } from "#backend/platform/misfits.ts";

/** A country that the public may see: what editors wrote, and when they changed it last. */
export type PublishedCountry = { record: CountryRecord; updatedOn: string };

type CountryRow = typeof countries.$inferSelect;

/** Every published country. This and the next are the only doors through which the site reads countries: no draft passes them. */
export async function readPublishedCountries(db: Database): Promise<PublishedCountry[]> {
	const rows = await db.select().from(countries).where(eq(countries.status, "published"));
	return rows.flatMap((row) => toPublished(row) ?? []);
}

/** Undefined when no published country has this slug. Throws Unavailable where what is stored cannot be read. */
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

/** Undefined where what is stored does not fit the contract. Each part of a record has a column of its name. */
function toPublished(row: CountryRow): PublishedCountry | undefined {
	const record = Object.fromEntries(PARTS.map((part) => [part, row[part] ?? undefined]));
	if (!fitsSchema(CountryRecord, record, { table: "countries", id: String(row.id) })) return undefined;
	return { record, updatedOn: dayInIndia(row.date_updated) };
}

const PARTS = CountryRecord.keyof().options;
