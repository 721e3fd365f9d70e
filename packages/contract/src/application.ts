import * as z from "zod";

export const APPLICATION_STATES = [
	"to-do",
	"filling",
	"paid",
	"submitted",
	"correction",
	"admit-card",
	"sat",
	"result",
	"counselling",
	"allotted",
	"joined",
	"refused",
] as const;

export const LONGEST_FORM_NAME = 120;
export const LONGEST_NUMBER = 60;
export const LONGEST_NOTE = 500;
export const MOST_APPLICATIONS = 60;
export const MOST_APPLICATION_ENTRIES = 4 * MOST_APPLICATIONS;

const Slug = z.string().min(1).max(400);
const Name = z.string().max(LONGEST_FORM_NAME);
const Day = z.union([z.iso.date(), z.literal("")]);

export const ApplicationForm = z.strictObject({
	for: z.discriminatedUnion("kind", [
		z.strictObject({ kind: z.literal("exam"), slug: Slug }),
		z.strictObject({ kind: z.literal("college"), slug: Slug, name: Name }),
		z.strictObject({ kind: z.literal("own"), name: Name }),
	]),
	state: z.enum(APPLICATION_STATES),
	session: Name,
	lastDay: Day,
	examDay: Day,
	number: z.string().max(LONGEST_NUMBER),
	note: z.string().max(LONGEST_NOTE),
});

/** `GET` and `PUT /v1/me/applications`: newest change of each form wins; removed ones stay with their time, without the form. */
export const ApplicationEntry = z.strictObject({
	id: z.string().min(1).max(LONGEST_FORM_NAME),
	form: ApplicationForm.optional(),
	changedAt: z.iso.datetime(),
});
export type ApplicationEntry = z.infer<typeof ApplicationEntry>;
export const Applications = z.object({ entries: z.array(ApplicationEntry).max(MOST_APPLICATION_ENTRIES) });
export type Applications = z.infer<typeof Applications>;
