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
	exam: z.string().describe("Slug of the exam whose rank is meant"),
	authority: z.string().describe("The counselling body that published the row"),
	year: z.int().optional().describe("Absent where the published copy is undated"),
	yearNote: z.string().optional().describe("What is known of an undated copy's year"),
	round: z.int().optional(),
	programme: z.string(),
	quota: z
		.string()
		.describe("As the authority prints it: AI all India, HS home state, OS other state …; empty where it prints none"),
	pool: SeatPool,
	socialCategory: SocialCategory,
	pwd: z.boolean(),
	seatType: z.string().describe("Reservation category as printed: OPEN, OBC-NCL, OPEN (PwD) …"),
	gender: z
		.string()
		.describe(
			"Seat pool as printed; `NA` in JoSAA 2016–17, when there was one pool; empty where the authority prints none",
		),
	openingRank: z.number().optional(),
	closingRank: z.number().optional(),
	closingScore: z
		.number()
		.optional()
		.describe("Marks or percentile, where the authority closes by them: higher is better"),
	seats: z.int().optional().describe("How many seats the row is about, where the authority prints that beside it"),
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
	exam: RepeatedText,
	authority: RepeatedText,
	year: RepeatedText.describe(
		"`newest`: the newest year of the exam and authority asked for; every year where all of its copies are undated",
	),
	round: RepeatedText.describe(
		"`last`: the last round of the year asked for; every round where no year is, or none is printed",
	),
	quota: RepeatedText,
	seatType: RepeatedText,
	gender: RepeatedText,
	programme: RepeatedText,
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
		.describe("What the years and rounds asked for were taken for; empty where every one is shown"),
	available: z
		.object({
			year: z.array(z.string()).describe("Years of the exam and authority, newest first"),
			round: z.array(z.string()).describe("Rounds of the years taken, first to last"),
		})
		.describe("What may be asked for, whatever the other filters: a round of one year need not exist in another"),
	facets: z.record(z.enum(CUTOFF_FILTERS), z.array(FacetOption)),
	sources: z.array(Source),
});
export type CutoffPage = z.infer<typeof CutoffPage>;
