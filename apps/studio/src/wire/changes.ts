import type { Values } from "#studio/wire/conflict.ts";

/** Written by the content system with every change. */
const BY_THE_SYSTEM: ReadonlySet<string> = new Set(["id", "date_updated", "user_updated"]);

/**
 * What a form changed: the wire refuses fields that are not the caller's to write, so those that are as before are left out.
 */
export function changedOf(before: Values, after: Values): Record<string, unknown> {
	return Object.fromEntries(
		Object.entries(after).filter(
			([name, value]) => !BY_THE_SYSTEM.has(name) && value !== undefined && !isSame(before[name], value),
		),
	);
}

/** What a form made: what was left empty gets the value that the content system gives by itself. */
export function filledOf(values: Values): Record<string, unknown> {
	return Object.fromEntries(
		Object.entries(values).filter(([, value]) => value !== null && value !== undefined && value !== ""),
	);
}

/** Dates in forms may be another way to write the same moment. */
function isSame(one: unknown, other: unknown): boolean {
	if (JSON.stringify(one ?? null) === JSON.stringify(other ?? null)) return true;
	return isMoment(one) && isMoment(other) && Date.parse(String(one)) === Date.parse(String(other));
}

function isMoment(value: unknown): boolean {
	return value instanceof Date || (typeof value === "string" && /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value));
}
