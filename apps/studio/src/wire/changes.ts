import type { Values } from "#studio/wire/conflict.ts";

/** Set by the content system at every change. */
const SYSTEM_FIELDS: ReadonlySet<string> = new Set(["id", "date_updated", "user_updated"]);

/** Unchanged fields are left out, because the wire refuses fields that the caller may not write. */
export function changedOf(before: Values, after: Values): Record<string, unknown> {
	return Object.fromEntries(
		Object.entries(after).filter(
			([name, value]) => !SYSTEM_FIELDS.has(name) && value !== undefined && !isSame(before[name], value),
		),
	);
}

/** Empty fields are left out so that the content system sets its defaults. */
export function filledOf(values: Values): Record<string, unknown> {
	return Object.fromEntries(
		Object.entries(values).filter(([, value]) => value !== null && value !== undefined && value !== ""),
	);
}

/** Forms may write the same time in another format. */
function isSame(one: unknown, other: unknown): boolean {
	if (JSON.stringify(one ?? null) === JSON.stringify(other ?? null)) return true;
	return isMoment(one) && isMoment(other) && Date.parse(String(one)) === Date.parse(String(other));
}

function isMoment(value: unknown): boolean {
	return value instanceof Date || (typeof value === "string" && /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value));
}
