import * as z from "zod";
import { CollegeSummary } from "./college.ts";
import { Source } from "./source.ts";

export const Catalogue = z.object({
	colleges: z
		.int()
		.describe("Number of entries. Those from other lists may repeat institutions of the national directory"),
	inDirectory: z
		.int()
		.describe("How many of them are in the national directory, each counted once; the counts below are of these"),
	categories: z.array(
		z.object({ id: z.int(), slug: z.string(), name: z.string(), count: z.int(), topRanked: z.array(CollegeSummary) }),
	),
	notCategorised: z.int(),
	states: z.array(z.object({ slug: z.string(), name: z.string(), nameHi: z.string().optional(), count: z.int() })),
	sources: z.array(Source).describe("Every source of the catalogue"),
});
export type Catalogue = z.infer<typeof Catalogue>;
