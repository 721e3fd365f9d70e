import * as z from "zod";
import { CollegeSummary } from "./college.ts";
import { Source } from "./source.ts";

export const Catalogue = z.object({
	colleges: z
		.int()
		.describe("Entries: some that the national directory does not list may be second ones of what it lists"),
	inDirectory: z.int().describe("How many of them the national directory lists, each once; so are the counts below"),
	categories: z.array(
		z.object({ id: z.int(), slug: z.string(), name: z.string(), count: z.int(), topRanked: z.array(CollegeSummary) }),
	),
	notCategorised: z.int(),
	states: z.array(z.object({ slug: z.string(), name: z.string(), nameHi: z.string().optional(), count: z.int() })),
	sources: z.array(Source).describe("Every source that the catalogue is made of"),
});
export type Catalogue = z.infer<typeof Catalogue>;
