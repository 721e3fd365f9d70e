import * as z from "zod";
import { APPLICANT_CATEGORIES, QUALIFICATIONS, SCHOOL_SUBJECTS } from "./exam.ts";
import { ReceiptRef } from "./receipt-ref.ts";

const base = {
	/** Whether the rule is for sitting the exam, or for admission with its score. */
	stage: z.enum(["exam", "admission"]).default("exam"),
	note: z.string().optional().describe("What the rule's figures cannot say"),
	noteHi: z.string().optional(),
	receipt: ReceiptRef.optional().describe("Absent: that of the exam"),
};

const Percent = z.number().min(0).max(100);
/** A value per category; a category without one has the value of `general`. */
const byCategory = <T extends z.ZodType>(value: T) => z.partialRecord(z.enum(APPLICANT_CATEGORIES), value);

/** All rules of an exam must hold. */
export const EligibilityRule = z.discriminatedUnion("kind", [
	z.strictObject({
		kind: z.literal("qualification"),
		anyOf: z.array(z.enum(QUALIFICATIONS)).min(1),
		appearing: z.boolean().describe("Whether those in the last year of it may apply"),
		...base,
	}),
	z.strictObject({
		kind: z.literal("subjects"),
		allOf: z.array(z.enum(SCHOOL_SUBJECTS)).default([]),
		oneOfEach: z
			.array(z.array(z.enum(SCHOOL_SUBJECTS)).min(2))
			.default([])
			.describe("At least one subject of each list"),
		...base,
	}),
	z.strictObject({
		kind: z.literal("marks"),
		of: z.enum(["class-12", "pcm", "pcb", "required-subjects", "english", "diploma", "graduation"]),
		leastPercent: byCategory(Percent).describe("In per cent; `general` is always given"),
		orTopPercentile: Percent.optional().describe("Holds too for the top so many per cent of the board"),
		...base,
	}),
	z.strictObject({
		kind: z.literal("age"),
		leastYears: z.int().optional(),
		mostYears: z.int().optional().describe("Younger than this many years plus one day on that day"),
		relaxedByYears: byCategory(z.int()).optional().describe("Added to `mostYears`"),
		onDay: z
			.string()
			.regex(/^\d{2}-\d{2}$/)
			.describe("MM-DD of the exam's admission year"),
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
		yearsBack: z.int().min(0).describe("Class 12 was passed in the admission year or at most so many years before"),
		...base,
	}),
	z.strictObject({
		kind: z.literal("domicile"),
		states: z.array(z.string()).min(1).describe("Slugs of states"),
		...base,
	}),
	z.strictObject({
		kind: z.literal("other-exam"),
		exam: z.string().describe("The slug of the exam whose result is asked for"),
		...base,
	}),
	z.strictObject({ kind: z.literal("gender"), only: z.enum(["women", "men"]), ...base }),
	z.strictObject({ kind: z.literal("other"), text: z.string().min(1), textHi: z.string().optional(), ...base }),
]);
export type EligibilityRule = z.infer<typeof EligibilityRule>;
