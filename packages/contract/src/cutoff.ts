import * as z from "zod";
import { CutoffMark, RankSpace, SeatPool, SocialCategory } from "./cutoff-kind.ts";
import { FacetOption, PageNumber, RepeatedText } from "./paging.ts";
import { Source } from "./source.ts";

const CUTOFFS_PAGE_SIZE = 50;
const CUTOFFS_PAGE_LIMIT = 200;

export const CUTOFF_FILTERS = [
	"exam",
	"authority",
	"year",
	"round",
	"quota",
	"seatType",
	"gender",
	"programme",
] as const;
export type CutoffFilter = (typeof CUTOFF_FILTERS)[number];

/** Year filter value for rows of undated copies. */
export const UNDATED = "undated";

/** Filter value for the newest year, or for the last round of the year. */
export const NEWEST_YEAR = "newest";
export const LAST_ROUND = "last";

export const Cutoff = z.object({
	exam: z.string().describe("Slug of the exam that gives the rank"),
	authority: z.string().describe("Counselling body that published the row"),
	year: z.int().optional().describe("Absent if the published copy has no date"),
	yearNote: z.string().optional().describe("What we know about the year of an undated copy"),
	round: z.int().optional(),
	programme: z.string(),
	quota: z
		.string()
		.describe("As the authority prints it: AI all India, HS home state, OS other state …; empty if it prints none"),
	pool: SeatPool,
	socialCategory: SocialCategory,
	pwd: z.boolean(),
	seatType: z.string().describe("Reservation category as printed: OPEN, OBC-NCL, OPEN (PwD) …"),
	gender: z
		.string()
		.describe(
			"Seat pool as printed; `NA` in JoSAA 2016–17, when there was one pool; empty if the authority prints none",
		),
	openingRank: z.number().optional(),
	closingRank: z.number().optional(),
	closingScore: z
		.number()
		.optional()
		.describe("Closing marks or percentile, if the authority closes by them; higher is better"),
	seats: z.int().optional().describe("Number of seats in the row, if the authority prints it"),
	preparatory: z.boolean(),
	rankSpace: RankSpace,
	mark: CutoffMark.optional(),
	sourceId: z.string(),
});
export type Cutoff = z.infer<typeof Cutoff>;

/**
 * Filters of `/v1/colleges/{slug}/cutoffs`; each may repeat, and an unknown value matches nothing. What an authority does not print (a
 * round, a quota, a seat pool) is no option: such rows are found without that filter.
 */
export const CutoffQuery = z.object({
	exam: RepeatedText.describe("Slug of an exam"),
	authority: RepeatedText,
	year: RepeatedText.describe(
		"`newest`: the newest year of the exam and authority; if all copies are undated, every year",
	),
	round: RepeatedText.describe(
		"`last`: the last round of the requested year; every round if no year is given or no round is printed",
	),
	quota: RepeatedText.describe("As printed: AI, HS, OS …"),
	seatType: RepeatedText.describe("As printed: OPEN, OBC-NCL, SC …"),
	gender: RepeatedText.describe("Seat pool as printed"),
	programme: RepeatedText.describe("As printed"),
	page: PageNumber,
	limit: z.coerce.number().int().min(1).max(CUTOFFS_PAGE_LIMIT).catch(CUTOFFS_PAGE_SIZE).default(CUTOFFS_PAGE_SIZE),
});
export type CutoffQuery = z.infer<typeof CutoffQuery>;

/** Newest year first, undated rows last, then last round first, then programme and closing rank. Each facet's options ignore the facet's own choice. */
export const CutoffPage = z.object({
	total: z.int(),
	page: z.int(),
	limit: z.int(),
	items: z.array(Cutoff),
	understood: z
		.object({ year: z.array(z.string()), round: z.array(z.string()) })
		.describe("The years and rounds that the query was resolved to; empty if all are shown"),
	available: z
		.object({
			year: z.array(z.string()).describe("Years of the exam and authority, newest first"),
			round: z.array(z.string()).describe("Rounds of these years, first to last"),
		})
		.describe(
			"All years and rounds that exist, whatever the other filters are; a year may lack a round that another has",
		),
	facets: z.record(z.enum(CUTOFF_FILTERS), z.array(FacetOption)),
	sources: z.array(Source),
});
export type CutoffPage = z.infer<typeof CutoffPage>;
