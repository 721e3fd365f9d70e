import * as z from "zod";
import { CATEGORY_RULES } from "./category.ts";
import { CollegeFact } from "./college-fact.ts";
import { CollegeKind } from "./college-kind.ts";
import { eachFacet, FACETS, FacetName, Facets } from "./facet.ts";
import { FeeSummary } from "./fee.ts";
import { NearReading } from "./near-place.ts";
import { Placement } from "./outcome.ts";
import { PageNumber, RepeatedText, SearchWords } from "./paging.ts";
import { Ranking, RankingList } from "./ranking.ts";
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
	districtHi: z.string().optional().describe("Its Hindi name, where one is known"),
	state: z.object({ slug: z.string(), name: z.string(), nameHi: z.string().optional() }).optional(),
});
export type Place = z.infer<typeof Place>;

export const CollegeSummary = z.object({
	slug: z.string(),
	name: z.string(),
	kind: CollegeKind,
	place: Place,
	categories: z.array(z.int()),
	ranking: z
		.object({
			list: RankingList,
			year: z.int(),
			rank: z.int().optional(),
			band: z.string().optional(),
			sourceId: z.string(),
		})
		.optional()
		.describe(
			"The newest place in the list of the one category asked for; otherwise the best of its newest year, overall first",
		),
	seats: z
		.object({ count: z.int(), year: z.int(), sourceId: z.string() })
		.optional()
		.describe("Approved seats a year, where an authority's list says"),
	established: z.object({ year: z.int(), sourceId: z.string() }).optional(),
	salary: z
		.object({
			list: RankingList,
			level: z.string().describe("As in the placements of the institution: `ug-4`, `pg-2` …"),
			cohort: z.int().describe("The school year in which they graduated, by its first"),
			medianInr: z.number().describe("Rupees a year, of those placed"),
			placed: z.int().describe("How many the median is of: ten or more"),
			sourceId: z.string(),
		})
		.optional()
		.describe(
			"What the institution reported for the list that the query sorts by, unless the numbers contradict themselves",
		),
	fee: FeeSummary.optional().describe("The newest fee that an authority published, as its own page begins with it"),
	distanceKm: z
		.number()
		.optional()
		.describe("Whole km from `near`, where both ends are known more exactly than that: no middle of a district is"),
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
		.describe("What the list is narrowed by, by ids and slugs in the order of the options; then what is not known"),
	moved: z.array(FacetValue.extend({ to: FacetValue, reason: z.enum(MOVED_REASONS) })),
	ignored: z.array(FacetValue.extend({ reason: z.enum(IGNORED_REASONS) })),
});
export type UnderstoodCollegeQuery = z.infer<typeof UnderstoodCollegeQuery>;

export const CollegeResults = z.object({
	total: z
		.int()
		.describe("Entries: some that the national directory does not list may be second ones of what it lists"),
	inDirectory: z.int().describe("How many of them the national directory (AISHE) lists, each once"),
	page: z.int(),
	pageSize: z.int(),
	sort: CollegeSort,
	hasSalaries: z
		.boolean()
		.describe("Whether the list may be sorted by salaries: they are reported for the list that ranks its category"),
	items: z.array(CollegeSummary),
	facets: Facets,
	near: NearReading.optional(),
	relax: z.array(Relaxation),
	assumedDegrees: z
		.array(z.string())
		.describe(
			"Degrees asked for of which no source that we have tells who teaches them: alone, they stand for their category",
		),
	byName: z
		.object({ q: z.string(), count: z.int() })
		.optional()
		.describe(
			"Where no source lists everywhere that the degree or course is taught, and more are named so: the words, and how many there are with all that is asked beside it",
		),
	understood: UnderstoodCollegeQuery,
	unknown: z.array(FacetValue).describe("Values asked for that their facet does not have: they match nothing"),
	sources: z.array(Source).describe("Every source that the items name"),
});
export type CollegeResults = z.infer<typeof CollegeResults>;

/**
 * Neighbours in the list of its main field, else in one of whole institutions. For an unranked one the nearest of its category, kind and
 * profession, or others of its district if only that is known.
 */
export const Similar = z.object({
	rule: z.enum(["near-in-rank", "near-by", "same-district"]),
	list: RankingList.describe("In which they stand beside it, or whose field they share"),
	categoryId: z.int().optional().describe("Absent where they stand beside it in a list"),
	items: z.array(CollegeSummary),
});
export type Similar = z.infer<typeof Similar>;

export const CutoffSummary = z.object({
	exam: z.string(),
	authority: z.string(),
	rows: z.int(),
	programmes: z.int().describe("Distinct programmes in the newest year"),
	firstYear: z.int().optional().describe("Absent where every row held is undated"),
	lastYear: z.int().optional(),
	lastRound: z.int().optional().describe("The last round of the newest year; absent where the authority prints none"),
	sourceId: z.string(),
});
export type CutoffSummary = z.infer<typeof CutoffSummary>;

export const College = z.object({
	id: z
		.string()
		.describe(
			"Permanent: the AISHE code, or an id that begins with `X-` for an institution that the directory does not list",
		),
	slug: z.string(),
	name: z.string().describe("The name people use"),
	shortName: z.string().optional().describe("As people call it for short: IIT Madras"),
	officialName: z.string().describe("The name as the directory (or the only source) prints it"),
	otherNames: z.array(z.object({ name: z.string(), sourceId: z.string() })),
	kind: CollegeKind,
	profession: Profession.optional().describe("The one that its own name says"),
	aisheCode: z.string().optional(),
	otherCodes: z.array(z.string()).describe("Other codes under which the AISHE directory lists the same institution"),
	possibleTwins: z
		.array(z.object({ slug: z.string(), name: z.string() }))
		.describe("Institutions that may be the same one: nearly the name, the same district, and nothing that decides"),
	place: Place,
	position: z
		.object({
			latitude: z.number(),
			longitude: z.number(),
			of: z.enum(["pin", "town", "district"]),
			sourceId: z.string(),
		})
		.optional()
		.describe("Of its PIN code, town or district: no source gives the institution's own point"),
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
		"The list of the field in which most of its people study; absent of an institution of many fields, and where nobody knows",
	),
	rankings: z.array(Ranking).describe("Newest year first"),
	cutoffs: z.array(CutoffSummary),
	facts: z.array(CollegeFact).describe("Newest first within a field; sources that disagree stand side by side"),
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
		.describe("Approved seats by authority, of its newest list; the courses themselves at `/courses`"),
	fees: z.array(FeeSummary).describe("What the newest published fee is, by authority; the fees themselves at `/fees`"),
	pageFees: z.int().describe("How many fees single pages print, the institution's own or a newspaper's: at `/fees`"),
	similar: Similar.optional(),
	reviews: z
		.object({ count: z.int(), removed: z.int() })
		.optional()
		.describe("How many are public and how many were taken down, at `/reviews`; absent when there is neither"),
	sourceId: z.string(),
	sources: z.array(Source).describe("Every source that this answer names"),
});
export type College = z.infer<typeof College>;
