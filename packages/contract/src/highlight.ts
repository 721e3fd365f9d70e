import * as z from "zod";
import { RankingList } from "./ranking.ts";
import { Source } from "./source.ts";

const NamedColleges = z.array(z.object({ slug: z.string(), name: z.string() }));

const PopularByRanks = z
	.object({
		rule: z.literal("ranks"),
		exam: z.string(),
		authority: z.string(),
		programme: z.string().optional().describe("Absent if every programme counts"),
		year: z.int(),
		round: z.int().describe("Last round of the year that we have"),
		sourceId: z.string(),
		items: NamedColleges,
	})
	.describe(
		"Colleges with the lowest closing ranks in one exam's common list, in open all-India seats of the gender-neutral pool",
	);

const PopularBySeats = z
	.object({
		rule: z.literal("seats"),
		authority: z.enum(["aicte", "nmc"]),
		degrees: z.array(z.string()).describe("Slugs of the degrees whose seats are added up"),
		year: z.int().describe("First year of the school year"),
		sourceId: z.string(),
		items: NamedColleges,
	})
	.describe("Campuses with the most seats in the authority's list; it does not have the others");

export const Popular = z.discriminatedUnion("rule", [PopularByRanks, PopularBySeats]);
export type Popular = z.infer<typeof Popular>;

export const Highlights = z.object({
	categories: z.array(
		z.object({
			id: z.int(),
			topRanked: z
				.object({ list: RankingList, year: z.int(), sourceId: z.string(), items: NamedColleges })
				.optional()
				.describe("Absent if no list ranks the category"),
			popular: Popular.optional().describe("Absent if we have neither ranks nor seats to sort by"),
		}),
	),
	degrees: z
		.array(z.string())
		.describe("Degrees for which a list exists; for any other, none of our sources says who teaches it"),
	sources: z.array(Source).describe("Every source that the answer names"),
});
export type Highlights = z.infer<typeof Highlights>;
