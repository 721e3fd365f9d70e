import * as z from "zod";
import { RankingList } from "./ranking.ts";
import { Source } from "./source.ts";

/** How many institutions a menu names of a kind. */
export const HIGHLIGHTS_LENGTH = 8;

const NamedColleges = z.array(z.object({ slug: z.string(), name: z.string() }));

/** The institutions that the site's menus name, of each category: the best of the newest list, and the most wanted. */
export const Highlights = z.object({
	categories: z.array(
		z.object({
			id: z.int(),
			topRanked: z
				.object({ list: RankingList, year: z.int(), sourceId: z.string(), items: NamedColleges })
				.optional()
				.describe("Absent where no list ranks the category"),
			popular: z
				.object({
					exam: z.string(),
					authority: z.string(),
					year: z.int(),
					round: z.int().describe("The last of the year"),
					sourceId: z.string(),
					items: NamedColleges,
				})
				.optional()
				.describe(
					"Those that closed at the lowest ranks of one exam's common list, in open seats for all India and every gender; absent where we hold no such ranks",
				),
		}),
	),
	sources: z.array(Source).describe("Every source that the answer names"),
});
export type Highlights = z.infer<typeof Highlights>;
