import * as z from "zod";
import { MAX_COMPARED } from "./compare.ts";
import { RankingList } from "./ranking.ts";

/** Figures of one kind and year, one per institution; null where no source of ours has it. */
const ComparedRow = z.object({
	measure: z.enum(["rank", "closing", "salary", "seats", "established"]),
	list: RankingList.optional().describe("For ranks: their ranking list"),
	seat: z
		.object({ programme: z.string().optional(), exam: z.string(), seatType: z.string(), isScore: z.boolean() })
		.optional()
		.describe("For closing figures: their seat. Without a programme, each institution's hardest one"),
	level: z.string().optional().describe("For salaries: the level of the graduates"),
	of: z.array(
		z
			.object({
				value: z.number(),
				band: z.string().optional().describe("For a rank: the band, if the list prints no single place"),
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
			z.object({
				slug: z.string(),
				name: z.string(),
				site: z.url().optional().describe("The college's own site, if the question asks for fees"),
			}),
		)
		.min(2)
		.max(MAX_COMPARED),
	rows: z.array(ComparedRow),
	areOfOneAlone: z
		.literal(true)
		.optional()
		.describe("Whether no figure is known for two of them, so that each figure is about one alone"),
	lacksFees: z.literal(true).optional().describe("Whether the question asks for fees and not all of them have one"),
});

/** Figures of one paper or a whole exam (`pattern-totals.ts`). */
export const PatternFigures = z.object({
	questions: z.number().optional(),
	marks: z.number().optional(),
	minutes: z.number().optional(),
	wrong: z.number().optional().describe("Marks for a wrong answer: 0 or negative"),
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
