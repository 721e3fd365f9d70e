import { type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import type { Field, FieldKind } from "#backend/content/items/types.ts";

/** Why a value does not fit its field's kind: the end of a sentence that begins with the field's name. */
export class BadValue extends Error {
	override name = "BadValue";
	/** Places within the value, each with its reason; absent if the whole value is wrong. */
	readonly at: readonly BadPart[] | undefined;

	constructor(message: string, at?: readonly BadPart[]) {
		super(message);
		this.at = at;
	}
}

/** `reason` continues the sentence "It …". */
export type BadPart = { path: readonly PropertyKey[]; reason: string };

export type Kinded = Pick<Field, "kind">;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/** An escape of NUL or of half a surrogate pair, unless its own backslash is escaped. */
const UNSTORABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][0-9a-f]{2})/i;
const Moment = z.iso.datetime({ offset: true });
const Day = z.iso.date();
const FIRST_DAY = "0001-01-01";
const DEEPEST = 30;
const MAX_INTEGER = 2_147_483_647;

export function toParameter({ kind }: Kinded, value: unknown): SQL {
	if (kind === "json") return sql`${toJson(value)}::jsonb`;
	if (kind === "integer" || kind === "number") return sql`${toNumber(kind, value)}::${numberType(value)}`;
	if (kind === "boolean") return sql`${toBoolean(value)}::boolean`;
	if (kind === "timestamp") return sql`${toMoment(value).toISOString()}::timestamptz`;
	if (kind === "date") return sql`${toDay(value)}::date`;
	if (kind === "uuid") return sql`${toUuid(value)}::uuid`;
	return sql`${toText(value)}::text`;
}

export function toWire({ kind }: Kinded, value: unknown): unknown {
	if (value === null || value === undefined) return null;
	if (kind === "integer" || kind === "number") return Number(value);
	if (kind === "timestamp") return fromTimestamp(value).toISOString();
	return value;
}

export function toBoolean(value: unknown): boolean {
	if (value === true || value === "true" || value === 1 || value === "1") return true;
	if (value === false || value === "false" || value === 0 || value === "0") return false;
	throw new BadValue("has to be true or false");
}

/** JavaScript allows half a surrogate pair and NUL in texts; no database does. */
export function isStorable(text: string): boolean {
	return text.isWellFormed() && !text.includes("\0");
}

/** JSON escapes its text, so invalid characters appear as such escapes. */
function toJson(value: unknown): string {
	if (!isShallow(value)) throw new BadValue("is nested too deeply");
	const text = JSON.stringify(value) ?? "null";
	if (UNSTORABLE.test(text)) throw new BadValue("has characters that cannot be stored");
	return text;
}

/** Checks level by level, because deep nesting overflows every recursion, including JSON.stringify's. */
function isShallow(value: unknown): boolean {
	let level = [value];
	for (let depth = 0; depth < DEEPEST; depth++) {
		level = level.flatMap((each) => (typeof each === "object" && each !== null ? Object.values(each) : []));
		if (level.length === 0) return true;
	}
	return false;
}

function toNumber(kind: FieldKind, value: unknown): string {
	const isText = typeof value === "string" && value.trim() !== "";
	const number = typeof value === "number" || isText ? Number(value) : Number.NaN;
	if (!Number.isFinite(number)) throw new BadValue("has to be a number");
	if (kind === "integer" && Math.abs(number) > Number.MAX_SAFE_INTEGER)
		throw new BadValue("has to be a smaller number");
	return String(number);
}

/** Whole numbers are compared as integers, so that an index can be used. */
function numberType(value: unknown): SQL {
	return Number.isSafeInteger(Number(value)) ? sql`bigint` : sql`float8`;
}

export function isStorableInteger(value: unknown): boolean {
	return Number.isInteger(value) && Math.abs(Number(value)) <= MAX_INTEGER;
}

/** Parses ISO 8601 only: JavaScript's own parser swaps day and month, and takes "12" for a year. Throws BadValue. */
export function toMoment(value: unknown): Date {
	const moment = value instanceof Date ? value : new Date(Moment.safeParse(value).data ?? Number.NaN);
	const year = moment.getUTCFullYear();
	if (!(year >= 1 && year <= 9999)) {
		throw new BadValue("has to be a moment with its zone, such as 2026-01-31T09:00:00Z or 2026-01-31T14:30:00+05:30");
	}
	return moment;
}

/** `$NOW` is a moment even if days are compared. */
function toDay(value: unknown): string {
	if (value instanceof Date) return toMoment(value).toISOString().slice(0, 10);
	const { data: day } = Day.safeParse(value);
	if (day === undefined || day < FIRST_DAY) throw new BadValue("has to be a day that exists, such as 2026-01-31");
	return day;
}

function toUuid(value: unknown): string {
	if (typeof value !== "string" || !UUID.test(value)) throw new BadValue("has to be a UUID");
	return value;
}

function toText(value: unknown): string {
	if (typeof value !== "string" && typeof value !== "number" && typeof value !== "boolean") {
		throw new BadValue("has to be a text");
	}
	return wellFormed(String(value));
}

function wellFormed(text: string): string {
	if (!isStorable(text)) throw new BadValue("has characters that cannot be stored");
	return text;
}

/** The driver returns `2026-01-31 09:00:00.123+00`. */
function fromTimestamp(value: unknown): Date {
	if (value instanceof Date) return value;
	return new Date(
		String(value)
			.replace(" ", "T")
			.replace(/([+-]\d\d)$/, "$1:00"),
	);
}
