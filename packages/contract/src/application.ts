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

export const MAX_FORM_NAME_LENGTH = 120;
export const MAX_NUMBER_LENGTH = 60;
export const MAX_NOTE_LENGTH = 500;
export const MAX_APPLICATIONS = 60;
export const MAX_APPLICATION_ENTRIES = 4 * MAX_APPLICATIONS;

const Slug = z.string().min(1).max(400);
const Name = z.string().max(MAX_FORM_NAME_LENGTH);
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
	number: z.string().max(MAX_NUMBER_LENGTH),
	note: z.string().max(MAX_NOTE_LENGTH),
});

/** `GET` and `PUT /v1/me/applications`: newest change of each form wins; removed ones stay with their time, without the form. */
export const ApplicationEntry = z.strictObject({
	id: z.string().min(1).max(MAX_FORM_NAME_LENGTH),
	form: ApplicationForm.optional(),
	changedAt: z.iso.datetime(),
});
export type ApplicationEntry = z.infer<typeof ApplicationEntry>;
export const Applications = z.object({ entries: z.array(ApplicationEntry).max(MAX_APPLICATION_ENTRIES) });
export type Applications = z.infer<typeof Applications>;
