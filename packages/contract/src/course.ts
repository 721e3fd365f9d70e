import * as z from "zod";
import { CATEGORIES, type CategoryId } from "./category.ts";
import { CollegeSummary } from "./college.ts";
import { RankSpace, SeatPool } from "./cutoff-kind.ts";
import { DEGREES } from "./degree.ts";
import { COURSES } from "./facet-options.ts";
import { PlaceFigures, PlaceName, Spread } from "./place.ts";
import { Source } from "./source.ts";

/** Branches without their own page: two are named like a category, two are a degree by another name. */
const COURSES_WITHOUT_PAGE: ReadonlySet<string> = new Set(["management", "architecture", "medicine", "dentistry"]);

export type CoursePage = { facet: "degree" | "course"; slug: string; value: string; name: string };

export const COURSE_PAGES: readonly CoursePage[] = [
	...DEGREES.map(({ slug, name }) => ({ facet: "degree" as const, slug, value: slug, name })),
	...COURSES.filter(({ slug }) => !COURSES_WITHOUT_PAGE.has(slug)).map(({ slug, name }) => ({
		facet: "course" as const,
		slug,
		value: slug,
		name,
	})),
];

export type Subject =
	| CoursePage
	| { facet: "category"; slug: string; value: string; name: string; categoryId: CategoryId };

/** Slugs are unique, and no slug is `in`, which stands for all institutions of a place. */
export const SUBJECTS: readonly Subject[] = [
	...CATEGORIES.map(({ id, slug, name }) => ({
		facet: "category" as const,
		slug,
		value: String(id),
		name,
		categoryId: id,
	})),
	...COURSE_PAGES,
];

export const ALL_SUBJECTS = "in";

export function findCourse(slug: string): CoursePage | undefined {
	return COURSE_PAGES.find((course) => course.slug === slug);
}

export function findSubject(slug: string): Subject | undefined {
	return SUBJECTS.find((subject) => subject.slug === slug);
}

export function subjectOf(facet: string, value: string): Subject | undefined {
	return SUBJECTS.find((subject) => subject.facet === facet && subject.value === value);
}

/** Own figures that a page needs before search engines get it. */
export const MIN_FIGURES = 5;

export const CourseEntry = z.object({
	slug: z.string(),
	facet: z.enum(["degree", "course"]).describe("The facet of `/v1/colleges` that has the slug as a value"),
	categoryId: z.int().optional().describe("The category of a degree"),
	total: z.int().describe("Number of institutions that teach it by some source"),
	seats: PlaceFigures.shape.seats,
	isIndexable: z.boolean(),
});
export type CourseEntry = z.infer<typeof CourseEntry>;

export const CourseList = z.object({
	items: z.array(CourseEntry).describe("Course with the most institutions first"),
	sources: z.array(Source),
});
export type CourseList = z.infer<typeof CourseList>;

/** The spread of closing ranks of a course's open seats, over the institutions of one counselling's newest year and last round, in one pool. */
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
			"Number of institutions by the proof that they teach it: `approved` by an authority, `admitted` by a counselling, or `listed` in a ranking only",
		),
	levels: z
		.array(z.object({ level: z.string(), count: z.int() }))
		.describe("Levels of the approved courses, most institutions first"),
	printed: z
		.array(z.object({ name: z.string(), count: z.int() }))
		.describe("The commonest names in the authorities' approvals, with the number of institutions"),
	states: z
		.array(PlaceName.extend({ count: z.int(), known: z.int(), seats: z.int().optional() }))
		.describe("State with the most institutions first"),
	closing: z.array(ClosingSpread).describe("Counselling with the most institutions first"),
	related: z
		.array(z.object({ slug: z.string(), count: z.int() }))
		.describe("Other courses that most of the same institutions teach"),
	items: z.array(CollegeSummary).describe("First page of the list, best NIRF rank first"),
	sources: z.array(Source),
});
export type Course = z.infer<typeof Course>;
