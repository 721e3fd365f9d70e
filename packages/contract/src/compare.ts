import * as z from "zod";
import { College } from "./college.ts";
import { Outcome } from "./outcome.ts";
import { RepeatedText } from "./paging.ts";
import { Source } from "./source.ts";

/** Limit of a request, and the most that a wide screen shows. */
export const MAX_COMPARED = 10;

/** Query of `GET /v1/compare`: slugs in the order wanted, `slug=a&slug=b` or `slug=a,b`. */
export const CompareQuery = z.object({
	slug: RepeatedText.transform((values) => [...new Set(values.flatMap((value) => value.split(",")))]).refine(
		(slugs) => slugs.length > 0 && slugs.length <= MAX_COMPARED,
		`one to ${MAX_COMPARED} slugs`,
	),
});
export type CompareQuery = z.infer<typeof CompareQuery>;

export const ComparedCollege = College.omit({ sources: true }).extend({ reported: z.array(Outcome) });
export type ComparedCollege = z.infer<typeof ComparedCollege>;

/** Compared institutions show figures that are at most three years older than these. */
export const NewestYears = z.object({
	rank: z.int(),
	salary: z.int().describe("School year in which they graduated, by its first year"),
	seats: z.int(),
	fee: z.int(),
	closing: z.int(),
});
export type NewestYears = z.infer<typeof NewestYears>;

export const Comparison = z.object({
	items: z.array(ComparedCollege).describe("In the requested order"),
	unknown: z.array(z.string()).describe("Requested slugs that no institution has"),
	newest: NewestYears.describe("For each kind of figure, the newest year that we have for any institution"),
	sources: z.array(Source).describe("Every source that the items name"),
});
export type Comparison = z.infer<typeof Comparison>;
