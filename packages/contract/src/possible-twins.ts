import * as z from "zod";

/** Why two institutions may be one. */
export const TWIN_REASONS = ["undecided", "name", "site"] as const;

export const Twin = z.object({
	id: z.string(),
	slug: z.string(),
	name: z.string(),
	place: z.string().describe("Town or district, and state"),
});

export const TwinPair = z.object({
	one: Twin,
	other: Twin,
	reasons: z.array(z.enum(TWIN_REASONS)),
	evidence: z
		.string()
		.describe("The words of the reader of lists who left the two apart, or the shared site; else empty"),
});
export type TwinPair = z.infer<typeof TwinPair>;

export const PossibleTwins = z.object({
	total: z.int().describe("All pairs that wait; `pairs` are the first of them"),
	pairs: z.array(TwinPair),
});
export type PossibleTwins = z.infer<typeof PossibleTwins>;

const CollegeId = z.string().min(1).max(100);

export const SeparateColleges = z
	.object({
		one: CollegeId,
		other: CollegeId,
		areSeparate: z.boolean().describe("False takes the decision back"),
	})
	.refine(({ one, other }) => one !== other, "names one institution twice");
export type SeparateColleges = z.infer<typeof SeparateColleges>;
