import * as z from "zod";
import { EXAM_EVENT_KINDS, EXAM_EVENT_STATUSES } from "./exam.ts";
import { ReceiptRef } from "./receipt-ref.ts";

const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;
/** A day, or a month if the day is unknown. */
export const DayOrMonth = z.union([z.string().regex(DAY), z.string().regex(MONTH)], "has to be a day or a month");

/** An event of an exam. Its key never changes, so a calendar recognises it when its date changes. */
export const ExamEvent = z
	.strictObject({
		key: z
			.string()
			.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
			.describe("Permanent within the exam: 2027-session-1-exam"),
		kind: z.enum(EXAM_EVENT_KINDS),
		cycle: z
			.string()
			.regex(/^\d{4}$/)
			.describe("Year of admission"),
		name: z.string().optional().describe("Which one of several: Session 1, Paper 2"),
		nameHi: z.string().optional(),
		starts: DayOrMonth,
		ends: DayOrMonth.optional().describe("Its last day or month; absent if it has only one"),
		status: z.enum(EXAM_EVENT_STATUSES),
		note: z.string().optional(),
		noteHi: z.string().optional(),
		receipt: ReceiptRef.optional().describe(
			"Source of the event; absent if it is the exam's. An event that is more than expected names its own",
		),
	})
	.refine((event) => (event.ends ?? event.starts) >= event.starts, { path: ["ends"], error: "is before it starts" })
	.refine((event) => event.status !== "expected" || ![event.starts, event.ends ?? event.starts].some(isDay), {
		path: ["starts"],
		error: "names a day that nobody has announced: an expected date is a month",
	})
	.refine((event) => event.status !== "past" || event.receipt !== undefined, {
		path: ["receipt"],
		error: "is missing: that something took place is said only beside the document that says so",
	})
	.refine((event) => event.status !== "official" || typeof event.receipt === "object", {
		path: ["receipt"],
		error: "is missing: an official date names the document that announces it",
	})
	.refine((event) => event.status !== "copied" || (typeof event.receipt === "object" && "copy" in event.receipt), {
		path: ["receipt", "copy"],
		error: "is missing: a date read in a public copy names the copy",
	})
	.refine((event) => event.status !== "cancelled" || typeof event.receipt === "object", {
		path: ["receipt"],
		error: "is missing: that something was cancelled is said only beside the document that says so",
	});
export type ExamEvent = z.infer<typeof ExamEvent>;

export function isDay(date: string): boolean {
	return DAY.test(date);
}
