import { isRecord } from "@uchit/text/is-record.ts";

export type Condition = { field: string; operator: string; value: string };

export const OPERATORS = [
	{ id: "_eq", name: "is" },
	{ id: "_neq", name: "is not" },
	{ id: "_in", name: "is one of" },
	{ id: "_nin", name: "is none of" },
	{ id: "_null", name: "is empty" },
	{ id: "_nnull", name: "is not empty" },
	{ id: "_lt", name: "is below" },
	{ id: "_gt", name: "is above" },
] as const;

const LISTS = ["_in", "_nin"];
const FLAGS = ["_null", "_nnull"];

/** All conditions must hold. Undefined for rules in another form, such as with "or". */
export function readRule(rule: unknown): Condition[] | undefined {
	if (rule === null || rule === undefined) return [];
	if (!isRecord(rule)) return undefined;
	const conditions: Condition[] = [];
	for (const [field, filter] of Object.entries(rule)) {
		const parts = field === "_and" && Array.isArray(filter) ? filter.map(readRule) : [readField(field, filter)];
		for (const part of parts) {
			if (part === undefined) return undefined;
			conditions.push(...part);
		}
	}
	return conditions;
}

function readField(field: string, filter: unknown): Condition[] | undefined {
	if (field.startsWith("_") || !isRecord(filter)) return undefined;
	const read = Object.entries(filter).map(([operator, value]) => {
		const isWritten = FLAGS.includes(operator) ? value === true : !isRecord(value);
		const isKnown = OPERATORS.some(({ id }) => id === operator) && isWritten;
		return isKnown ? { field, operator, value: FLAGS.includes(operator) ? "" : textOf(value) } : undefined;
	});
	return read.every((each) => each !== undefined) ? read : undefined;
}

export function writeRule(conditions: readonly Condition[]): Record<string, unknown> | null {
	const filters = conditions.map(({ field, operator, value }) => ({
		[field]: { [operator]: valueIn(operator, value) },
	}));
	if (filters.length <= 1) return filters[0] ?? null;
	return { _and: filters };
}

function textOf(value: unknown): string {
	return Array.isArray(value) ? value.map(String).join(", ") : String(value);
}

function valueIn(operator: string, text: string): unknown {
	if (FLAGS.includes(operator)) return true;
	if (LISTS.includes(operator)) return text.split(",").map((each) => scalarOf(each.trim()));
	return scalarOf(text);
}

function scalarOf(text: string): unknown {
	if (text === "true" || text === "false") return text === "true";
	return /^\d+$/.test(text) ? Number(text) : text;
}
