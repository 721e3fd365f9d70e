import fc from "fast-check";
import { COLLECTIONS } from "#backend/content/collections.ts";
import { asAddress, bodyOf, encode, queryOf, required } from "#backend/content/items/testing/random-items.ts";
import {
	CONTENT_TYPES,
	longText,
	oddAddress,
	oddBody,
	oddHeaders,
	oddText,
	oddValue,
} from "#backend/testing/fuzz/odd-values.ts";
import type { Operation } from "#backend/testing/fuzz/openapi.ts";
import { sampleOf } from "#backend/testing/fuzz/schema-samples.ts";

export type RandomRequest = {
	operation: string;
	method: Operation["method"];
	url: string;
	headers: Record<string, string>;
	body: string | Buffer | undefined;
};

export type Words = Readonly<Record<string, readonly string[]>>;

const NAMES = [...COLLECTIONS.keys()];
/** Below Node's limit for a request line. */
const MAX_QUERY_LENGTH = 12_000;

export function requestOf(operation: Operation, words: Words): fc.Arbitrary<RandomRequest> {
	const parts = operation.path.startsWith("/items/") ? fc.constantFrom(...NAMES) : fc.constant(collectionAt(operation));
	return parts.chain((collection) =>
		fc
			.record({
				path: pathOf(operation, words, collection),
				query: queryTextOf(operation, words, collection),
				headers: rarely(oddHeaders, {}),
				contentType: rarely(fc.constantFrom(...CONTENT_TYPES), "application/json", 12),
				body: bodyTextOf(operation, words, collection),
			})
			.map(({ path, query, headers, contentType, body }) => ({
				operation: operation.name,
				method: operation.method,
				url: query === "" || path.includes("?") ? path : `${path}?${query.slice(0, MAX_QUERY_LENGTH)}`,
				headers: body === undefined ? headers : { "content-type": contentType, ...headers },
				body,
			})),
	);
}

function rarely<Value>(odd: fc.Arbitrary<Value>, usual: Value, oneIn = 8): fc.Arbitrary<Value> {
	return fc.oneof({ weight: oneIn - 1, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: odd });
}

function collectionAt({ path }: Operation): string {
	if (path.startsWith("/revisions")) return "directus_revisions";
	if (path.startsWith("/permissions")) return "directus_permissions";
	if (path.startsWith("/users")) return "directus_users";
	return "directus_files";
}

function pathOf({ path }: Operation, words: Words, collection: string): fc.Arbitrary<string> {
	const pieces = path.split(/(\{\w+\})/).map((piece) => {
		const name = /^\{(\w+)\}$/.exec(piece)?.[1];
		if (name === undefined) return fc.constant(piece);
		if (name === "collection") return fc.constant(collection);
		const known = words[name] ?? words.any ?? [];
		return fc.oneof(
			{ weight: 8, arbitrary: fc.constantFrom(...known) },
			{ weight: 2, arbitrary: oddText.map((text) => encode(text) || "x") },
			{ weight: 1, arbitrary: fc.integer({ min: 0, max: 9 }).map(String) },
		);
	});
	const whole = fc.tuple(...pieces).map((each) => each.join(""));
	return fc.tuple(whole, rarely(oddAddress, "", 14)).map((each) => each.join(""));
}

function queryTextOf({ path, method, query }: Operation, words: Words, collection: string): fc.Arbitrary<string> {
	if (method === "GET" && /^\/(items|revisions|permissions|files|users)(\/\{collection\})?$/.test(path)) {
		return fc.tuple(queryOf(collection), fc.boolean()).map(([parts, isJson]) => asAddress(parts, isJson));
	}
	const pair = fc.constantFrom(...Object.keys(query), "unknown").chain((name) => {
		const right = sampleOf(query[name] ?? {}, words.any ?? []);
		const value = fc.oneof(
			{ weight: 6, arbitrary: right },
			{ weight: 2, arbitrary: oddText },
			{ weight: 1, arbitrary: longText },
		);
		return value.map((each) => [each].flat().map((one) => `${name}=${encode(asText(one))}`));
	});
	return fc.array(pair, { maxLength: 5 }).map((pairs) => pairs.flat().join("&"));
}

function asText(value: unknown): string {
	return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}

function bodyTextOf(operation: Operation, words: Words, collection: string): fc.Arbitrary<string | Buffer | undefined> {
	const isItem = /^\/(items|revisions|permissions|files)/.test(operation.path);
	if (operation.method === "GET" || (operation.method === "DELETE" && !isItem)) return fc.constant(undefined);
	const whole = isItem ? itemsOf(operation, collection) : sampleOf(operation.body ?? {}, words.any ?? []);
	const changed = fc
		.tuple(whole, fc.array(fc.nat(20), { minLength: 1, maxLength: 4 }), oddValue)
		.map(([value, path, odd]) => replaceAt(value, path, odd));
	const written = fc.oneof({ weight: 4, arbitrary: whole }, { weight: 5, arbitrary: changed });
	return fc.oneof(
		{ weight: 9, arbitrary: written.map((value) => JSON.stringify(value) ?? "null") },
		{ weight: 2, arbitrary: oddBody },
	);
}

function itemsOf({ method, path, body }: Operation, collection: string): fc.Arbitrary<unknown> {
	if (body?.example !== undefined) return fc.constant(body.example);
	const keys = fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 3 });
	const one = bodyOf(collection).map((item) =>
		method === "POST" && typeof item === "object" && !Array.isArray(item) ? { ...required(collection), ...item } : item,
	);
	if (method === "DELETE") return fc.oneof(keys, fc.record({ keys }), fc.record({ query: queryOf(collection) }));
	if (method === "POST" || path.endsWith("}")) return one;
	return fc.oneof(one, fc.record({ keys, data: one }), fc.record({ query: queryOf(collection), data: one }));
}

export function replaceAt(value: unknown, path: readonly number[], odd: unknown): unknown {
	const [step, ...rest] = path;
	if (step === undefined || typeof value !== "object" || value === null) return odd;
	const entries = Object.entries(value);
	const chosen = entries[step % Math.max(entries.length, 1)]?.[0];
	const changed = entries.map(
		([name, inner]) => [name, name === chosen ? replaceAt(inner, rest, odd) : inner] as const,
	);
	return Array.isArray(value) ? changed.map(([, inner]) => inner) : Object.fromEntries(changed);
}
