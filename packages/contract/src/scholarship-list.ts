import * as z from "zod";
import { FacetOption } from "./paging.ts";
import {
	SCHOLARSHIP_GENDERS,
	SCHOLARSHIP_LEVELS,
	SCHOLARSHIP_STREAMS,
	Scholarship,
	STUDENT_CATEGORIES,
} from "./scholarship.ts";
import { Source } from "./source.ts";
import { typedNumber } from "./typed-number.ts";

const Ticked = z
	.string()
	.optional()
	.transform((value) => value === "1");

/** The facts a student may give; `income` in rupees a year. Unknown values count as not given. */
export const ScholarshipQuery = z.object({
	level: z.enum(SCHOLARSHIP_LEVELS).optional().catch(undefined),
	gender: z.enum(SCHOLARSHIP_GENDERS).optional().catch(undefined),
	category: z.enum(STUDENT_CATEGORIES).optional().catch(undefined),
	disability: Ticked,
	minority: Ticked,
	income: typedNumber(z.coerce.number().int().min(0).max(1_000_000_000)).optional().catch(undefined),
	state: z
		.string()
		.regex(/^[a-z-]{1,60}$/)
		.optional()
		.catch(undefined),
	stream: z.enum(SCHOLARSHIP_STREAMS).optional().catch(undefined),
});
export type ScholarshipQuery = z.infer<typeof ScholarshipQuery>;

export const ScholarshipFacets = z.object({
	level: z.array(FacetOption),
	gender: z.array(FacetOption),
	category: z.array(FacetOption),
	state: z.array(FacetOption),
	stream: z.array(FacetOption),
});

export const ScholarshipList = z.object({
	total: z.int().describe("Number of schemes that the given facts about the student do not exclude"),
	closed: z.int().describe("How many of them are closed now, whether or not they are expected to open again"),
	all: z.int().describe("Number of schemes that we have"),
	read: z
		.int()
		.describe("Number of schemes for which we read a line of the provider's own text, on its page or in a copy"),
	edited: z.int().describe("Number of schemes that editors added from a document"),
	items: z.array(Scholarship).describe("Schemes that fit such students best first, then by amount; closed ones last"),
	facets: ScholarshipFacets,
	sources: z.array(Source),
});
export type ScholarshipList = z.infer<typeof ScholarshipList>;

export const NamedSchemesQuery = ScholarshipQuery.pick({ level: true, state: true, stream: true });

export const NamedSchemes = z.object({
	total: z.int(),
	items: z.array(
		Scholarship.pick({
			slug: true,
			name: true,
			states: true,
			streams: true,
			incomeInr: true,
			groups: true,
			genders: true,
		}).extend({
			isRead: z.boolean().describe("Whether we read a line of the provider's own text, or an editor read all of it"),
			isOpen: z.boolean().describe("False if its last known round is over and another is expected"),
		}),
	),
});
export type NamedSchemes = z.infer<typeof NamedSchemes>;

export const ScholarshipPage = z.object({
	scholarship: Scholarship,
	states: z
		.array(z.object({ slug: z.string(), name: z.string(), nameHi: z.string().optional() }))
		.describe("States that the scheme names"),
	sources: z.array(Source),
});
export type ScholarshipPage = z.infer<typeof ScholarshipPage>;
