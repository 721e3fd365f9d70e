import { withHttps } from "@uchit/contract/typed.ts";
import { isRecord } from "@uchit/text/is-record.ts";
import { readDay } from "./read-day.ts";
import { type Fields, fieldsOf, type Shape } from "./shape.ts";

type Values = Readonly<Record<string, unknown>>;

const RECEIPT = ["publisher", "document", "address", "date", "line", "copy"] as const;

export const NO_DOCUMENT: Values = Object.fromEntries(RECEIPT.map((name) => [name, null]));

/** Every input gets a value, null if empty, so that a row never shows values of a row that stood there before. */
export function toForm(shape: Shape, value?: unknown): unknown {
	switch (shape.kind) {
		case "text":
		case "date":
		case "day-or-month":
		case "number":
		case "choice":
			return value ?? null;
		case "boolean":
			return value ?? (shape.isRequired ? false : null);
		case "receipt":
			return typeof value === "string" ? value : { ...(isRecord(value) ? value : {}), ...without(NO_DOCUMENT, value) };
		case "rows":
			return Array.isArray(value) ? value.map((each) => toForm(shape.element, each)) : [];
		case "by-key":
			return fieldsToForm(Object.fromEntries(shape.keys.map((key) => [key, shape.of])), value);
		case "part":
		case "one-of":
			return fieldsToForm(fieldsOf(shape), value);
	}
}

export function fieldsToForm(fields: Fields, value: unknown): Values {
	const record = isRecord(value) ? value : {};
	const known = Object.entries(record).map(([name, each]) => {
		const shape = fields[name];
		return [name, shape === undefined ? each : toForm(shape, each)];
	});
	const absent = Object.entries(fields).filter(([name]) => !(name in record));
	return Object.fromEntries([...known, ...absent.map(([name, shape]) => [name, toForm(shape)])]);
}

/** Drops empty values and values of an option that is no longer chosen. */
export function fromForm(shape: Shape, value: unknown): unknown {
	switch (shape.kind) {
		case "text":
		case "date":
		case "number":
		case "choice":
		case "boolean":
			return value === null || value === "" ? undefined : value;
		case "day-or-month":
			return typeof value === "string" && value !== "" ? readDay(value) : undefined;
		case "receipt":
			return typeof value === "string" ? value || undefined : filled(value, withAddress);
		case "rows": {
			const rows = Array.isArray(value) ? value.map((each) => fromForm(shape.element, each)) : [];
			const filled = rows.filter((each) => each !== undefined && each !== "");
			return filled.length === 0 && !shape.isNeverNull && !shape.isRequired ? undefined : filled;
		}
		case "by-key":
			return filled(value, (each) => fromForm(shape.of, each)) ?? (shape.isNeverNull ? {} : undefined);
		case "part":
			return partFromForm(shape.fields, value);
		case "one-of": {
			const chosen = isRecord(value) ? shape.options[String(value[shape.by])] : undefined;
			return chosen === undefined ? filled(value) : partFromForm(chosen, value);
		}
	}
}

/** Undefined if nothing was entered; otherwise required lists and parts are present even if empty. */
function partFromForm(fields: Fields, value: unknown): Values | undefined {
	const record = isRecord(value) ? value : {};
	const filled = Object.entries(record).flatMap(([name, each]) => {
		const shape = fields[name];
		const tidied = shape === undefined ? undefined : fromForm(shape, each);
		return tidied === undefined ? [] : [[name, tidied] as const];
	});
	if (!filled.some(([, each]) => hasContent(each))) return undefined;
	const parts = Object.entries(fields).filter(([name, { kind, isRequired }]) => {
		return isRequired && (kind === "part" || kind === "by-key") && !filled.some(([known]) => known === name);
	});
	return Object.fromEntries([...filled, ...parts.map(([name]) => [name, {}])]);
}

/** A switch that is off and an empty list count as no content. */
function hasContent(value: unknown): boolean {
	if (Array.isArray(value)) return value.length > 0;
	return isRecord(value) ? Object.keys(value).length > 0 : value !== false;
}

function filled(value: unknown, read = (each: unknown, _name: string): unknown => each): Values | undefined {
	if (!isRecord(value)) return undefined;
	const entries = Object.entries(value).map(([name, each]) => [name, read(each, name)]);
	const filledEntries = entries.filter(([, each]) => each !== null && each !== undefined && each !== "");
	return filledEntries.length === 0 ? undefined : Object.fromEntries(filledEntries);
}

function withAddress(value: unknown, name: string): unknown {
	return name === "address" && typeof value === "string" ? withHttps(value) : value;
}

function without(values: Values, other: unknown): Values {
	return Object.fromEntries(Object.entries(values).filter(([name]) => !isRecord(other) || !(name in other)));
}
