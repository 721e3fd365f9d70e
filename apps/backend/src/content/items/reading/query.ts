import { isRecord } from "@uchit/text/is-record.ts";
import { ContentError } from "#backend/content/errors.ts";
import type { RawQuery } from "./bracketed.ts";

const AGGREGATES = ["count", "countDistinct", "sum", "avg", "min", "max"] as const;
export type Aggregate = (typeof AGGREGATES)[number];

const METAS = ["total_count", "filter_count"] as const;
export type Meta = (typeof METAS)[number];

export type Filter = Record<string, unknown>;

/** A query of a collection. Its field names are still unchecked: they are looked up before any use. */
export type ItemsQuery = {
	fields: readonly string[];
	filter?: Filter;
	search?: string;
	sort: readonly string[];
	limit: number;
	offset: number;
	meta: readonly Meta[];
	aggregate?: readonly { operation: Aggregate; fields: readonly string[] }[];
};

const DEFAULT_LIMIT = 100;
/** The most rows that `limit=-1` returns. */
export const MAX_ROWS = 5_000;
const MAX_OFFSET = 10_000_000;
const MAX_FIELDS = 200;
const MAX_SEARCH_LENGTH = 200;

/** Parses a query. Throws INVALID_QUERY with the part that cannot be parsed. */
export function parseQuery(raw: RawQuery): ItemsQuery {
	if (raw.deep !== undefined && !isEmpty(parseJson("deep", raw.deep))) throw invalidQuery("deep is not offered here");
	const limit = parseLimit(raw.limit);
	const page = parseWhole("page", raw.page, 0) ?? 0;
	const search = parseSearch(raw.search);
	const filter = parseFilter(raw.filter);
	const aggregate = parseAggregate(raw.aggregate);
	const fields = parseNames("fields", raw.fields);
	const offset = parseWhole("offset", raw.offset, 0) ?? 0;
	return {
		fields: fields.length === 0 ? ["*"] : fields,
		...(filter !== undefined && { filter }),
		...(search !== undefined && { search }),
		sort: parseNames("sort", raw.sort),
		limit,
		offset: Math.min(page > 0 ? (page - 1) * limit : offset, MAX_OFFSET),
		meta: parseMeta(raw.meta),
		...(aggregate !== undefined && { aggregate }),
	};
}

export function invalidQuery(reason: string): ContentError {
	return new ContentError("INVALID_QUERY", `Invalid query. ${reason}.`, { reason });
}

/** Whether each part of a filter has a condition; an empty one matches everything. */
export function hasConditions(filter: unknown): boolean {
	if (!isRecord(filter)) return true;
	const parts = Object.entries(filter);
	return parts.length > 0 && parts.every(([name, value]) => isCondition(name, value));
}

function isCondition(name: string, value: unknown): boolean {
	if (name === "_and" || name === "_or") return Array.isArray(value) && value.length > 0 && value.every(hasConditions);
	// An operator compares with any value, even an empty object.
	return name.startsWith("_") || hasConditions(value);
}

function parseLimit(value: unknown): number {
	const limit = parseWhole("limit", value, -1) ?? DEFAULT_LIMIT;
	if (limit > MAX_ROWS) throw invalidQuery(`"limit" must be less than or equal to ${MAX_ROWS}`);
	return limit === -1 ? MAX_ROWS : limit;
}

function parseWhole(name: string, value: unknown, least: number): number | undefined {
	if (value === undefined || value === "") return undefined;
	const number = typeof value === "number" || typeof value === "string" ? Number(value) : Number.NaN;
	if (!Number.isSafeInteger(number) || number < least)
		throw invalidQuery(`"${name}" must be a whole number from ${least}`);
	return number;
}

/** `a,b`, `["a","b"]`, and lists with either. */
function parseNames(name: string, value: unknown): string[] {
	if (value === undefined) return [];
	const parts = Array.isArray(value) ? value : [value];
	const names = parts.flatMap((part) => {
		if (typeof part !== "string") throw invalidQuery(`"${name}" has to be a list of names`);
		return part.split(",").map((each) => each.trim());
	});
	if (names.length > MAX_FIELDS) throw invalidQuery(`"${name}" has more than ${MAX_FIELDS} names`);
	return names.filter((each) => each !== "");
}

function parseSearch(value: unknown): string | undefined {
	if (value === undefined || value === "") return undefined;
	if (typeof value !== "string" || value.length > MAX_SEARCH_LENGTH || value.includes("\0")) {
		throw invalidQuery(`"search" has to be a text of at most ${MAX_SEARCH_LENGTH} characters`);
	}
	return value;
}

function parseFilter(value: unknown): Filter | undefined {
	if (value === undefined || value === "") return undefined;
	const filter = parseJson("filter", value);
	if (Array.isArray(filter)) return { _and: filter };
	if (!isRecord(filter)) throw invalidQuery("The filter has to be an object");
	return filter;
}

function parseMeta(value: unknown): readonly Meta[] {
	const names = parseNames("meta", value);
	if (names.includes("*")) return METAS;
	return names.map((name) => {
		const meta = METAS.find((known) => known === name);
		if (meta === undefined) throw invalidQuery(`"meta" must be one of ${METAS.join(", ")}`);
		return meta;
	});
}

function parseAggregate(value: unknown): ItemsQuery["aggregate"] {
	if (value === undefined || value === "") return undefined;
	const parsed = parseJson("aggregate", value);
	if (!isRecord(parsed)) throw invalidQuery('"aggregate" has to be an object');
	if (isEmpty(parsed)) return undefined;
	return Object.entries(parsed).map(([name, fields]) => {
		const operation = AGGREGATES.find((each) => each === name);
		if (operation === undefined) throw invalidQuery(`"aggregate" knows ${AGGREGATES.join(", ")}, not "${name}"`);
		return { operation, fields: parseNames("aggregate", fields) };
	});
}

function parseJson(name: string, value: unknown): unknown {
	if (typeof value !== "string") return value;
	try {
		return JSON.parse(value);
	} catch {
		throw invalidQuery(`Invalid JSON for ${name} object`);
	}
}

function isEmpty(value: unknown): boolean {
	return isRecord(value) && Object.keys(value).length === 0;
}
