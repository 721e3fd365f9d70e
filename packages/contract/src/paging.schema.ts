import * as z from "zod";
import { LAST_PAGE, LONGEST_SEARCH } from "./paging.ts";
import { typedLine } from "./typed.schema.ts";

/** The page asked for, from 1; anything that is not a page number is page 1. */
export const PageNumber = z.coerce.number().int().min(1).max(LAST_PAGE).catch(1).default(1);

/** A repeatable address key (`state=delhi&state=goa`) as a list; absent and empty are the empty list. */
export const RepeatedText = z
	.union([z.string(), z.array(z.string())])
	.optional()
	.transform((value) => [value ?? []].flat().filter((text) => text !== ""));

/** Words as a visitor types them; more than we read is cut off. */
export const SearchWords = typedLine()
	.transform((words) => words.slice(0, LONGEST_SEARCH))
	.catch("")
	.default("");

/** One option of a facet, with the number of results it would give under the other filters. */
export const FacetOption = z.object({
	value: z.string(),
	label: z.string(),
	labelHi: z.string().optional().describe("Of a state or district, where its Hindi name is known"),
	count: z.int(),
	selected: z.boolean(),
});
export type FacetOption = z.infer<typeof FacetOption>;
