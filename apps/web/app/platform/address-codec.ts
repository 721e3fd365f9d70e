import { LAST_PAGE, LONGEST_SEARCH } from "@uchit/contract/paging.ts";
import { plainNumber } from "@uchit/contract/typed-number.ts";

/** How one value of a search stands in an address. */
export type Field<Value> = {
	/** Its name there, where that is not the name of the value. */
	name?: string | undefined;
	/** Forgiving: what cannot be understood counts as absent. */
	read: (params: URLSearchParams, name: string) => Value;
	/** Returns nothing for an absent value, or for the default. */
	write: (value: Value) => readonly string[];
};

/** The state of a page as its address holds it, in both directions. */
export type AddressCodec<Search> = {
	parse: (params: URLSearchParams) => Search;
	/** Writes values in the order of the table, without absent ones, so that one state has one address. */
	write: (search: Partial<Search>) => URLSearchParams;
	/** The same as text, in which lists keep their commas. */
	toQuery: (search: Partial<Search>) => string;
	/** The names that it reads. */
	names: readonly string[];
};

/** Makes a codec of a table with a row per search value. Addresses and cache keys follow its order: a new row changes no other. */
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

/** The same row for each of these. */
export function rows<Key extends string, Value>(keys: readonly Key[], field: Field<Value>): Record<Key, Field<Value>> {
	const found: unknown[][] = keys.map((key) => [key, field]);
	return Object.fromEntries(found);
}

type Read = (params: URLSearchParams, name: string) => string | undefined;

/** Reads the first value, whatever it is. */
const readFirst: Read = (params, name) => params.get(name) ?? undefined;

/** Words; empty where there are none. */
export function text(read: Read = readFirst): Field<string> {
	return { read: (params, name) => cleanText(read(params, name) ?? ""), write: (value) => [value] };
}

/** One value, for somebody else to know or not. */
export function choice(name?: string): Field<string | undefined> {
	return { name, read: firstOf, write: (value) => (value === undefined ? [] : [value]) };
}

/** One of these, else the last argument's, which is not written. */
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

/** Distinct values, each by itself (`?state=goa&state=delhi`). */
export function list(name?: string, toKnown: (value: string) => string = same): Field<readonly string[]> {
	return { name, read: (params, each) => [...new Set(listOf(params, each).map(toKnown))], write: (values) => values };
}

/** Distinct values in one (`?exam=cat,xat`), or each by itself, as a form without scripts sends them. */
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

/** A number as somebody typed it, in any script's digits; what is none stays as it is, to be refused by its reader. */
export function typedNumber(): Field<string> {
	return { read: (params, name) => plainNumber(firstOf(params, name) ?? ""), write: (value) => [value] };
}

/** A whole number from 1, of so many digits at most. */
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

/** Which page of several; the first is not written. */
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

/** Control characters become spaces (PostgreSQL refuses NUL, and nobody means them), ends are trimmed, length is bounded. */
export function cleanText(text: string): string {
	return text
		.replaceAll(/\p{Cc}+/gu, " ")
		.slice(0, LONGEST_SEARCH)
		.toWellFormed()
		.trim();
}

/** The distinct values of a key that may repeat, in the order written. */
export function listOf(params: URLSearchParams, key: string): string[] {
	return [...new Set(params.getAll(key).map(cleanText))].filter((value) => value !== "");
}

/** The first value of a key; undefined when absent or empty. */
export function firstOf(params: URLSearchParams, key: string): string | undefined {
	return listOf(params, key)[0];
}

/** The page number of an address, from 1; anything else is page 1. */
export function pageOf(params: URLSearchParams): number {
	const text = params.get("page") ?? "";
	const page = /^\d{1,6}$/.test(text) ? Number(text) : 1;
	return page >= 1 && page <= LAST_PAGE ? page : 1;
}

/** A path with its query, without one where that is empty. */
export function withQuery(path: string, params: URLSearchParams): string {
	return params.size === 0 ? path : `${path}?${params}`;
}

/** Leaves out empty values. */
export function toParams(values: Readonly<Record<string, string>>): URLSearchParams {
	return new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ""));
}
