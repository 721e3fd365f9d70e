import * as z from "zod";

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
	name: z.string().optional().describe("The visa, the test, or what the money is for"),
	nameHi: z.string().optional(),
	value: z.string(),
	valueHi: z.string().optional(),
	rupees: z
		.object({ amount: z.int(), inr: z.number(), currency: z.string(), on: z.string() })
		.optional()
		.describe("The same money in whole rupees, at the guide's rate for one unit of the currency on that day"),
	sourceId: z.string(),
});

const CountryName = z.object({ slug: z.string(), name: z.string(), nameHi: z.string().optional() });

export const CountryCard = z.object({
	...CountryFigure.shape,
	kind: z.literal("country"),
	country: CountryName,
	more: z.array(CountryFigure).describe("What else belongs to the answer"),
	isWithoutTest: z.literal(true).optional().describe("Whoever asks wants to go without a test"),
	site: z.url().optional().describe("Of the country's own office, where more is asked than we have"),
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
		.describe("Living for a year as the visa counts it, the cheapest first"),
	unknown: z.int().describe("Countries of which nobody publishes it"),
});
