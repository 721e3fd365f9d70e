import * as z from "zod";
import { FacetOption, PageNumber, RepeatedText, SearchWords } from "./paging.ts";
import { Source } from "./source.ts";
import { typedNumber } from "./typed-number.ts";

export const UNIVERSITIES_PER_PAGE = 50;

export const COURSE_SORTS = ["name", "fee", "-fee", "weeks"] as const;

export const UNIVERSITY_SORTS = ["tuition", "admission"] as const;
export type UniversitySort = (typeof UNIVERSITY_SORTS)[number];

/**
 * The sources of the columns beside a university's name; the name, the site and a US college's place come from its own
 * row.
 */
export const UNIVERSITY_SOURCES = {
	foundation: "ror-world-2026",
	usFigures: "us-scorecard-2022",
	ukNames: "uk-institutions-2026",
} as const;

export const UniversityQuery = z.object({
	q: SearchWords,
	region: RepeatedText,
	group: RepeatedText,
	sort: z.enum(UNIVERSITY_SORTS).optional().catch(undefined),
	page: PageNumber,
});
export type UniversityQuery = z.infer<typeof UniversityQuery>;

export const UniversityAbroad = z.object({
	id: z.string(),
	name: z.string(),
	region: z.string().optional().describe("State or province"),
	city: z.string().optional(),
	site: z.url().optional(),
	alsoCalled: z.array(z.string()).describe("Former names, and names in its country's own list"),
	groups: z.array(z.string()).describe("For example the Russell Group"),
	established: z.int().optional(),
	tuitionUsd: z.int().optional().describe("Tuition for 2020-21, for students from outside the state"),
	costUsd: z.int().optional().describe("Tuition, books and living for 2020-21, if everybody pays the same tuition"),
	admissionRate: z.number().optional().describe("0 to 1, for 2020-21"),
	earningsUsd: z.int().optional().describe("Median ten years after entry, for students with federal aid"),
	sourceId: z.string(),
});
export type UniversityAbroad = z.infer<typeof UniversityAbroad>;

export const UniversityList = z.object({
	total: z.int(),
	page: z.int(),
	items: z.array(UniversityAbroad),
	facets: z
		.object({ region: z.array(FacetOption), group: z.array(FacetOption) })
		.describe("Empty options if fewer than half of the country's universities have a region"),
	sorts: z.array(z.enum(UNIVERSITY_SORTS)).describe("Sort orders beside the default"),
	sources: z.array(Source),
});
export type UniversityList = z.infer<typeof UniversityList>;

/** `GET /v1/countries/australia/courses`: the register of courses for students from abroad. Amounts in AUD for the whole course. */
export const RegisteredCourseQuery = z.object({
	q: SearchWords,
	field: RepeatedText,
	level: RepeatedText,
	state: RepeatedText,
	mostFee: typedNumber(z.coerce.number().int().positive()).optional().catch(undefined),
	sort: z.enum(COURSE_SORTS).optional().catch(undefined),
	page: PageNumber,
});
export type RegisteredCourseQuery = z.infer<typeof RegisteredCourseQuery>;

export const RegisteredCourse = z.object({
	code: z.string(),
	name: z.string(),
	provider: z.string(),
	providerSite: z.string().optional(),
	field: z.string().optional(),
	level: z.string(),
	states: z.array(z.string()),
	weeks: z.int().optional(),
	tuitionAud: z.int().optional(),
	otherFeesAud: z.int().optional(),
	totalAud: z.int().optional(),
	sourceId: z.string(),
});
export type RegisteredCourse = z.infer<typeof RegisteredCourse>;

/** A year's tuition in a field and level: the registered fee of the whole course over its weeks, times 52. */
export const CourseFeeRange = z.object({
	field: z.string(),
	level: z.string(),
	courses: z.int(),
	lowAud: z.int().describe("A tenth of the courses cost less"),
	medianAud: z.int(),
	highAud: z.int().describe("A tenth of the courses cost more"),
});
export type CourseFeeRange = z.infer<typeof CourseFeeRange>;

export const RegisteredCourseList = z.object({
	total: z.int(),
	page: z.int(),
	items: z.array(RegisteredCourse),
	facets: z.object({ field: z.array(FacetOption), level: z.array(FacetOption), state: z.array(FacetOption) }),
	fees: z.array(CourseFeeRange).describe("Fee ranges of the found courses, by field"),
	sources: z.array(Source),
});
export type RegisteredCourseList = z.infer<typeof RegisteredCourseList>;
