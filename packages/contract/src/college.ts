import * as z from "zod";
import { CategoryRule } from "./category.ts";
import { FacetOption, PageNumber, RepeatedText } from "./paging.ts";
import { Ranking, RankingList } from "./ranking.ts";
import { Source } from "./source.ts";

/** What the directory registers an institution as. In words for visitors all of them are "institutions". */
export const CollegeKind = z.enum(["university", "college", "standalone", "research"]);
export type CollegeKind = z.infer<typeof CollegeKind>;

/** `nirf`: newest rank in the chosen category's list (or overall), best first, unknown last. `name`: A to Z. A leading `-` reverses. */
export const CollegeSort = z.enum(["relevance", "nirf", "-nirf", "name", "-name"]);
export type CollegeSort = z.infer<typeof CollegeSort>;

export const COLLEGES_PAGE_SIZE = 20;

/** Characters of `q` that are read; the longest name of an institution has 249, and its first words find it. */
const LONGEST_SEARCH = 200;

/** Query of `GET /v1/colleges`. `category` takes ids, slugs or `none`; `state` takes slugs. `sort` absent: relevance with `q`, else nirf. */
export const CollegeQuery = z.object({
	q: z
		.string()
		.trim()
		.transform((words) => words.slice(0, LONGEST_SEARCH))
		.catch("")
		.default(""),
	category: RepeatedText,
	state: RepeatedText,
	sort: CollegeSort.optional().catch(undefined),
	page: PageNumber,
});
export type CollegeQuery = z.infer<typeof CollegeQuery>;

export const Place = z.object({
	city: z.string().optional(),
	district: z.string().optional(),
	state: z.object({ slug: z.string(), name: z.string() }).optional(),
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
		.describe("The newest place in the list that the query sorts by"),
	sourceId: z.string(),
});
export type CollegeSummary = z.infer<typeof CollegeSummary>;

export const CollegeResults = z.object({
	total: z.int(),
	page: z.int(),
	pageSize: z.int(),
	sort: CollegeSort,
	items: z.array(CollegeSummary),
	facets: z.object({ category: z.array(FacetOption), state: z.array(FacetOption) }),
	sources: z.array(Source).describe("Every source that the items name"),
});
export type CollegeResults = z.infer<typeof CollegeResults>;

/** What is held of one counselling: read the rows themselves at `/cutoffs`. */
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
	id: z.string().describe("Permanent: the AISHE code, or an id that begins with `X-` for an institution that the directory does not list"),
	slug: z.string(),
	name: z.string().describe("The name people use"),
	officialName: z.string().describe("The name as the directory (or the only source) prints it"),
	otherNames: z.array(z.object({ name: z.string(), sourceId: z.string() })),
	kind: CollegeKind,
	aisheCode: z.string().optional(),
	place: Place,
	position: z
		.object({ latitude: z.number(), longitude: z.number(), of: z.enum(["district", "town"]), sourceId: z.string() })
		.optional()
		.describe("Of its district or town: no source gives the institution's own point"),
	categories: z.array(
		z.object({
			id: z.int(),
			slug: z.string(),
			name: z.string(),
			rule: CategoryRule,
			evidence: z.string(),
			sourceId: z.string(),
		}),
	),
	rankings: z.array(Ranking).describe("Newest year first"),
	cutoffs: z.array(CutoffSummary),
	sourceId: z.string(),
	sources: z.array(Source).describe("Every source that this answer names"),
});
export type College = z.infer<typeof College>;
