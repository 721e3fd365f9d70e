import * as z from "zod";
import { MOST_COMPARED } from "./compare.ts";
import { RankingList } from "./ranking.ts";

/** Figures of one kind and year, one per institution; null where no source of ours has it. */
const ComparedRow = z.object({
	measure: z.enum(["rank", "closing", "salary", "seats", "established"]),
	list: RankingList.optional().describe("Of which list the ranks are"),
	seat: z
		.object({ programme: z.string().optional(), exam: z.string(), seatType: z.string(), isScore: z.boolean() })
		.optional()
		.describe("Of which seat the closing figures are; without a programme, of the hardest of each"),
	level: z.string().optional().describe("Of which level the salaries are"),
	of: z.array(
		z
			.object({
				value: z.number(),
				band: z.string().optional().describe("Of a rank, where its list prints no single place"),
				year: z.int().optional(),
				sourceId: z.string(),
			})
			.nullable(),
	),
});

export const CompareCard = z.object({
	kind: z.literal("compare"),
	colleges: z
		.array(
			z.object({ slug: z.string(), name: z.string(), site: z.url().optional().describe("Where fees are asked for") }),
		)
		.min(2)
		.max(MOST_COMPARED),
	rows: z.array(ComparedRow),
	areOfOneAlone: z.literal(true).optional().describe("No figure is known of two of them: each is of one alone"),
	lacksFees: z.literal(true).optional().describe("Fees are asked for, and no source has them of all"),
});

/** Figures of one paper or a whole exam (`pattern-totals.ts`). */
export const PatternFigures = z.object({
	questions: z.number().optional(),
	marks: z.number().optional(),
	minutes: z.number().optional(),
	wrong: z.number().optional().describe("Marks for a wrong answer, 0 or negative"),
});

export const CompareExamsCard = z
	.object({
		kind: z.literal("compare-exams"),
		items: z
			.array(
				z.object({
					exam: z.object({ slug: z.string(), name: z.string() }),
					totals: PatternFigures.extend({ papers: z.int(), isEach: z.boolean() }).optional(),
					takenBy: z.string().optional(),
					takenByHi: z.string().optional(),
					sourceId: z.string(),
				}),
			)
			.min(2),
	})
	.describe("The paper of each exam, and who admits by it");
