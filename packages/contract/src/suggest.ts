import * as z from "zod";
import { SearchWords } from "./paging.ts";

export const SuggestQuery = z.object({ q: SearchWords });
export type SuggestQuery = z.infer<typeof SuggestQuery>;

/**
 * The target of a suggestion: the page of an institution, an exam or a country, or a list of institutions narrowed by
 * one facet (`town`: the list around it). `question`: a whole question for `/v1/ask`.
 */
export const SuggestionKind = z.enum([
	"college",
	"category",
	"degree",
	"course",
	"state",
	"district",
	"town",
	"exam",
	"country",
	"question",
]);
export type SuggestionKind = z.infer<typeof SuggestionKind>;

export const Suggestion = z.object({
	kind: SuggestionKind,
	label: z.string(),
	detail: z.string().optional().describe("Place of an institution, district or town; full name of an exam"),
	count: z.int().optional().describe("Number of institutions in the list that the question means"),
	value: z.string().describe("Slug of the institution, exam or country, value of the facet, or name of the town"),
});
export type Suggestion = z.infer<typeof Suggestion>;

/** At most eight: first the few lists whose name begins with the words, then institutions. */
export const Suggestions = z.object({ items: z.array(Suggestion) });
export type Suggestions = z.infer<typeof Suggestions>;
