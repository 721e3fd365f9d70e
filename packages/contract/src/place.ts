import * as z from "zod";
import { CollegeResults, CollegeSummary } from "./college.ts";
import { CollegeKind } from "./college-kind.ts";
import { FEE_COVERS } from "./fee-kind.ts";
import { RankingList } from "./ranking.ts";
import { Source } from "./source.ts";

const Named = z.object({ slug: z.string(), name: z.string() });

/** The least, the middle and the greatest of the known values; unknown values are not counted. */
export const Spread = z.object({ known: z.int(), least: z.number(), middle: z.number(), most: z.number() });
export type Spread = z.infer<typeof Spread>;

/**
 * The figures of a list of institutions together. Each part names its source and the number of institutions behind it;
 * unknown is absent, never 0.
 */
export const PlaceFigures = z.object({
	total: z.int().describe("Entries: some that the national directory does not list may be second ones"),
	inDirectory: z.int(),
	sourceId: z.string().describe("The directory that lists most of them"),
	kinds: z.array(z.object({ kind: CollegeKind, count: z.int() })).describe("Most first; none of nothing"),
	standing: z
		.object({ rank: z.int(), of: z.int(), next: Named.extend({ nameHi: z.string().optional() }).optional() })
		.optional()
		.describe(
			"The place of a state among the states, or of a district among its state's, by the number of institutions; `next` has the next fewer",
		),
	ownership: z
		.object({ known: z.int(), government: z.int(), aided: z.int(), private: z.int(), sourceId: z.string() })
		.optional(),
	seats: z
		.object({
			known: z.int(),
			seats: z.int(),
			government: z
				.int()
				.describe("Of these seats, those at institutions of which a source says that they are the government's"),
			year: z.int().describe("A school year by its first"),
			most: Named.extend({ seats: z.int() }),
			isOfSubject: z.boolean().describe("Of the course asked for; otherwise of all courses of these institutions"),
			sourceId: z.string(),
		})
		.optional()
		.describe("Approved seats a year, added up over the institutions of which an authority's list says them"),
	ranked: z
		.object({
			count: z.int(),
			year: z.int(),
			best: Named.extend({ list: RankingList, rank: z.int().optional(), band: z.string().optional() }),
			sourceId: z.string(),
		})
		.optional()
		.describe("In the newest lists of NIRF"),
	salaries: Spread.extend({ list: RankingList, level: z.string(), cohort: z.int(), best: Named, sourceId: z.string() })
		.optional()
		.describe("Median salaries in rupees a year, as the institutions reported them for one list and level"),
	closing: z
		.object({
			known: z.int(),
			exams: z.array(z.object({ exam: z.string(), count: z.int() })).describe("Most first"),
			sourceId: z.string(),
		})
		.optional()
		.describe("Institutions whose closing ranks or scores some counselling published"),
	fees: Spread.extend({ year: z.int(), covers: z.enum(FEE_COVERS), sourceId: z.string() })
		.optional()
		.describe(
			"The lowest published yearly fee of each institution, in rupees: of those that cover what most of them cover",
		),
	established: z.object({ known: z.int(), oldest: Named.extend({ year: z.int() }), sourceId: z.string() }).optional(),
	women: z
		.object({ count: z.int(), sourceId: z.string() })
		.optional()
		.describe("That say by name or record that they admit women alone"),
	ownFigures: z.int().describe("How many of these there are"),
});
export type PlaceFigures = z.infer<typeof PlaceFigures>;

export const PlaceName = z.object({ slug: z.string(), name: z.string(), nameHi: z.string().optional() });
export type PlaceName = z.infer<typeof PlaceName>;

const Counted = z.object({ slug: z.string(), count: z.int() });

export const PlaceQuery = z.object({ of: z.string().optional() });

export const PlacePage = z.object({
	state: PlaceName,
	district: PlaceName.optional(),
	subject: z
		.object({ facet: z.enum(["category", "degree", "course"]), slug: z.string(), value: z.string() })
		.optional(),
	figures: PlaceFigures,
	isIndexable: z.boolean().describe("Whether there are figures enough of its own for search engines"),
	districts: z.array(PlaceName.extend({ count: z.int() })).describe("Of a state: those with some, most first"),
	noDistrict: z.int().describe("Of a state: of how many no source says the district"),
	subjects: z
		.array(Counted)
		.describe("Categories and courses of which the place has a page, most first; without a subject alone"),
	items: z.array(CollegeSummary).describe("The first page of the list, best NIRF rank first"),
	sources: z.array(Source),
});
export type PlacePage = z.infer<typeof PlacePage>;

export const PlacedResults = CollegeResults.extend({
	placePage: z
		.object({ of: z.string(), state: z.string(), district: z.string().optional() })
		.optional()
		.describe("`/v1/places/{state}/{district}?of=`, where it has figures enough of its own; `in` stands for all"),
});
export type PlacedResults = z.infer<typeof PlacedResults>;

export const NamedPlacesQuery = PlaceQuery.extend({ called: z.string() });

export const NamedPlaces = z.object({
	items: z.array(z.object({ state: PlaceName, district: PlaceName.optional(), count: z.int() })),
});
export type NamedPlaces = z.infer<typeof NamedPlaces>;

export const PlaceAddresses = z.object({
	places: z.array(z.object({ of: z.string().optional(), state: z.string(), district: z.string().optional() })),
});
export type PlaceAddresses = z.infer<typeof PlaceAddresses>;
