import * as z from "zod";
import { RankingList } from "./ranking.ts";
import { Source } from "./source.ts";

const NamedColleges = z.array(z.object({ slug: z.string(), name: z.string() }));

const PopularByRanks = z
	.object({
		rule: z.literal("ranks"),
		exam: z.string(),
		authority: z.string(),
		programme: z.string().optional().describe("Absent where every programme counts"),
		year: z.int(),
		round: z.int().describe("The last of the year that we have"),
		sourceId: z.string(),
		items: NamedColleges,
	})
	.describe(
		"Those that closed at the lowest ranks of one exam's common list, in open seats for all India and every gender",
	);

const PopularBySeats = z
	.object({
		rule: z.literal("seats"),
		authority: z.enum(["aicte", "nmc"]),
		degrees: z.array(z.string()).describe("Slugs of the degrees whose seats are added"),
		year: z.int().describe("A school year by its first"),
		sourceId: z.string(),
		items: NamedColleges,
	})
	.describe("Those with the most seats of a campus that the authority approved; others are not on its list");

export const Popular = z.discriminatedUnion("rule", [PopularByRanks, PopularBySeats]);
export type Popular = z.infer<typeof Popular>;

export const Highlights = z.object({
	categories: z.array(
		z.object({
			id: z.int(),
			topRanked: z
				.object({ list: RankingList, year: z.int(), sourceId: z.string(), items: NamedColleges })
				.optional()
				.describe("Absent where no list ranks the category"),
			popular: Popular.optional().describe("Absent where we hold neither ranks nor seats that order them"),
		}),
	),
	degrees: z
		.array(z.string())
		.describe("Degrees that a list can be asked for; of any other no source that we have tells who teaches it"),
	sources: z.array(Source).describe("Every source that the answer names"),
});
export type Highlights = z.infer<typeof Highlights>;
