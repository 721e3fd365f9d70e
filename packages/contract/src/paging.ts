import * as z from "zod";
import { typedLine } from "./typed.ts";

/** Characters of `q` that are read; the longest name of an institution has 249, and its first words find it. */
export const MAX_SEARCH_LENGTH = 200;

export const LAST_PAGE = 100_000;

export const PageNumber = z.coerce.number().int().min(1).max(LAST_PAGE).catch(1).default(1);

/** A repeatable query key (`state=delhi&state=goa`) as a list; absent and empty are the empty list. */
export const RepeatedText = z
	.union([z.string(), z.array(z.string())])
	.optional()
	.transform((value) => [value ?? []].flat().filter((text) => text !== ""));

/** Longer text is cut, not refused. */
export const SearchWords = typedLine()
	.transform((words) => words.slice(0, MAX_SEARCH_LENGTH))
	.catch("")
	.default("");

export const FacetOption = z.object({
	value: z.string(),
	label: z.string(),
	labelHi: z.string().optional().describe("For a state or district: its Hindi name, if known"),
	count: z.int(),
	selected: z.boolean(),
});
export type FacetOption = z.infer<typeof FacetOption>;
