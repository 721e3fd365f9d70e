import { LAST_PAGE, MAX_SEARCH_LENGTH } from "@uchit/contract/paging.ts";
import { plainNumber } from "@uchit/contract/typed-number.ts";

export type Field<Value> = {
	name?: string | undefined;
	/** Unreadable values count as absent. */
	read: (params: URLSearchParams, name: string) => Value;
	/** Empty for an absent value or the default. */
	write: (value: Value) => readonly string[];
};

export type AddressCodec<Search> = {
	parse: (params: URLSearchParams) => Search;
	/** Writes values in the order of the table and omits absent ones, so that each state has one address. */
	write: (search: Partial<Search>) => URLSearchParams;
	/** The query as text with unescaped commas in lists. */
	toQuery: (search: Partial<Search>) => string;
	names: readonly string[];
};

/** Makes a codec from a table with a row per value. Addresses and cache keys follow its order; a new row changes no other. */
export function createAddressCodec<Search extends object>(
	fields: { readonly [Key in keyof Search]: Field<Search[Key]> },
): AddressCodec<Search> {
	const nameOf = (key: Extract<keyof Search, string>) => fields[key].name ?? key;
	const keys = keysOf(fields);
	const writeOne = <Key extends Extract<keyof Search, string>>(key: Key, search: Partial<Search>) => {
		const value = search[key];
		return value === undefined ? [] : fields[key].write(value).filter((text) => text !== "");
	};
	const write = (search: Partial<Search>) =>
		new URLSearchParams(keys.flatMap((key) => writeOne(key, search).map((text) => [nameOf(key), text])));
	return {
		parse: (params) => {
			const values: unknown[][] = keys.map((key) => [key, fields[key].read(params, nameOf(key))]);
			return Object.fromEntries(values);
		},
		write,
		toQuery: (search) =>
			[...write(search)]
				.map(([name, value]) => `${name}=${value.split(",").map(encodeURIComponent).join(",")}`)
				.join("&"),
		names: keys.map(nameOf),
	};
}

export function fieldsFor<Key extends string, Value>(
	keys: readonly Key[],
	field: Field<Value>,
): Record<Key, Field<Value>> {
	const found: unknown[][] = keys.map((key) => [key, field]);
	return Object.fromEntries(found);
}

type Read = (params: URLSearchParams, name: string) => string | undefined;

const readFirst: Read = (params, name) => params.get(name) ?? undefined;

export function text(read: Read = readFirst): Field<string> {
	return { read: (params, name) => cleanText(read(params, name) ?? ""), write: (value) => [value] };
}

export function choice(name?: string): Field<string | undefined> {
	return { name, read: firstValueOf, write: (value) => (value === undefined ? [] : [value]) };
}

/** One of the values, else the last argument, which is omitted from addresses. */
export function oneOf<const Value extends string, const Else extends Value | undefined>(
	values: readonly Value[],
	otherwise: Else,
	read: Read = readFirst,
): Field<Value | Else> {
	return {
		read: (params, name) => {
			const found = read(params, name);
			return values.find((value) => value === found) ?? otherwise;
		},
		write: (value) => (value === undefined || value === otherwise ? [] : [value]),
	};
}

/** Distinct values in repeated parameters (`?state=goa&state=delhi`). */
export function list(name?: string, toKnown: (value: string) => string = same): Field<readonly string[]> {
	return { name, read: (params, each) => [...new Set(valuesOf(params, each).map(toKnown))], write: (values) => values };
}

/** Distinct values in one parameter (`?exam=cat,xat`), or repeated as forms without scripts send them. */
export function commaList(name?: string, toKnown: (value: string) => string = same): Field<readonly string[]> {
	return {
		name,
		read: (params, each) => {
			const values = params.getAll(each).flatMap((value) => value.split(",").map(cleanText).map(toKnown));
			return [...new Set(values)].filter((value) => value !== "");
		},
		write: (values) => [values.join(",")],
	};
}

/** A number in any script's digits. Invalid text is passed on, for the reader to refuse. */
export function typedNumber(): Field<string> {
	return { read: (params, name) => plainNumber(firstValueOf(params, name) ?? ""), write: (value) => [value] };
}

/** A whole number from 1, with at most this many digits. */
export function count(mostDigits: number): Field<number | undefined> {
	const pattern = new RegExp(`^[1-9]\\d{0,${mostDigits - 1}}$`);
	return {
		read: (params, name) => {
			const found = plainNumber(params.get(name) ?? "").replaceAll(",", "");
			return pattern.test(found) ? Number(found) : undefined;
		},
		write: (value) => (value === undefined ? [] : [String(value)]),
	};
}

export function page(): Field<number> {
	return { read: pageOf, write: (value) => (value > 1 ? [String(value)] : []) };
}

function same(value: string): string {
	return value;
}

function keysOf<Table extends object>(table: Table): Extract<keyof Table, string>[] {
	const keys: Extract<keyof Table, string>[] = [];
	for (const key in table) keys.push(key);
	return keys;
}

/** Replaces control characters by spaces (PostgreSQL refuses NUL), trims and limits the length. */
export function cleanText(text: string): string {
	return text
		.replaceAll(/\p{Cc}+/gu, " ")
		.slice(0, MAX_SEARCH_LENGTH)
		.toWellFormed()
		.trim();
}

export function valuesOf(params: URLSearchParams, key: string): string[] {
	return [...new Set(params.getAll(key).map(cleanText))].filter((value) => value !== "");
}

/** Undefined if absent or empty. */
export function firstValueOf(params: URLSearchParams, key: string): string | undefined {
	return valuesOf(params, key)[0];
}

/** From 1; anything invalid is page 1. */
export function pageOf(params: URLSearchParams): number {
	const text = params.get("page") ?? "";
	const page = /^\d{1,6}$/.test(text) ? Number(text) : 1;
	return page >= 1 && page <= LAST_PAGE ? page : 1;
}

/** Omits the "?" of an empty query. */
export function withQuery(path: string, params: URLSearchParams): string {
	return params.size === 0 ? path : `${path}?${params}`;
}

export function toParams(values: Readonly<Record<string, string>>): URLSearchParams {
	return new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ""));
}
