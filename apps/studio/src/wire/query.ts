import { isRecord } from "@uchit/text/is-record.ts";
import { hasKey } from "#studio/wire/addresses.ts";

export type ListParams = {
	pagination?: { page: number; perPage: number } | undefined;
	sort?: { field: string; order: "ASC" | "DESC" } | undefined;
	filter?: Readonly<Record<string, unknown>> | undefined;
	fields?: readonly string[] | undefined;
};

/** Row limit of the wire. */
export const MAX_ROWS = 5_000;

/** A piece in review with a time becomes public by itself. */
const SCHEDULED = { status: "in_review", publish_at: { _nnull: true } };

/** Names that start with a letter sort before those that start with a digit or sign. */
const LETTERS_FIRST = "-begins_with_letter,";

export function toQuery(resource: string, { pagination, sort, filter = {}, fields }: ListParams): string {
	const query = new URLSearchParams();
	if (fields !== undefined) query.set("fields", ["*", ...fields].join(","));
	if (sort !== undefined && isSortable(resource, sort.field)) {
		const first = resource === "colleges" && sort.field === "name" ? LETTERS_FIRST : "";
		query.set("sort", `${first}${sort.order === "DESC" ? "-" : ""}${sort.field}`);
	}
	if (pagination !== undefined) {
		query.set("limit", String(Math.min(pagination.perPage, MAX_ROWS)));
		query.set("page", String(pagination.page));
	}
	const { q, ...others } = filter;
	const rest = others.status === "scheduled" ? { ...others, ...SCHEDULED } : others;
	if (typeof q === "string" && q.trim() !== "") query.set("search", q.trim());
	const wanted = toFilter(rest);
	if (Object.keys(wanted).length > 0) query.set("filter", JSON.stringify(wanted));
	query.set("meta", "filter_count");
	return query.toString();
}

/**
 * Values of a filter form, e.g. `{ status: "draft", title: { _icontains: "josaa" } }`. Operator objects pass unchanged; empty values are
 * dropped.
 */
export function toFilter(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
	const conditions = Object.entries(values).flatMap(([field, value]): [string, unknown][] => {
		const condition = field === "_and" && Array.isArray(value) && value.length > 0 ? value : toCondition(value);
		return condition === undefined ? [] : [[field, condition]];
	});
	return Object.fromEntries(conditions);
}

function toCondition(value: unknown): unknown {
	if (value === undefined || value === "") return undefined;
	if (value === null) return { _null: true };
	if (Array.isArray(value)) return value.length === 0 ? undefined : { _in: value };
	if (!isRecord(value)) return { _eq: value };
	const filled = Object.entries(value).filter(([, each]) => each !== undefined && each !== "" && each !== null);
	return filled.length === 0 ? undefined : Object.fromEntries(filled);
}

function isSortable(resource: string, field: string): boolean {
	return field !== "" && (field !== "id" || hasKey(resource));
}
