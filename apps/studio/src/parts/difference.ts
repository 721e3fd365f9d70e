import { isRecord } from "@uchit/text/is-record.ts";
import { nameOfEvent } from "#studio/facts/exam-facts.ts";
import { labelOf } from "#studio/facts/shape/words.ts";
import { dayInWords } from "#studio/parts/day-in-words.ts";
import { toMoment } from "#studio/parts/to-moment.ts";

type Values = Readonly<Record<string, unknown>>;

/** What stands for an absent value. */
export const NOTHING = "nothing";

export type Difference = { what: string; was: string; is: string };

/** Differences down to single facts. List rows are matched by key if they have one. */
export function differencesOf(was: Values, is: Values, nameOf: (field: string) => string = labelOf): Difference[] {
	return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((name) =>
		between(was[name], is[name], nameOf(name)),
	);
}

function between(was: unknown, is: unknown, what: string): Difference[] {
	if (inWords(was) === inWords(is) && !isRecord(was) && !Array.isArray(was)) return [];
	if (isRows(was) && isRows(is)) return betweenRows(was, is, what);
	if (!isRecord(was) || !isRecord(is))
		return inWords(was) === inWords(is) ? [] : [{ what, was: inWords(was), is: inWords(is) }];
	return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((name) =>
		between(was[name], is[name], `${what} · ${labelOf(name)}`),
	);
}

function betweenRows(was: readonly Values[], is: readonly Values[], what: string): Difference[] {
	const before = byKey(was);
	const after = byKey(is);
	return [...new Set([...before.keys(), ...after.keys()])].flatMap((key) =>
		between(before.get(key), after.get(key), `${what} · ${nameOfEvent(key)}`),
	);
}

function byKey(rows: readonly Values[]): Map<string, Values> {
	return new Map(rows.map((row, place) => [typeof row.key === "string" ? row.key : String(place + 1), row]));
}

function isRows(value: unknown): value is readonly Values[] {
	return Array.isArray(value) && value.length > 0 && value.every(isRecord);
}

/** A day, a time or a switch as it is read, not as it is stored. */
export function plainInWords(value: unknown): string {
	if (typeof value === "boolean") return value ? "yes" : "no";
	const text = String(value);
	return /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text) ? toMoment(text) : dayInWords(text);
}

function inWords(value: unknown): string {
	if (value === null || value === undefined || value === "") return NOTHING;
	if (Array.isArray(value)) return value.length === 0 ? NOTHING : value.map(inWords).join(", ");
	if (!isRecord(value)) return plainInWords(value);
	return Object.values(value)
		.filter((each) => each !== null && each !== undefined)
		.map(inWords)
		.join(" · ");
}
