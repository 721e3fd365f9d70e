/** What countries are described by. */

/** The placeholders of the site's own record (spec 3): a page says "not published" for them. */
export const VISA_PLACEHOLDERS = { type: "Type", fees: "Fees", processing_time: "Processing Time" } as const;

/** The parts of a visa option that have a value each. */
export const VISA_PARTS = ["type", "fees", "processing_time"] as const;
export type VisaPart = (typeof VISA_PARTS)[number];

/** What of a visa an editor may know better: its name too, where the route is called otherwise today. */
export const CORRECTED_PARTS = ["name", ...VISA_PARTS] as const;
export type CorrectedPart = (typeof CORRECTED_PARTS)[number];

/** The fields of spec 3, in the order of the page. */
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

/** Parts of the first year's money, in the order of the sum. */
export const COST_KINDS = [
	"tuition",
	"living",
	"proof-of-funds",
	"visa",
	"health-insurance",
	"test",
	"travel",
] as const;
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
