import * as z from "zod";
import { ReceiptRef } from "./receipt-ref.ts";
import { Source } from "./source.ts";

/** Placeholders of the site's own record (spec 3); pages show "not published" instead. */
export const VISA_PLACEHOLDERS = { type: "Type", fees: "Fees", processing_time: "Processing Time" } as const;

export const VISA_PARTS = ["type", "fees", "processing_time"] as const;
export type VisaPart = (typeof VISA_PARTS)[number];

/** An editor may also correct the name, if the route has another name today. */
const CORRECTED_PARTS = ["name", ...VISA_PARTS] as const;
export type CorrectedPart = (typeof CORRECTED_PARTS)[number];

export const COUNTRY_FIELDS = [
	"banner",
	"flag",
	"currency",
	"currency_symbol",
	"currency_code",
	"capital",
	"dialing_code",
	"population",
	"gdp",
	"universities",
	"language",
	"international_students",
	"popular_places",
	"test_required",
	"visa_options",
] as const;
export type CountryField = (typeof COUNTRY_FIELDS)[number];

export const hindiField = (field: CountryField) => `${field}_hi` as const;

const COST_KINDS = ["tuition", "living", "proof-of-funds", "visa", "health-insurance", "test", "travel"] as const;
export type CostKind = (typeof COST_KINDS)[number];

/** Proof of funds is shown, not spent: it never enters the sum. */
export const COSTS_IN_SUM = [
	"tuition",
	"living",
	"visa",
	"health-insurance",
	"test",
	"travel",
] as const satisfies readonly CostKind[];

export function listUnpublishedOfCountry(country: Partial<Record<CountryField, unknown>>): CountryField[] {
	return COUNTRY_FIELDS.filter((field) => {
		const value = country[field];
		return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
	});
}

const CountrySlug = z.string().regex(/^[a-z]+(?:-[a-z]+)*$/);

/** An English test that universities there ask for (spec 3). */
export const TestRequired = z.strictObject({
	name: z.string(),
	logo: z.string().describe("Path of the mark that we drew"),
	score: z.string().describe("The required score in our record"),
	details: z.array(z.string().min(1)).length(4),
	details_hi: z.array(z.string().min(1)).length(4).optional(),
});
export type TestRequired = z.infer<typeof TestRequired>;

/** As in the site's record, placeholders included (spec 3). */
export const VisaOption = z.strictObject({
	name: z.string(),
	type: z.string(),
	fees: z.string(),
	processing_time: z.string(),
	description: z.string(),
	description_hi: z.string().optional(),
});
export type VisaOption = z.infer<typeof VisaOption>;

/** Pages show `value` if there is one; the recorded value is in its receipt. */
export const CountryCorrection = z.strictObject({
	field: z.enum(COUNTRY_FIELDS),
	item: z.string().optional().describe("For a list: the name of the visa or test"),
	part: z.enum(CORRECTED_PARTS).optional().describe("The corrected part of the visa"),
	value: z.string().min(1).optional().describe("The value that the site shows instead of the recorded one"),
	valueHi: z.string().optional(),
	text: z.string().min(1),
	textHi: z.string().optional(),
	receipt: ReceiptRef,
	on: z.iso.date(),
});
export type CountryCorrection = z.infer<typeof CountryCorrection>;

/** A part of the first year's money in the country's own currency; absent kinds are named as missing. */
export const CountryCost = z.strictObject({
	kind: z.enum(COST_KINDS),
	amount: z.number().nonnegative().describe("0 only if it is known that nothing is charged"),
	per: z.enum(["year", "once"]),
	text: z.string().min(1).describe("What the amount covers, and for whom"),
	textHi: z.string().optional(),
	year: z.string().describe("When the amount was valid"),
	receipt: ReceiptRef,
});
export type CountryCost = z.infer<typeof CountryCost>;

/** Rupees for one unit of the currency. */
const RupeeRate = z.strictObject({ inr: z.number().positive(), on: z.string(), receipt: ReceiptRef });

export const CountryAnswer = z.strictObject({
	short: z.string().min(1),
	shortHi: z.string().optional(),
	text: z.string().min(1),
	textHi: z.string().optional(),
	receipt: ReceiptRef,
});
export type CountryAnswer = z.infer<typeof CountryAnswer>;

const CountryStep = z.strictObject({
	from: z.int().describe("Months before the course begins, at the earliest; negative after its start"),
	to: z.int(),
	title: z.string().min(1),
	titleHi: z.string().optional(),
	text: z.string().min(1),
	textHi: z.string().optional(),
});

export const CountryGuide = z.strictObject({
	/** 1 is January. */
	intakeMonth: z.int().min(1).max(12).describe("Month in which most courses begin; the steps count back from it"),
	intakes: CountryAnswer,
	workAfter: CountryAnswer,
	workDuring: CountryAnswer,
	steps: z.array(CountryStep).min(1),
	stepsReceipt: ReceiptRef,
	hi: z.strictObject({ capital: z.string(), language: z.string(), popular_places: z.array(z.string()) }),
});
export type CountryGuide = z.infer<typeof CountryGuide>;

const text = z.string().min(1).optional();

/** A country as editors write it. Spec 3's fields have its names; what is absent is "not published". */
export const CountryRecord = z.strictObject({
	slug: CountrySlug,
	name: z.string().min(1),
	name_hi: z.string().optional(),
	code: z.string().regex(/^[a-z]{2}$/),
	summary: z.string().min(1),
	summary_hi: z.string().optional(),
	banner: z.string().describe("Path of the picture that we drew"),
	flag: z.string().describe("Path of the flag"),
	currency: text,
	currency_symbol: text,
	currency_code: text,
	capital: text,
	dialing_code: text,
	population: text,
	gdp: text,
	universities: text.describe("Count, as a text"),
	language: text,
	international_students: text.describe("Percentage, as a text"),
	popular_places: z.array(z.string()).max(5).optional(),
	test_required: z.array(TestRequired).optional(),
	visa_options: z.array(VisaOption).optional(),
	costs: z.array(CountryCost).default([]),
	guide: CountryGuide.optional(),
	rate: RupeeRate.optional(),
	corrections: z.array(CountryCorrection).default([]),
	official_sites: z.array(z.strictObject({ name: z.string(), address: z.url() })).default([]),
	missing: z
		.partialRecord(z.enum([...COUNTRY_FIELDS, ...COUNTRY_FIELDS.map(hindiField)]), z.string())
		.default({})
		.describe("Why a field is absent: in English, and in Hindi under the field's name with `_hi`"),
	receipts: z
		.partialRecord(z.enum(COUNTRY_FIELDS), ReceiptRef)
		.default({})
		.describe("Further sources beside the record's own"),
	source_id: z.string().describe("Source of every value that names no other"),
	written_on: z.iso.date(),
});
export type CountryRecord = z.infer<typeof CountryRecord>;

/** `GET /v1/countries/{slug}`: the values of the record as they are, placeholders included. */
export const Country = z.object({
	...CountryRecord.omit({ receipts: true }).shape,
	unpublished: z.array(z.enum(COUNTRY_FIELDS)),
	receipts: z
		.record(z.string(), z.string())
		.describe("Ids of sources by field: `costs.<place>`, `corrections.<place>`, `guide.<part>` and `rate`"),
	sources: z.array(Source),
	updated_on: z.iso.date(),
	held: z.object({
		universities: z
			.object({ total: z.int(), source_id: z.string() })
			.optional()
			.describe("Number of universities that we list"),
		courses: z.object({ total: z.int(), source_id: z.string() }).optional(),
	}),
});
export type Country = z.infer<typeof Country>;

export const CountrySummary = CountryRecord.pick({
	slug: true,
	name: true,
	name_hi: true,
	code: true,
	summary: true,
	summary_hi: true,
	banner: true,
	flag: true,
	capital: true,
	currency_code: true,
	universities: true,
	international_students: true,
}).extend({
	universities_listed: z
		.int()
		.optional()
		.describe("Number of universities that we list; `universities` is the record's own count"),
	living_inr: z.int().optional().describe("Living costs in rupees a year, at the guide's rate"),
	work_after: z.object({ short: z.string(), shortHi: z.string().optional() }).optional(),
	source_ids: z.record(z.string(), z.string()),
});
export type CountrySummary = z.infer<typeof CountrySummary>;

/** `GET /v1/countries`, the five of spec 3 first, the others by name. */
export const CountryList = z.object({ total: z.int(), items: z.array(CountrySummary), sources: z.array(Source) });
export type CountryList = z.infer<typeof CountryList>;
