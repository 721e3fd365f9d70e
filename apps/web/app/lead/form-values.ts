/** Fields that a form of a request carries from step to step, all of them in the form itself: nothing is stored before it is sent. */
const CARRIED = [
	"page",
	"collegeName",
	"isPassedOn",
	"ageBand",
	"guardianKind",
	"guardianContact",
	"guardianToken",
	"name",
	"reach",
	"message",
	"window",
	"topic",
	"consent",
	"key",
	"token",
] as const;

/** The value of `isPassedOn` where the college gets requests from here; else it is empty. */
export const PASSED_ON = "yes";

/** Fields of the last form alone: one that people leave empty, and the time when it was opened. */
const OF_ONE_FORM = ["website", "openedAt"] as const;

type Field = (typeof CARRIED)[number] | (typeof OF_ONE_FORM)[number];
/** Every answer is a text, empty where there is none; ticks stand in one, apart by spaces. */
export type LeadFormValues = Readonly<Record<Field, string>>;

/** Longer than anything that is taken, so that too long a text gets its own error. */
const MOST = 10_000;

export function readLeadForm(form: { getAll: (name: string) => unknown[] }): LeadFormValues {
	const read = (name: Field) => form.getAll(name).map(String).join(" ").trim().replaceAll("\r\n", "\n").slice(0, MOST);
	return Object.fromEntries([...CARRIED, ...OF_ONE_FORM].map((name) => [name, read(name)])) as LeadFormValues;
}

export const EMPTY_LEAD_FORM: LeadFormValues = readLeadForm({ getAll: () => [] });

/** Hidden fields for the next form, without the fields that it shows (`but`). */
export function toHidden(values: LeadFormValues, but: readonly Field[] = []): Record<string, string> {
	const hidden = CARRIED.filter((name) => values[name] !== "" && !but.includes(name));
	return Object.fromEntries(hidden.map((name) => [name, values[name]]));
}

/** Whether the last form was filled in already: then it is sent again once somebody has shown a code. */
export function isFilledIn({ name, reach }: LeadFormValues): boolean {
	return name !== "" && reach !== "";
}
