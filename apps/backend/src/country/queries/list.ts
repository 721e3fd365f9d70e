import {
	COUNTRY_FIELDS,
	type Country,
	type CountryList,
	type CountryRecord,
	type CountrySummary,
} from "@uchit/contract/country.ts";
import type { Database } from "#backend/db/client.ts";
import { listSources } from "#backend/facts/queries/sources.ts";
import { listReceipts } from "#backend/guide/queries/country-receipts.ts";
import { type PublishedCountry, readPublishedCountries } from "#backend/guide/queries/published-countries.ts";
import { countUniversities } from "./country.ts";

/** The spec's own countries, in its order. */
const FIRST = ["germany", "united-states", "united-kingdom", "canada", "australia"];

export async function listCountries(db: Database): Promise<CountryList> {
	const published = await readPublishedCountries(db);
	const counts = await countUniversities(
		db,
		published.map(({ record }) => record.code),
	);
	const summaries = published.sort(bySpecThenName).map(({ record }) => toSummary(record, counts.get(record.code)));
	const named = new Map(summaries.flatMap(({ named }) => named).map((source) => [source.id, source]));
	const ids = summaries.flatMap(({ item }) => Object.values(item.source_ids)).filter((id) => !named.has(id));
	return {
		total: summaries.length,
		items: summaries.map(({ item }) => item),
		sources: [...(await listSources(db, ids)), ...named.values()],
	};
}

function bySpecThenName({ record: a }: PublishedCountry, { record: b }: PublishedCountry): number {
	return placeOf(a.slug) - placeOf(b.slug) || a.name.localeCompare(b.name, "en");
}

function placeOf(slug: string): number {
	const place = FIRST.indexOf(slug);
	return place === -1 ? FIRST.length : place;
}

function toSummary(record: CountryRecord, listed: Country["held"]["universities"]) {
	const short = {
		slug: record.slug,
		name: record.name,
		name_hi: record.name_hi,
		code: record.code,
		summary: record.summary,
		summary_hi: record.summary_hi,
		banner: record.banner,
		flag: record.flag,
		capital: record.capital,
		currency_code: record.currency_code,
		universities: record.universities,
		international_students: record.international_students,
	};
	const { receipts, named } = listReceipts(record);
	const place = record.costs.findIndex(({ kind }) => kind === "living");
	const living = record.costs[place];
	const livingInr = living && record.rate && Math.round(living.amount * record.rate.inr);
	const workAfter = record.guide?.workAfter;
	const shown = COUNTRY_FIELDS.filter((field) => field in short && receipts[field] !== undefined);
	const idOf = (part: string) => receipts[part] ?? record.source_id;
	const source_ids = Object.fromEntries([
		...shown.map((field) => [field, idOf(field)]),
		...(listed === undefined ? [] : [["universities_listed", listed.source_id]]),
		...(livingInr === undefined ? [] : [["living_inr", idOf(`costs.${place}`)]]),
		...(workAfter === undefined ? [] : [["work_after", idOf("guide.workAfter")]]),
	]);
	const used = new Set(Object.values(source_ids));
	const item: CountrySummary = {
		...short,
		universities_listed: listed?.total,
		living_inr: livingInr,
		work_after: workAfter && { short: workAfter.short, shortHi: workAfter.shortHi },
		source_ids,
	};
	return { item, named: named.filter(({ id }) => used.has(id)) };
}
