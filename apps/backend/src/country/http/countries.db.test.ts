import { Country, CountryList } from "@uchit/contract/country.ts";
import { sql } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { useBackend } from "#backend/testing/backend.ts";
import { useSeedGuides } from "#backend/testing/guides.ts";
import { countryCodesOf } from "#backend/testing/published.ts";
import { readSpecCountries, readSpecItems, textsOf } from "#backend/testing/spec-countries.ts";
import { spec } from "../../../../../e2e/support/spec.ts";

const backend = useBackend();
const DRAFT = `draftland-${"abcdefghij"[process.pid % 10]}`;
const SPEC_ORDER = ["germany", "united-states", "united-kingdom", "canada", "australia"];

const shipped = useSeedGuides(backend).countries;
afterAll(() => backend.db.execute(sql`DELETE FROM countries WHERE slug LIKE 'draftland-%'`));

const read = (slug: string) => backend.read(Country, `/v1/countries/${slug}`);

describe("the list of countries", () => {
	test("begins with the specification's five countries in its order, then sorts by name", async () => {
		const { items, total } = await backend.read(CountryList, "/v1/countries");
		expect(items).toHaveLength(total);
		expect(items.slice(0, 5).map(({ slug }) => slug)).toEqual(SPEC_ORDER);
		const others = items.slice(5).map(({ name }) => name);
		expect(others).toEqual(others.toSorted((a, b) => a.localeCompare(b, "en")));
	});

	test("names a source for every value, and includes that source", async () => {
		const { items, sources } = await backend.read(CountryList, "/v1/countries");
		const sourceIds = new Set(sources.map(({ id }) => id));
		for (const item of items) {
			expect(Object.values(item.source_ids).filter((id) => !sourceIds.has(id))).toEqual([]);
			if (SPEC_ORDER.includes(item.slug)) expect(item.source_ids.universities).toBe("site-record-countries");
			expect([item.slug, item.living_inr === undefined]).toEqual([item.slug, item.source_ids.living_inr === undefined]);
		}
	});

	test("shows for the five the yearly living cost in rupees, and the work time after the studies", async () => {
		const { items } = await backend.read(CountryList, "/v1/countries");
		for (const { slug, living_inr = 0, work_after } of items.slice(0, 5)) {
			const { costs, rate, guide } = await read(slug);
			const living = costs.find(({ kind }) => kind === "living")?.amount ?? Number.NaN;
			expect([slug, living_inr]).toEqual([slug, Math.round(living * (rate?.inr ?? Number.NaN))]);
			expect([slug, work_after?.short]).toEqual([slug, guide?.workAfter.short]);
		}
	});
});

// Every value of docs/spec-countries.csv, typed from section 3 of the specification.
test.each([
	[spec("3.47", "3.48", "3.49", "3.50", "9.60"), "germany"],
	[spec("3.51", "3.53", "3.54", "3.55"), "united-states"],
	[spec("3.56", "3.58", "3.59", "3.60"), "united-kingdom"],
	[spec("3.61", "3.62", "3.63", "3.64"), "canada"],
	[spec("3.65", "3.66", "3.67", "3.68"), "australia"],
	[spec("3.69", "3.72", "3.75"), "germany"],
	[spec("3.78", "3.79", "3.80", "3.81", "3.82", "3.83", "3.84", "3.85", "3.86", "3.87", "3.88"), "germany"],
	[spec("3.39", "3.89", "3.90", "3.91", "3.92"), "germany"],
	[spec("3.41", "3.42", "3.43", "3.93", "3.94", "3.95"), "united-states"],
	[spec("3.96", "3.97", "3.98", "3.99", "3.100"), "united-kingdom"],
	[spec("3.40", "3.101", "3.102", "3.103", "3.104", "3.105", "3.106", "3.107", "3.108", "3.109"), "canada"],
	[spec("3.110", "3.111", "3.112", "3.113", "3.114", "3.115", "3.116"), "canada"],
	[spec("3.117", "3.118", "3.119"), "australia"],
])("%s %s has every value of the specification unchanged", async (_proves, slug) => {
	const country = await read(slug);
	const given = readSpecCountries().filter((value) => value.country === slug);
	expect(given.length).toBeGreaterThan(20);
	const served = given.map(({ field, item, match, value }) => {
		const formatted = textsOf(country, field, item);
		const isGiven = match === "is" ? formatted.includes(value) : formatted.some((text) => text.includes(value));
		return { field, item, said: isGiven ? value : formatted };
	});
	expect(served).toEqual(given.map(({ field, item, value }) => ({ field, item, said: value })));
});

test.each(SPEC_ORDER)("%s has the tests and visas of the specification, in its order and no others", async (slug) => {
	const { test_required = [], visa_options = [], receipts } = await read(slug);
	expect(test_required.map(({ name }) => name)).toEqual(readSpecItems(slug, "test_required"));
	expect(visa_options.map(({ name }) => name)).toEqual(readSpecItems(slug, "visa_options"));
	for (const field of ["universities", "international_students", "visa_options"]) {
		expect([field, receipts[field]]).toEqual([field, "site-record-countries"]);
	}
});

test.each([
	[spec("3.52"), "united-states"],
	[spec("3.57"), "united-kingdom"],
])(
	"%s %s has no capital in its record: it comes from the list of countries, with that receipt",
	async (_proves, slug) => {
		const { capital, code, receipts } = await read(slug);
		expect(capital).toBe(countryCodesOf(code).capital);
		expect(receipts.capital).toBe("country-codes");
	},
);

test("a country's values from the list of countries equal that list", async () => {
	for (const { slug } of shipped) {
		const { code, capital, currency_code, dialing_code, receipts } = await read(slug);
		const printed = countryCodesOf(code);
		const expected = { capital, currency_code, dialing_code };
		const listed = { capital: printed.capital, currency_code: printed.currency_code, dialing_code: `+${printed.dial}` };
		for (const field of ["capital", "currency_code", "dialing_code"] as const) {
			if (receipts[field] === "country-codes") expect([slug, expected[field]]).toEqual([slug, listed[field]]);
		}
	}
});

test("a country whose universities come from a public list has as many as we list", async () => {
	const counted: string[] = [];
	for (const { slug } of shipped) {
		const { universities, receipts, held } = await read(slug);
		if (receipts.universities !== held.universities?.source_id) continue;
		expect([slug, universities]).toEqual([slug, String(held.universities?.total)]);
		counted.push(slug);
	}
	expect(counted.length).toBeGreaterThan(0);
	expect(counted.filter((slug) => SPEC_ORDER.includes(slug))).toEqual([]);
});

test("every value of a country has an included source, and missing values are listed", async () => {
	for (const { slug } of shipped) {
		const country = await read(slug);
		const sourceIds = new Set(country.sources.map(({ id }) => id));
		expect(Object.entries(country.receipts).filter(([, id]) => !sourceIds.has(id))).toEqual([]);
		expect(country.unpublished.filter((field) => country.receipts[field] !== undefined)).toEqual([]);
		expect(Object.keys(country.receipts)).toEqual(
			expect.arrayContaining(country.corrections.map((_correction, place) => `corrections.${place}`)),
		);
	}
});

test("a draft is in no list and at no address; an unknown country answers 404", async () => {
	await backend.db.execute(sql`
		INSERT INTO countries (status, slug, name, code, summary, banner, flag, source_id, written_on)
		VALUES ('draft', ${DRAFT}, 'Draftland', ${DRAFT.slice(-2)}, 's', '/b.svg', '/f.svg', 'country-guides-2026', '2026-11-21')`);
	const { items } = await backend.read(CountryList, "/v1/countries");
	expect(items.map(({ slug }) => slug)).not.toContain(DRAFT);
	for (const path of [DRAFT, `${DRAFT}/universities`, "atlantis", "atlantis/courses"]) {
		const reply = await backend.get(`/v1/countries/${path}`);
		expect(reply.statusCode).toBe(404);
		expect(reply.json()).toMatchObject({ detail: expect.stringContaining("No country has the slug") });
	}
});

test("a change of the content or the facts drops the cached country", async () => {
	const reply = await backend.get("/v1/countries/germany");
	expect(reply.headers["cache-tag"]).toBe("content:countries:germany sources");
	expect((await backend.get("/v1/countries")).headers["cache-tag"]).toBe("content:countries sources");
});
