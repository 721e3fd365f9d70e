import * as z from "zod";
import { APPLICANT_CATEGORIES, QUALIFICATIONS, SCHOOL_SUBJECTS } from "./exam.ts";
import { ReceiptRef } from "./receipt-ref.ts";

const base = {
	/** Whether the rule is for sitting the exam, or for admission with its score. */
	stage: z.enum(["exam", "admission"]).default("exam"),
	note: z.string().optional().describe("What the rule says and figures cannot"),
	noteHi: z.string().optional(),
	receipt: ReceiptRef.optional().describe("Source of the rule; absent if it is the exam's"),
};

const Percent = z.number().min(0).max(100);
/** A value per category; a category without one has the value of `general`. */
const byCategory = <T extends z.ZodType>(value: T) => z.partialRecord(z.enum(APPLICANT_CATEGORIES), value);

/** All rules of an exam must hold. */
export const EligibilityRule = z.discriminatedUnion("kind", [
	z.strictObject({
		kind: z.literal("qualification"),
		anyOf: z.array(z.enum(QUALIFICATIONS)).min(1),
		appearing: z.boolean().describe("Whether students in its final year may apply"),
		...base,
	}),
	z.strictObject({
		kind: z.literal("subjects"),
		allOf: z.array(z.enum(SCHOOL_SUBJECTS)).default([]),
		oneOfEach: z
			.array(z.array(z.enum(SCHOOL_SUBJECTS)).min(2))
			.default([])
			.describe("The candidate needs one subject from each list"),
		...base,
	}),
	z.strictObject({
		kind: z.literal("marks"),
		of: z.enum(["class-12", "pcm", "pcb", "required-subjects", "english", "diploma", "graduation"]),
		leastPercent: byCategory(Percent).describe("Percent; `general` is always given"),
		orTopPercentile: Percent.optional().describe("The rule also admits this top percentage of the board"),
		...base,
	}),
	z.strictObject({
		kind: z.literal("age"),
		leastYears: z.int().optional(),
		mostYears: z.int().optional().describe("Highest age in years on `onDay`; a birthday on that day still fits"),
		relaxedByYears: byCategory(z.int()).optional().describe("Years added to `mostYears`"),
		onDay: z
			.string()
			.regex(/^\d{2}-\d{2}$/)
			.describe("MM-DD in the exam's admission year"),
		...base,
	}),
	z.strictObject({
		kind: z.literal("attempts"),
		most: z.int().positive(),
		inYears: z.int().positive().optional(),
		...base,
	}),
	z.strictObject({
		kind: z.literal("passing-year"),
		yearsBack: z
			.int()
			.min(0)
			.describe("The candidate passed class 12 in the admission year or at most this many years before"),
		...base,
	}),
	z.strictObject({
		kind: z.literal("domicile"),
		states: z.array(z.string()).min(1).describe("Slugs of the states"),
		...base,
	}),
	z.strictObject({
		kind: z.literal("other-exam"),
		exam: z.string().describe("Slug of the exam whose result is required"),
		...base,
	}),
	z.strictObject({ kind: z.literal("gender"), only: z.enum(["women", "men"]), ...base }),
	z.strictObject({ kind: z.literal("other"), text: z.string().min(1), textHi: z.string().optional(), ...base }),
]);
export type EligibilityRule = z.infer<typeof EligibilityRule>;
