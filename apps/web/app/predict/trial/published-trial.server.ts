import { LIST_ORDERS } from "@uchit/predictor/trial/live-lists.ts";
import * as z from "zod";
import result from "../../../../../data/trial/result.json" with { type: "json" };

const Count = z.int();

const Published = z.object({
	exams: z.array(z.object({ exam: z.string(), kilobytes: Count })),
	rules: z.array(
		z.object({
			id: z.string(),
			text: z.string(),
			rule: z.string(),
			by: z.string(),
			address: z.string(),
			read: z.iso.date(),
		}),
	),
	counts: z.array(
		z.object({
			rule: z.string(),
			exam: z.string(),
			year: z.int(),
			word: z.string(),
			slice: z.number(),
			cases: Count,
			open: Count,
			gone: Count,
		}),
	),
	lists: z.array(
		z.object({
			exam: z.string(),
			year: z.int(),
			order: z.enum(LIST_ORDERS),
			persons: Count,
			reach: Count,
			places: z.object({ "1": Count, "2-5": Count, "6-20": Count, "21-60": Count, nothing: Count }),
		}),
	),
});
export type PublishedTrial = z.infer<typeof Published>;

/** The counts of `node scripts/trial.ts`. */
export const publishedTrial: PublishedTrial = Published.parse(result);
