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
	total: z
		.int()
		.describe("Number of entries. Those from other lists may repeat institutions of the national directory"),
	inDirectory: z.int(),
	sourceId: z.string().describe("The directory that lists most of them"),
	kinds: z
		.array(z.object({ kind: CollegeKind, count: z.int() }))
		.describe("Most institutions first; kinds without one are absent"),
	standing: z
		.object({ rank: z.int(), of: z.int(), next: Named.extend({ nameHi: z.string().optional() }).optional() })
		.optional()
		.describe(
			"Position by the number of institutions: of a state among the states, of a district within its state; `next` has the next fewer",
		),
	ownership: z
		.object({ known: z.int(), government: z.int(), aided: z.int(), private: z.int(), sourceId: z.string() })
		.optional(),
	seats: z
		.object({
			known: z.int(),
			seats: z.int(),
			government: z.int().describe("How many of these seats are at institutions that a source calls government-run"),
			year: z.int().describe("First year of the school year"),
			most: Named.extend({ seats: z.int() }),
			isOfSubject: z
				.boolean()
				.describe(
					"Whether the seats are those of the requested course; otherwise of all courses of these institutions",
				),
			sourceId: z.string(),
		})
		.optional()
		.describe("Sum of approved seats a year, over institutions that an authority's list has"),
	ranked: z
		.object({
			count: z.int(),
			year: z.int(),
			best: Named.extend({ list: RankingList, rank: z.int().optional(), band: z.string().optional() }),
			sourceId: z.string(),
		})
		.optional()
		.describe("Institutions in NIRF's newest lists"),
	salaries: Spread.extend({ list: RankingList, level: z.string(), cohort: z.int(), best: Named, sourceId: z.string() })
		.optional()
		.describe("Median salaries in rupees a year, as institutions reported them for one ranking list and level"),
	closing: z
		.object({
			known: z.int(),
			exams: z.array(z.object({ exam: z.string(), count: z.int() })).describe("Exam with the most institutions first"),
			sourceId: z.string(),
		})
		.optional()
		.describe("Institutions with closing ranks or scores that a counselling published"),
	fees: Spread.extend({ year: z.int(), covers: z.enum(FEE_COVERS), sourceId: z.string() })
		.optional()
		.describe(
			"Each institution's lowest published fee in rupees a year; only fees with the commonest coverage are compared",
		),
	established: z.object({ known: z.int(), oldest: Named.extend({ year: z.int() }), sourceId: z.string() }).optional(),
	women: z
		.object({ count: z.int(), sourceId: z.string() })
		.optional()
		.describe("Institutions that admit women only, by name or record"),
	ownFigures: z.int().describe("Number of these figures that the place has"),
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
	isIndexable: z.boolean().describe("Whether the page has enough figures for search engines"),
	districts: z
		.array(PlaceName.extend({ count: z.int() }))
		.describe("For a state: its districts that have institutions, most first"),
	noDistrict: z.int().describe("For a state: institutions whose district no source names"),
	subjects: z
		.array(Counted)
		.describe(
			"Categories and courses that have a page for this place, most institutions first; only if no subject is requested",
		),
	items: z.array(CollegeSummary).describe("First page of the list, best NIRF rank first"),
	sources: z.array(Source),
});
export type PlacePage = z.infer<typeof PlacePage>;

export const PlacedResults = CollegeResults.extend({
	placePage: z
		.object({ of: z.string(), state: z.string(), district: z.string().optional() })
		.optional()
		.describe(
			"The page `/v1/places/{state}/{district}?of=`, if it has enough figures; `of` is `in` if it has no subject",
		),
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
