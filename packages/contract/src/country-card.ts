import * as z from "zod";
import { UniversityAbroad } from "./study-abroad.ts";

const COUNTRY_PARTS = [
	"visa",
	"cost",
	"proof-of-funds",
	"tuition",
	"language-test",
	"universities",
	"work-during",
	"work-after",
	"summary",
] as const;

const CountryFigure = z.object({
	part: z.enum(COUNTRY_PARTS),
	name: z.string().optional().describe("Name of the visa or test, or what the money is for"),
	nameHi: z.string().optional(),
	value: z.string(),
	valueHi: z.string().optional(),
	rupees: z
		.object({ amount: z.int(), inr: z.number(), currency: z.string(), on: z.string() })
		.optional()
		.describe("The amount in whole rupees, at the guide's rate for that day"),
	sourceId: z.string(),
});

const CountryName = z.object({ slug: z.string(), name: z.string(), nameHi: z.string().optional() });

export const CountryCard = z.object({
	...CountryFigure.shape,
	kind: z.literal("country"),
	country: CountryName,
	more: z.array(CountryFigure).describe("Related facts of the answer"),
	universities: z
		.array(UniversityAbroad.pick({ name: true, region: true, site: true, tuitionUsd: true, sourceId: true }))
		.optional()
		.describe("Universities of the country that the question names; `sourceId` is of the tuition, if there is one"),
	isWithoutTest: z.literal(true).optional().describe("Whether the student wants to go without a test"),
	site: z.url().optional().describe("Site of the country's own office, if the question asks for more than we have"),
});

export const CountriesCard = z.object({
	kind: z.literal("countries"),
	countries: z.array(CountryName).min(2),
	rows: z.array(z.object({ part: z.enum(COUNTRY_PARTS), of: z.array(CountryFigure.nullable()) })),
});

export const CountriesByCostCard = z.object({
	kind: z.literal("countries-by-cost"),
	items: z
		.array(CountryFigure.extend({ country: CountryName }))
		.describe("Cost of living for a year as the visa rules count it, cheapest country first"),
	unknown: z.int().describe("Countries for which nobody publishes it"),
});
