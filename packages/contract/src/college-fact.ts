import * as z from "zod";
import { OWNERSHIPS } from "./facet.ts";

/** In the order in which a page shows them. */
export const FACT_FIELDS = [
	"ownership",
	"university-type",
	"college-type",
	"established",
	"affiliated-to",
	"recognised-by",
	"women-only",
	"minority",
	"website",
	"phone",
	"address",
	"pin",
] as const;

export const FactField = z.enum(FACT_FIELDS);
export type FactField = z.infer<typeof FactField>;

/** Three kinds of owner; `printed` has the source's own words. A deemed or state university counts as its founders do. */
export const Ownership = z.enum(OWNERSHIPS.map(({ slug }) => slug));
export type Ownership = z.infer<typeof Ownership>;

export const UniversityType = z.enum(["central", "state", "deemed", "private"]);
export type UniversityType = z.infer<typeof UniversityType>;

/** One source's value of a field. Sources that disagree give several. */
export const CollegeFact = z.object({
	field: FactField,
	value: z
		.string()
		.describe(
			"A year, a six-digit PIN, `yes` or `no`, a slug (ownership, university-type, college-type, recognised-by), the id of the affiliating university where it is known, or the text",
		),
	printed: z.string().describe("As the source prints it"),
	year: z.int().optional().describe("The year that the source speaks of, a school year by its first"),
	sourceId: z.string(),
});
export type CollegeFact = z.infer<typeof CollegeFact>;
