import * as z from "zod";
import { FacetOption, PageNumber, RepeatedText } from "./paging.ts";
import { Source } from "./source.ts";

/**
 * What a rank (or a score) counts. Those of different spaces are never compared: JEE Main ranks everyone (`-crl`) and each
 * reservation category apart (`-category`), architecture (paper 2A) and planning (2B) have ranks of their own, and preparatory-course
 * ranks are another list. NEET and the states count everyone in one list, whatever the category of the seat; `-score` is a space of
 * marks, in which higher is better.
 */
export const RANK_SPACES = [
	"jee-main-crl",
	"jee-main-category",
	"jee-main-barch-crl",
	"jee-main-barch-category",
	"jee-main-bplan-crl",
	"jee-main-bplan-category",
	"jee-advanced-crl",
	"jee-advanced-category",
	"jee-advanced-preparatory",
	"neet-air",
	"neet-score",
	"wbjee-general-merit",
	"keam-engineering",
	"kcet-engineering",
	"mht-cet-state-merit",
	"comedk-uget",
	"tnea-score",
	"acpc-engineering-merit",
	"acpc-pharmacy-merit",
	"gujarat-health-score",
] as const;
export const RankSpace = z.enum(RANK_SPACES);
export type RankSpace = z.infer<typeof RankSpace>;

/**
 * Whom a seat is for. `special` is a pool of one region or group within a quota (Goa in NIT Goa, defence, minority, children of
 * employees); `management` and `nri` are sold by the institution and are never a state's quota.
 */
export const SEAT_POOLS = ["all-india", "home-state", "other-state", "special", "management", "nri"] as const;
export const SeatPool = z.enum(SEAT_POOLS);
export type SeatPool = z.infer<typeof SeatPool>;

/** Whom a seat is reserved for, under one name for all authorities; `other` is a list of one state (BC-A, NT-2, 2A …), named by `seatType`. */
export const SOCIAL_CATEGORIES = ["open", "ews", "obc-ncl", "sc", "st", "other"] as const;
export const SocialCategory = z.enum(SOCIAL_CATEGORIES);
export type SocialCategory = z.infer<typeof SocialCategory>;

/** Why a published row is shown but kept out of tools, sorts and maxima. */
export const CUTOFF_MARKS = ["mixed-rank-space", "suspect"] as const;
export const CutoffMark = z.enum(CUTOFF_MARKS);
export type CutoffMark = z.infer<typeof CutoffMark>;

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
	preparatory: z.boolean(),
	rankSpace: RankSpace,
	mark: CutoffMark.optional(),
	sourceId: z.string(),
});
export type Cutoff = z.infer<typeof Cutoff>;

export const CUTOFFS_PAGE_SIZE = 50;
export const CUTOFFS_PAGE_LIMIT = 200;

/**
 * Filters of `/v1/colleges/{slug}/cutoffs`; a filter may repeat, an unknown value simply matches nothing. What an authority does not
 * print (a round, a quota, a seat pool) is no option: such rows are found without that filter.
 */
export const CutoffQuery = z.object({
	exam: RepeatedText,
	year: RepeatedText,
	round: RepeatedText,
	quota: RepeatedText,
	seatType: RepeatedText,
	gender: RepeatedText,
	programme: RepeatedText,
	page: PageNumber,
	limit: z.coerce.number().int().min(1).max(CUTOFFS_PAGE_LIMIT).catch(CUTOFFS_PAGE_SIZE).default(CUTOFFS_PAGE_SIZE),
});
export type CutoffQuery = z.infer<typeof CutoffQuery>;

export const CUTOFF_FILTERS = ["exam", "year", "round", "quota", "seatType", "gender", "programme"] as const;
export type CutoffFilter = (typeof CUTOFF_FILTERS)[number];

/** Newest year first, undated rows last, then last round first, then programme and closing rank. Each facet's options ignore the facet's own choice. */
export const CutoffPage = z.object({
	total: z.int(),
	page: z.int(),
	limit: z.int(),
	items: z.array(Cutoff),
	facets: z.record(z.enum(CUTOFF_FILTERS), z.array(FacetOption)),
	sources: z.array(Source),
});
export type CutoffPage = z.infer<typeof CutoffPage>;
