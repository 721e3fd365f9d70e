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
	return rows.filter(isReadable).map(toPublished);
}

/** Undefined when no published country has this slug. Throws Unavailable where what is stored cannot be read. */
export async function readPublishedCountry(db: Database, slug: string): Promise<PublishedCountry | undefined> {
	const isAsked = and(eq(countries.status, "published"), eq(countries.slug, slug));
	const [row] = await db.select().from(countries).where(isAsked);
	if (row !== undefined && !isReadable(row)) {
		throw new Unavailable(
			"What is stored of this country cannot be read. An editor has to look at it; the log says where.",
		);
	}
	return row && toPublished(row);
}

function isReadable(row: CountryRow): boolean {
	return fitsSchema(CountryRecord, toRecord(row), { table: "countries", id: String(row.id) });
}

function toPublished(row: CountryRow): PublishedCountry {
	return { record: toRecord(row), updatedOn: dayInIndia(row.date_updated) };
}

function toRecord(row: CountryRow): CountryRecord {
	return {
		slug: row.slug,
		name: row.name,
		name_hi: row.name_hi ?? undefined,
		code: row.code,
		summary: row.summary,
		summary_hi: row.summary_hi ?? undefined,
		banner: row.banner,
		flag: row.flag,
		currency: row.currency ?? undefined,
		currency_symbol: row.currency_symbol ?? undefined,
		currency_code: row.currency_code ?? undefined,
		capital: row.capital ?? undefined,
		dialing_code: row.dialing_code ?? undefined,
		population: row.population ?? undefined,
		gdp: row.gdp ?? undefined,
		universities: row.universities ?? undefined,
		language: row.language ?? undefined,
		international_students: row.international_students ?? undefined,
		popular_places: row.popular_places ?? undefined,
		test_required: row.test_required ?? undefined,
		visa_options: row.visa_options ?? undefined,
		costs: row.costs,
		guide: row.guide ?? undefined,
		rate: row.rate ?? undefined,
		corrections: row.corrections,
		official_sites: row.official_sites,
		missing: row.missing,
		receipts: row.receipts,
		source_id: row.source_id,
		written_on: row.written_on,
	};
}
