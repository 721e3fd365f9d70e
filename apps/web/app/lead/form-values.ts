/** Fields that a visitor fills in, in the order of the form. */
export const SHOWN_FIELDS = ["ageBand", "topic", "name", "reach", "window", "message", "consent"] as const;
export type ShownField = (typeof SHOWN_FIELDS)[number];

/** Fields that the form carries from step to step, so that nothing is stored before sending. */
const CARRIED = [
	"page",
	"collegeName",
	"isPassedOn",
	"guardianKind",
	"guardianContact",
	"guardianToken",
	"key",
	"token",
	...SHOWN_FIELDS,
] as const;

export const PASSED_ON_VALUE = "yes";

/** Fields of the last form only: the honeypot and the time of opening. */
const LAST_FORM_FIELDS = ["website", "openedAt"] as const;

type Field = (typeof CARRIED)[number] | (typeof LAST_FORM_FIELDS)[number];
/** Missing answers are ""; ticks are one text, separated by spaces. */
export type LeadFormValues = Readonly<Record<Field, string>>;

/** Above every limit, so that too long a text gets its own error. */
const MAX_CHARACTERS = 10_000;

export function readLeadForm(form: { getAll: (name: string) => unknown[] }): LeadFormValues {
	const read = (name: Field) =>
		form.getAll(name).map(String).join(" ").trim().replaceAll("\r\n", "\n").slice(0, MAX_CHARACTERS);
	return Object.fromEntries([...CARRIED, ...LAST_FORM_FIELDS].map((name) => [name, read(name)])) as LeadFormValues;
}

export const EMPTY_LEAD_FORM: LeadFormValues = readLeadForm({ getAll: () => [] });

/** Hidden fields for the next form, except those it shows (`but`). */
export function toHiddenFields(values: LeadFormValues, but: readonly Field[] = []): Record<string, string> {
	const hidden = CARRIED.filter((name) => values[name] !== "" && !but.includes(name));
	return Object.fromEntries(hidden.map((name) => [name, values[name]]));
}

/** Whether the last form was filled in, so that it is sent again after a code. */
export function isFilledIn({ name, reach }: LeadFormValues): boolean {
	return name !== "" && reach !== "";
}
