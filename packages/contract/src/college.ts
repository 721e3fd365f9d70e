import * as z from "zod";
import { CATEGORY_RULES } from "./category.ts";
import { CollegeFact } from "./college-fact.ts";
import { CollegeKind } from "./college-kind.ts";
import { eachFacet, FACETS, FacetName, Facets } from "./facet.ts";
import { FeeSummary } from "./fee.ts";
import { NearReading } from "./near-place.ts";
import { Placement } from "./outcome.ts";
import { PageNumber, RepeatedText, SearchWords } from "./paging.ts";
import { Ranking, RankingList, RankingPlace } from "./ranking.ts";
import { Source } from "./source.ts";

/** Professions that a name may give, in categories with more than one profession. */
const PROFESSIONS = [
	"nursing",
	"pharmacy",
	"dental",
	"homoeopathy",
	"ayurveda",
	"unani",
	"siddha",
	"naturopathy",
	"physiotherapy",
	"veterinary",
	"allied-health",
	"medicine",
	"polytechnic",
	"teaching",
] as const;

/**
 * `nirf`: newest rank in the chosen category's list (or overall), best first. `intake`: approved seats, most first. `established`:
 * oldest first. `salary`: median salary reported for the list that ranks the category, highest first. `distance`: from `near`,
 * nearest first. `name`: A to Z. A leading `-` reverses; what is unknown comes last either way.
 */
export const COLLEGE_SORTS = [
	"relevance",
	"distance",
	"nirf",
	"-nirf",
	"intake",
	"-intake",
	"established",
	"-established",
	"salary",
	"-salary",
	"name",
	"-name",
	"-distance",
] as const;

export const COLLEGES_PAGE_SIZE = 20;

/**
 * Why a value is replaced: it has another name (`law` is 3); the category is not the degree's own; or no source lists who teaches the
 * degree, so its category is used.
 */
const MOVED_REASONS = ["other-name", "of-the-degree", "no-source"] as const;

/**
 * Why a value is ignored: the degree already implies the category; the degree is combined with other categories; or no source lists who
 * teaches it and other degrees are chosen.
 */
const IGNORED_REASONS = ["said-by-degree", "beside-other-categories", "no-source"] as const;

export const Profession = z.enum(PROFESSIONS);
export type Profession = z.infer<typeof Profession>;

export const CollegeSort = z.enum(COLLEGE_SORTS);
export type CollegeSort = z.infer<typeof CollegeSort>;

/**
 * Query of `GET /v1/colleges`. `category` takes ids, slugs or `none`; every other facet its options' values; any other value matches
 * nothing. `near` is a PIN or the
 * name of a town or district. `sort` absent: relevance with `q`, distance with `near`, else nirf.
 */
export const CollegeQuery = z.object({
	q: SearchWords,
	...eachFacet(() => RepeatedText),
	near: SearchWords,
	sort: CollegeSort.optional().catch(undefined),
	page: PageNumber,
});
export type CollegeQuery = z.infer<typeof CollegeQuery>;

export const Place = z.object({
	city: z.string().optional(),
	district: z.string().optional(),
	districtHi: z.string().optional().describe("The district's Hindi name, if known"),
	state: z.object({ slug: z.string(), name: z.string(), nameHi: z.string().optional() }).optional(),
});
export type Place = z.infer<typeof Place>;

export const CollegeSummary = z.object({
	slug: z.string(),
	name: z.string(),
	kind: CollegeKind,
	place: Place,
	categories: z.array(z.int()),
	ranking: RankingPlace.optional().describe(
		"Newest place in the ranking list of the requested category; without a category, the best place in its newest year, overall list first",
	),
	seats: z
		.object({ count: z.int(), year: z.int(), sourceId: z.string() })
		.optional()
		.describe("Approved seats a year, if an authority's list has them"),
	established: z.object({ year: z.int(), sourceId: z.string() }).optional(),
	salary: z
		.object({
			list: RankingList,
			level: z.string().describe("Level as in the institution's placements: `ug-4`, `pg-2` …"),
			cohort: z.int().describe("School year in which they graduated, by its first year"),
			medianInr: z.number().describe("Rupees a year, for those placed"),
			placed: z.int().describe("Number of graduates behind the median: ten or more"),
			sourceId: z.string(),
		})
		.optional()
		.describe(
			"What the institution reported for the ranking list that the query sorts by; absent if the numbers contradict themselves",
		),
	fee: FeeSummary.optional().describe("Newest fee that an authority published: the first on the college's fee page"),
	distanceKm: z
		.number()
		.optional()
		.describe("Whole km from `near`; absent if either end is known only by its district"),
	sourceId: z.string(),
});
export type CollegeSummary = z.infer<typeof CollegeSummary>;

/** `count`: institutions that an empty list would have without this one filter; most first. */
export const Relaxation = z.object({ filter: z.enum(["q", ...FACETS]), count: z.int() });
export type Relaxation = z.infer<typeof Relaxation>;

const FacetValue = z.object({ facet: FacetName, value: z.string() });

export const UnderstoodCollegeQuery = z.object({
	values: z
		.record(FacetName, z.array(z.string()))
		.describe("The filters in use, as ids and slugs in the order of the options; values that we do not know come last"),
	moved: z.array(FacetValue.extend({ to: FacetValue, reason: z.enum(MOVED_REASONS) })),
	ignored: z.array(FacetValue.extend({ reason: z.enum(IGNORED_REASONS) })),
});
export type UnderstoodCollegeQuery = z.infer<typeof UnderstoodCollegeQuery>;

export const CollegeResults = z.object({
	total: z
		.int()
		.describe("Number of entries. Those from other lists may repeat institutions of the national directory"),
	inDirectory: z.int().describe("How many of them are in the national directory (AISHE), each counted once"),
	page: z.int(),
	pageSize: z.int(),
	sort: CollegeSort,
	hasSalaries: z
		.boolean()
		.describe(
			"Whether the list can be sorted by salary: institutions report salaries for the ranking list of its category",
		),
	items: z.array(CollegeSummary),
	facets: Facets,
	near: NearReading.optional(),
	relax: z.array(Relaxation),
	assumedDegrees: z
		.array(z.string())
		.describe(
			"Requested degrees for which none of our sources lists the colleges. A degree requested alone is answered by its category",
		),
	byName: z
		.object({ q: z.string(), count: z.int() })
		.optional()
		.describe(
			"A search by name that finds more: no source lists every college of this degree or course. `q` has the words, `count` the matches with the other filters",
		),
	understood: UnderstoodCollegeQuery,
	unknown: z.array(FacetValue).describe("Requested values that do not exist: they match nothing"),
	sources: z.array(Source).describe("Every source that the items name"),
});
export type CollegeResults = z.infer<typeof CollegeResults>;

/**
 * Neighbours in the list of its main field, else in one of whole institutions. For an unranked one the nearest of its category, kind and
 * profession, or others of its district if only that is known.
 */
export const Similar = z.object({
	rule: z.enum(["near-in-rank", "near-by", "same-district"]),
	list: RankingList.describe("The ranking list in which they are its neighbours, or the list of their common field"),
	categoryId: z
		.int()
		.optional()
		.describe("The category that they share; absent if they are neighbours in a ranking list"),
	items: z.array(CollegeSummary),
});
export type Similar = z.infer<typeof Similar>;

export const CutoffSummary = z.object({
	exam: z.string(),
	authority: z.string(),
	rows: z.int(),
	programmes: z.int().describe("Distinct programmes in the newest year"),
	firstYear: z.int().optional().describe("Absent if no row has a year"),
	lastYear: z.int().optional(),
	lastRound: z.int().optional().describe("Last round of the newest year; absent if the authority prints none"),
	sourceId: z.string(),
});
export type CutoffSummary = z.infer<typeof CutoffSummary>;

export const College = z.object({
	id: z
		.string()
		.describe("Permanent: the AISHE code, or an id beginning with `X-` for an institution outside the directory"),
	slug: z.string(),
	name: z.string().describe("The name people use"),
	shortName: z.string().optional().describe("The usual short name: IIT Madras"),
	officialName: z.string().describe("The name as the directory, or the only source, prints it"),
	otherNames: z.array(z.object({ name: z.string(), sourceId: z.string() })),
	kind: CollegeKind,
	profession: Profession.optional().describe("The profession that its name contains"),
	aisheCode: z.string().optional(),
	otherCodes: z.array(z.string()).describe("Other AISHE codes of the same institution"),
	possibleTwins: z
		.array(z.object({ slug: z.string(), name: z.string() }))
		.describe("Institutions that may be the same one: a similar name in the same district, and no proof"),
	place: Place,
	position: z
		.object({
			latitude: z.number(),
			longitude: z.number(),
			of: z.enum(["pin", "town", "district"]),
			sourceId: z.string(),
		})
		.optional()
		.describe("Position of its PIN code, town or district: no source has the institution's own position"),
	categories: z.array(
		z.object({
			id: z.int(),
			slug: z.string(),
			name: z.string(),
			rule: z.enum(CATEGORY_RULES),
			evidence: z.string(),
			sourceId: z.string(),
		}),
	),
	mainList: RankingList.optional().describe(
		"Ranking list of the field in which most of its students are; absent if it has many fields, or if nobody knows",
	),
	rankings: z.array(Ranking).describe("Newest year first"),
	cutoffs: z.array(CutoffSummary),
	facts: z.array(CollegeFact).describe("Newest first within a field; if sources disagree, each has its row"),
	placements: z.array(Placement).describe("Newest school year first"),
	seats: z
		.array(
			z.object({
				authority: z.string(),
				year: z.int(),
				courses: z.int(),
				seats: z.int().optional(),
				sourceId: z.string(),
			}),
		)
		.describe("Approved seats in each authority's newest list; the courses are at `/courses`"),
	fees: z.array(FeeSummary).describe("Newest published fee of each authority; all fees are at `/fees`"),
	pageFees: z
		.int()
		.describe("Number of fees that single pages print, the institution's own or a newspaper's; they are at `/fees`"),
	similar: Similar.optional(),
	reviews: z
		.object({ count: z.int(), removed: z.int() })
		.optional()
		.describe("Number of public reviews and of removed ones, listed at `/reviews`; absent if there are none"),
	sourceId: z.string(),
	sources: z.array(Source).describe("Every source that this answer names"),
});
export type College = z.infer<typeof College>;
