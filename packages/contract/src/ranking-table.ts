import * as z from "zod";
import { Place } from "./college.ts";
import { FacetOption, SearchWords } from "./paging.ts";
import { Ranking, RankingList } from "./ranking.ts";
import { Source } from "./source.ts";

export const RankingExtent = z.object({
	year: z.int(),
	ranked: z.int().describe("Number of institutions with a rank"),
	lastRank: z.int().describe("Last rank that we have"),
	bands: z.array(z.object({ band: z.string(), count: z.int() })).describe("Bands after the ranks, best first"),
	unresolved: z
		.int()
		.describe("Number of ranks up to the last one whose institution we could not identify; they are left out"),
	sourceId: z.string(),
});
export type RankingExtent = z.infer<typeof RankingExtent>;

const Named = z.object({
	slug: z.string(),
	name: z.string(),
	shortName: z.string().optional().describe("The usual short name, if there is one"),
	place: Place,
});

const Before = z.object({ rank: z.int().optional(), band: z.string().optional() });

export const RankedPlace = Ranking.pick({ rank: true, band: true, score: true, parameters: true, printedName: true })
	.extend(Named.shape)
	.extend({
		before: Before.optional().describe("Place in `against`; absent if it has none or `against` was not given"),
	});
export type RankedPlace = z.infer<typeof RankedPlace>;

const Move = Named.pick({ slug: true, name: true, shortName: true }).extend({ rank: z.int(), before: z.int() });

const Summary = z.object({
	states: z
		.array(z.object({ slug: z.string(), count: z.int() }))
		.describe("Institutions with a rank in each state, most first"),
	risen: z.int(),
	fallen: z.int(),
	same: z.int(),
	joined: z.int().describe("Institutions with a rank now and no place in `against`"),
	left: z.int().describe("Institutions with a rank in `against` and no place now"),
	climb: Move.optional().describe("The largest rise between two ranks"),
	drop: Move.optional().describe("The largest fall between two ranks"),
});

export const RankingTableQuery = z.object({
	q: SearchWords,
	state: z.string().max(100).optional().describe("Slug of a state"),
});
export type RankingTableQuery = z.infer<typeof RankingTableQuery>;

/** A whole list of one year, best first, with each institution's place in our newest earlier year. */
export const RankingTable = z.object({
	list: RankingList,
	extent: RankingExtent,
	against: RankingExtent.optional(),
	years: z.array(z.int()).describe("Years of this list, newest first"),
	lists: z.array(RankingList).describe("Lists of this year"),
	summary: Summary,
	states: z.array(FacetOption).describe("States of the whole list, by name"),
	total: z.int().describe("Number of places under the filters"),
	items: z.array(RankedPlace),
	sources: z.array(Source),
});
export type RankingTable = z.infer<typeof RankingTable>;

export const RankingLists = z.object({
	institutions: z.int().describe("Number of different institutions in all lists and years"),
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
