import * as z from "zod";
import { CollegeSummary } from "./college.schema.ts";
import { RankSpace, SeatPool } from "./cutoff.schema.ts";
import { PlaceFigures, PlaceName, Spread } from "./place.schema.ts";
import { Source } from "./source.schema.ts";

/** A course of the list: a degree or a branch that some source shows somebody to teach. */
export const CourseEntry = z.object({
	slug: z.string(),
	facet: z.enum(["degree", "course"]).describe("The facet of `/v1/colleges` whose value the slug is"),
	categoryId: z.int().optional().describe("A degree's"),
	total: z.int().describe("Institutions that some source shows to teach it"),
	seats: PlaceFigures.shape.seats,
	isIndexable: z.boolean(),
});
export type CourseEntry = z.infer<typeof CourseEntry>;

export const CourseList = z.object({
	items: z.array(CourseEntry).describe("Most institutions first"),
	sources: z.array(Source),
});
export type CourseList = z.infer<typeof CourseList>;

/** Where open seats of a course closed, over the institutions of one counselling's newest year and last round, in one pool. */
export const ClosingSpread = Spread.extend({
	exam: z.string(),
	authority: z.string(),
	rankSpace: RankSpace,
	pool: SeatPool,
	year: z.int(),
	round: z.int().optional(),
	hardest: z.object({ slug: z.string(), name: z.string() }),
	sourceId: z.string(),
});
export type ClosingSpread = z.infer<typeof ClosingSpread>;

export const Course = CourseEntry.pick({ slug: true, facet: true, categoryId: true, isIndexable: true }).extend({
	figures: PlaceFigures,
	evidence: z
		.object({ approved: z.int(), admitted: z.int(), listed: z.int() })
		.describe(
			"Institutions by what shows that they teach it: an authority's approval, a counselling's admissions; `listed`: neither, but a ranking list",
		),
	levels: z.array(z.object({ level: z.string(), count: z.int() })).describe("Of the approved, most institutions first"),
	printed: z
		.array(z.object({ name: z.string(), count: z.int() }))
		.describe("Under which names authorities approve it most, with the number of institutions"),
	states: z
		.array(PlaceName.extend({ count: z.int(), known: z.int(), seats: z.int().optional() }))
		.describe("Most institutions first"),
	closing: z.array(ClosingSpread).describe("Most institutions first"),
	related: z
		.array(z.object({ slug: z.string(), count: z.int() }))
		.describe("Other courses taught by most of the same institutions"),
	items: z.array(CollegeSummary).describe("The first page of the list, best NIRF rank first"),
	sources: z.array(Source),
});
export type Course = z.infer<typeof Course>;
