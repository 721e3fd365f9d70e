import { buildSchema, type GraphQLSchema } from "graphql";
import type { Readable } from "#backend/content/graphql/readable.ts";
import type { Writable } from "#backend/content/graphql/writable.ts";
import type { Field, FieldKind } from "#backend/content/items/types.ts";

/** One for each role, and some for permissions that have just changed. */
const MAX_CACHED = 24;

const cache = new Map<string, GraphQLSchema>();

export function schemaOf(readable: ReadonlyMap<string, Readable>, writable: readonly Writable[] = []): GraphQLSchema {
	const sdl = `${writeSdl(readable)}\n\n${writeMutations(writable, readable)}`;
	const known = cache.get(sdl);
	if (known !== undefined) return known;
	const schema = buildSchema(sdl);
	const [oldest] = cache.keys();
	if (cache.size >= MAX_CACHED && oldest !== undefined) cache.delete(oldest);
	cache.set(sdl, schema);
	return schema;
}

type All = ReadonlyMap<string, Readable>;

const TYPES = {
	integer: "Int",
	number: "Float",
	text: "String",
	html: "String",
	boolean: "Boolean",
	timestamp: "Date",
	date: "Date",
	uuid: "ID",
	json: "JSON",
} as const satisfies Record<FieldKind, string>;

function writeSdl(readable: All): string {
	// GraphQL has no type without fields.
	const all = new Map([...readable].filter(([, { fields }]) => fields.length > 0));
	const parts = [...all.values()].map((readable) => writeCollection(readable, all));
	return [
		"scalar Date\nscalar JSON",
		...OPERATORS,
		...parts.map(({ types }) => types),
		block("type Query", parts.length === 0 ? ["_empty: JSON"] : parts.flatMap(({ queries }) => queries)),
	].join("\n\n");
}

function writeCollection({ collection, fields }: Readable, all: All): { types: string; queries: string[] } {
	const { name, key, isSingleton } = collection;
	const type = block(
		`type ${name}`,
		fields.map((field) => `${field.name}: ${typeOf(field, all)}${field.name === key?.name ? "!" : ""}`),
	);
	if (isSingleton) return { types: type, queries: [`${name}: ${name}`] };
	const filter = block(`input ${name}_filter`, [
		...fields.map((field) => `${field.name}: ${filterOf(field, all)}`),
		`_and: [${name}_filter!]`,
		`_or: [${name}_filter!]`,
	]);
	const list = `${name}(filter: ${name}_filter, sort: [String!], limit: Int, offset: Int, page: Int, search: String): [${name}!]!`;
	const isKeyed = fields.some((field) => field.name === key?.name);
	return { types: `${type}\n\n${filter}`, queries: isKeyed ? [list, `${name}_by_id(id: ID!): ${name}`] : [list] };
}

const DELETED = "type delete_one { id: ID! }\ntype delete_many { ids: [ID]! }";

function writeMutations(writable: readonly Writable[], all: All): string {
	if (writable.length === 0) return "";
	const parts = writable.map((each) => writeChanges(each, all));
	const fields = parts.flatMap(({ fields }) => fields);
	return [DELETED, ...parts.flatMap(({ types }) => types), block("type Mutation", fields)].join("\n\n");
}

function writeChanges({ collection, created, updated, isDeleted }: Writable, all: All) {
	const { name, key, isSingleton } = collection;
	const isRead = (all.get(name)?.fields.length ?? 0) > 0;
	const [one, many] = isRead ? [name, `[${name}!]!`] : ["Boolean", "Boolean"];
	const [create, update] = [`create_${name}_input`, `update_${name}_input`];
	const creates = [
		`create_${name}_item(data: ${create}!): ${one}`,
		`create_${name}_items(data: [${create}!]!): ${many}`,
	];
	const updates = [
		`update_${name}_item(id: ID!, data: ${update}!): ${one}`,
		`update_${name}_items(ids: [ID!]!, data: ${update}!): ${many}`,
		`update_${name}_batch(data: [${update}!]!): ${many}`,
	];
	const deletes = [`delete_${name}_item(id: ID!): delete_one`, `delete_${name}_items(ids: [ID!]!): delete_many`];
	// If each item is changed in its own way, the key identifies it.
	const isKeyed = isSingleton || key === undefined || updated.includes(key);
	return {
		types: [
			...(created.length > 0 ? [writeInput(create, created)] : []),
			...(updated.length > 0 ? [writeInput(update, isKeyed ? updated : [key, ...updated])] : []),
		],
		fields: [
			...(created.length > 0 ? creates : []),
			...(updated.length === 0 ? [] : isSingleton ? [`update_${name}(data: ${update}!): ${one}`] : updates),
			...(isDeleted ? deletes : []),
		],
	};
}

function writeInput(name: string, fields: readonly Field[]): string {
	return block(
		`input ${name}`,
		fields.map((field) => `${field.name}: ${field.name === "id" ? "ID" : TYPES[field.kind]}`),
	);
}

function typeOf(field: Field, all: All): string {
	const related = relatedOf(field, all);
	if (related !== undefined) return related.collection.name;
	return field.name === "id" ? "ID" : TYPES[field.kind];
}

function filterOf(field: Field, all: All): string {
	const related = relatedOf(field, all);
	if (related !== undefined && !related.collection.isSingleton) return `${related.collection.name}_filter`;
	const type = field.name === "id" ? "ID" : TYPES[field.kind];
	return `${type.toLowerCase()}_filter_operators`;
}

function relatedOf({ relation }: Pick<Field, "relation">, all: All): Readable | undefined {
	return relation === undefined ? undefined : all.get(relation);
}

const ABSENCE = ["_null: Boolean", "_nnull: Boolean"];
const EMPTINESS = ["_empty: Boolean", "_nempty: Boolean"];
const LIKENESS = ["contains", "ncontains", "icontains", "starts_with", "nstarts_with", "ends_with", "nends_with"];

const OPERATORS = [
	operators("id", [...equality("ID"), ...ABSENCE]),
	operators("string", [...equality("String"), ...LIKENESS.map((name) => `_${name}: String`), ...ABSENCE, ...EMPTINESS]),
	operators("int", [...equality("Int"), ...order("Int"), ...ABSENCE]),
	operators("float", [...equality("Float"), ...order("Float"), ...ABSENCE]),
	operators("date", [...equality("String"), ...order("String"), ...ABSENCE]),
	operators("boolean", ["_eq: Boolean", "_neq: Boolean", ...ABSENCE]),
	operators("json", [...ABSENCE, ...EMPTINESS]),
];

function operators(name: string, lines: readonly string[]): string {
	return block(`input ${name}_filter_operators`, lines);
}

function equality(type: string): string[] {
	return [`_eq: ${type}`, `_neq: ${type}`, `_in: [${type}]`, `_nin: [${type}]`];
}

function order(type: string): string[] {
	return [
		...["lt", "lte", "gt", "gte"].map((name) => `_${name}: ${type}`),
		`_between: [${type}]`,
		`_nbetween: [${type}]`,
	];
}

function block(head: string, lines: readonly string[]): string {
	return `${head} {\n${lines.map((line) => `\t${line}`).join("\n")}\n}`;
}
