import { existsSync, readdirSync } from "node:fs";
import {
	type CountryCorrection,
	CountryRecord,
	listUnpublishedOfCountry,
	type VisaOption,
} from "@uchit/contract/country.ts";
import type { ReceiptRef } from "@uchit/contract/receipt-ref.ts";
import { csvParse } from "d3-dsv";
import { describe, expect, test } from "vitest";
import { ROOT, read } from "./source-tree.ts";

const FOLDER = "content/countries/";
const PUBLIC = "apps/web/public";
const FLAGS = "node_modules/flag-icons/flags/4x3/";
const SPEC = ["germany", "united-states", "united-kingdom", "canada", "australia"];
/** A banner is at the top of the page, so it must load before the text. */
const MAX_BYTES = 6000;

const files = readdirSync(ROOT + FOLDER).map((name) => ({
	name,
	country: CountryRecord.parse(JSON.parse(read(FOLDER + name))),
}));
const countries = files.map(({ country }) => country);

describe("the countries that ship", () => {
	test("include the five of the specification and at least twenty others, each in a file named by its slug", () => {
		expect(countries.map(({ slug }) => slug)).toEqual(expect.arrayContaining(SPEC));
		expect(countries.length).toBeGreaterThanOrEqual(25);
		expect(files.filter(({ name, country }) => name !== `${country.slug}.json`)).toEqual([]);
	});

	test("have every field of the specification, in the five countries that it names", () => {
		const own = countries.filter(({ slug }) => SPEC.includes(slug));
		expect(own.flatMap((country) => listUnpublishedOfCountry(country).map((field) => [country.slug, field]))).toEqual(
			[],
		);
	});

	test("give a reason for each absent field, and for no other", () => {
		for (const country of countries) {
			const unpublished = listUnpublishedOfCountry(country);
			const fields = new Set(Object.keys(country.missing).map((key) => key.replace(/_hi$/, "")));
			expect([country.slug, ...[...fields].sort()]).toEqual([country.slug, ...unpublished.sort()]);
		}
	});

	test("name only sources that exist", () => {
		const sourceIds = new Set(csvParse(read("data/sources/sources.csv")).map(({ id }) => id));
		const isUnknown = (receipt: ReceiptRef) => typeof receipt === "string" && !sourceIds.has(receipt);
		expect(countries.flatMap((country) => receiptsOf(country).filter(isUnknown))).toEqual([]);
	});

	test("take the count of universities from the record or from the public list", () => {
		const origin = ({ receipts, source_id }: CountryRecord) => receipts.universities ?? source_id;
		expect(new Set(countries.map(origin))).toEqual(new Set(["site-record-countries", "world-universities-2026"]));
	});

	test("give a study visa no period that ends before another of the same country begins", () => {
		const shown = countries.map((country) => ({
			slug: country.slug,
			times: (country.visa_options ?? [])
				.filter(({ name, type }) => /stud/i.test(`${name} ${type}`))
				.flatMap((visa) => daysOf(correctedOr(country, visa))),
		}));
		const apart = shown.filter(({ times }) => times.some(({ to }) => times.some(({ from }) => to < from)));
		expect(apart).toEqual([]);
	});

	test("have texts in Hindi as well as English", () => {
		const texts = countries.flatMap(({ slug, name_hi, summary_hi, costs, corrections }) =>
			[name_hi, summary_hi, ...costs.map(({ textHi }) => textHi), ...corrections.map(({ textHi }) => textHi)].map(
				(text) => [slug, text] as const,
			),
		);
		expect(texts.filter(([, text]) => text === undefined || !/\p{Script=Devanagari}/u.test(text))).toEqual([]);
	});
});

describe("the five of the specification", () => {
	const five = countries.filter(({ slug }) => SPEC.includes(slug));

	test("have the same parts: first questions, steps with months, visas and tests, each in Hindi too", () => {
		for (const { slug, guide, visa_options = [], test_required = [] } of five) {
			const { intakes, workAfter, workDuring, steps = [], hi } = guide ?? {};
			const texts = [
				...[intakes, workAfter, workDuring].flatMap((answer) => [answer?.shortHi, answer?.textHi]),
				...steps.flatMap(({ titleHi, textHi }) => [titleHi, textHi]),
				...visa_options.map(({ description_hi }) => description_hi),
				...test_required.flatMap(({ details_hi = [undefined] }) => details_hi),
				hi?.capital,
				hi?.language,
				...(hi?.popular_places ?? [undefined]),
			];
			expect([slug, texts.filter((text) => !/\p{Script=Devanagari}/u.test(text ?? ""))]).toEqual([slug, []]);
			expect([slug, steps.length]).toEqual([slug, 5]);
		}
	});

	test("have consecutive steps that end where the course begins", () => {
		for (const { slug, guide } of five) {
			const months = guide?.steps.map(({ from, to }) => [from, to] as const) ?? [];
			const isInOrder = months.every(([from, to], place) => from >= to && from <= (months[place - 1]?.[0] ?? 99));
			expect([slug, isInOrder, (months.at(-1)?.[1] ?? 9) <= 0]).toEqual([slug, true, true]);
		}
	});
});

describe("the rates of exchange", () => {
	const months = csvParse(read("data/sources/exchange-rates/2026_monthly.csv"));
	const perDollar = (country: string, month: string) =>
		Number(months.find((row) => row.country === country && row.month === month)?.per_dollar);
	const SERIES: Readonly<Record<string, string>> = {
		EUR: "Euro",
		GBP: "United Kingdom",
		CAD: "Canada",
		AUD: "Australia",
		NZD: "New Zealand",
		DKK: "Denmark",
		NOK: "Norway",
		SEK: "Sweden",
		CHF: "Switzerland",
		JPY: "Japan",
		KRW: "South Korea",
		SGD: "Singapore",
		MYR: "Malaysia",
	};
	const inr = (code: string, month: string) =>
		perDollar("India", month) / (code === "USD" ? 1 : perDollar(SERIES[code] ?? "", month));

	test("are those of the month, recalculated from the publisher's figures", () => {
		const dated = countries.filter(({ rate }) => rate?.receipt === "exchange-rates-2026");
		expect(dated.length).toBe(23);
		for (const { slug, currency_code = "", rate } of dated) {
			const again = Number(inr(currency_code, rate?.on ?? "").toPrecision(4));
			expect([slug, rate?.on, rate?.inr]).toEqual([slug, "2026-06", again]);
		}
	});

	test("are not inverted: June 2024 matches what banks in India paid that month", () => {
		const known = { EUR: 89.8, GBP: 106.1, AUD: 55.4, NZD: 51.2, USD: 83.5 };
		for (const [code, rupees] of Object.entries(known)) expect(inr(code, "2024-06")).toBeCloseTo(rupees, 0);
	});

	test("stay our editors' for a currency that the publisher does not print", () => {
		const others = countries.filter(({ rate }) => rate !== undefined && rate.receipt !== "exchange-rates-2026");
		expect(others.filter(({ currency_code = "" }) => currency_code in SERIES)).toEqual([]);
	});
});

describe("the drawings of the countries", () => {
	test("exist, and so do the flags", () => {
		const drawn = countries.flatMap(({ banner, test_required = [] }) => [
			banner,
			...test_required.map(({ logo }) => logo),
		]);
		expect(drawn.filter((path) => !existsSync(ROOT + PUBLIC + path))).toEqual([]);
		const flags = countries.map(({ flag }) => flag.replace("/flags/", FLAGS));
		expect(flags.filter((path) => !existsSync(ROOT + path))).toEqual([]);
	});

	test("are small, of one size, and contain neither words nor styles, which the content security policy forbids", () => {
		for (const { slug, banner } of countries) {
			const drawing = read(PUBLIC + banner);
			expect([slug, drawing.includes('viewBox="0 0 1200 320"')]).toEqual([slug, true]);
			expect([slug, Buffer.byteLength(drawing) < MAX_BYTES]).toEqual([slug, true]);
			expect([slug, /<text|style|<script|<image|Gradient/.exec(drawing)?.[0]]).toEqual([slug, undefined]);
		}
	});

	test("use at most two tones", () => {
		for (const { slug, banner } of countries) {
			const tones = new Set(read(PUBLIC + banner).match(/#[0-9a-f]{6}/g));
			expect([slug, tones.size]).toEqual([slug, Math.min(tones.size, 2)]);
		}
	});
});

function receiptsOf({ receipts, costs, corrections, guide, rate, source_id }: CountryRecord): ReceiptRef[] {
	const answers = guide === undefined ? [] : [guide.intakes, guide.workAfter, guide.workDuring];
	const parts = [...costs, ...corrections, ...answers, ...(rate === undefined ? [] : [rate])];
	return [source_id, ...Object.values(receipts), ...parts.map(({ receipt }) => receipt)];
}

function correctedOr({ corrections }: CountryRecord, { name, processing_time }: VisaOption): string {
	const isOf = ({ item, part }: CountryCorrection) => item === name && part === "processing_time";
	return corrections.find(isOf)?.value ?? processing_time;
}

function daysOf(time: string): { from: number; to: number }[] {
	const [, from, to = from, unit] = /^(\d+)(?:-(\d+))? (day|week)s$/.exec(time) ?? [];
	if (from === undefined) return [];
	const days = unit === "week" ? 7 : 1;
	return [{ from: Number(from) * days, to: Number(to) * days }];
}
