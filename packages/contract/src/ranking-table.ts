import * as z from "zod";
import { Place } from "./college.ts";
import { FacetOption, SearchWords } from "./paging.ts";
import { Ranking, RankingList } from "./ranking.ts";
import { Source } from "./source.ts";

export const RankingExtent = z.object({
	year: z.int(),
	ranked: z.int().describe("Institutions with a rank"),
	lastRank: z.int().describe("The last rank that is held"),
	bands: z.array(z.object({ band: z.string(), count: z.int() })).describe("Bands after the ranks, best first"),
	unresolved: z.int().describe("Ranks up to the last whose institution is not decided; they are left out"),
	sourceId: z.string(),
});
export type RankingExtent = z.infer<typeof RankingExtent>;

const Named = z.object({
	slug: z.string(),
	name: z.string(),
	shortName: z.string().optional().describe("As people call it, where that is plain"),
	place: Place,
});

const Before = z.object({ rank: z.int().optional(), band: z.string().optional() });

export const RankedPlace = Ranking.pick({ rank: true, band: true, score: true, parameters: true, printedName: true })
	.extend(Named.shape)
	.extend({ before: Before.optional().describe("Absent where `against` does not name it, or there is none") });
export type RankedPlace = z.infer<typeof RankedPlace>;

const Move = Named.pick({ slug: true, name: true, shortName: true }).extend({ rank: z.int(), before: z.int() });

const Summary = z.object({
	states: z.array(z.object({ slug: z.string(), count: z.int() })).describe("Of those with a rank, most first"),
	risen: z.int(),
	fallen: z.int(),
	same: z.int(),
	joined: z.int().describe("With a rank now, and not named by `against`"),
	left: z.int().describe("With a rank in `against`, and without a place now"),
	climb: Move.optional().describe("The longest way up between two ranks"),
	drop: Move.optional().describe("The longest way down between two ranks"),
});

export const RankingTableQuery = z.object({
	q: SearchWords,
	state: z.string().max(100).optional().describe("A state’s slug"),
});
export type RankingTableQuery = z.infer<typeof RankingTableQuery>;

/** A whole list of one year, best first, with each institution's place in our newest earlier year. */
export const RankingTable = z.object({
	list: RankingList,
	extent: RankingExtent,
	against: RankingExtent.optional(),
	years: z.array(z.int()).describe("Of this list, newest first"),
	lists: z.array(RankingList).describe("Of this year"),
	summary: Summary,
	states: z.array(FacetOption).describe("Of the whole list, by name"),
	total: z.int().describe("Places under the filters"),
	items: z.array(RankedPlace),
	sources: z.array(Source),
});
export type RankingTable = z.infer<typeof RankingTable>;

export const RankingLists = z.object({
	institutions: z.int().describe("Different institutions in all lists and years"),
	places: z.int(),
	lists: z.array(
		z.object({
			list: RankingList,
			years: z.array(RankingExtent).describe("Newest first"),
			first: z.array(Named.extend({ rank: z.int() })),
		}),
	),
	sources: z.array(Source),
});
export type RankingLists = z.infer<typeof RankingLists>;
