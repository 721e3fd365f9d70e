import * as z from "zod";

/** The page asked for, from 1; anything that is not a page number is page 1. */
export const PageNumber = z.coerce.number().int().min(1).max(100_000).catch(1).default(1);

/** A repeatable address key (`state=delhi&state=goa`) as a list; absent and empty are the empty list. */
export const RepeatedText = z
	.union([z.string(), z.array(z.string())])
	.optional()
	.transform((value) => [value ?? []].flat().filter((text) => text !== ""));

/** One option of a facet, with the number of results it would give under the other filters. */
export const FacetOption = z.object({
	value: z.string(),
	label: z.string(),
	count: z.int(),
	selected: z.boolean(),
});
export type FacetOption = z.infer<typeof FacetOption>;
