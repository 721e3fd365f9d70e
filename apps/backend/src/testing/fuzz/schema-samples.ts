import fc from "fast-check";
import type { ValueSchema } from "#backend/testing/fuzz/openapi.ts";

const MAX_ITEMS = 4;
const MAX_TEXT_LENGTH = 200;

export function sampleOf(schema: ValueSchema, words: readonly string[]): fc.Arbitrary<unknown> {
	if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
	if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map((each) => sampleOf(each, words)));
	switch (schema.type) {
		case "string":
			return textOf(schema, words);
		case "integer":
		case "number":
			return numberOf(schema);
		case "boolean":
			return fc.boolean();
		case "null":
			return fc.constant(null);
		case "array":
			return fc.array(sampleOf(schema.items ?? {}, words), {
				minLength: schema.minItems ?? 0,
				maxLength: Math.min(schema.maxItems ?? MAX_ITEMS, MAX_ITEMS),
			});
		case "object":
			return objectOf(schema, words);
		default:
			return schema.example === undefined ? fc.jsonValue({ maxDepth: 2 }) : fc.constant(schema.example);
	}
}

function objectOf({ properties = {}, required = [], example }: ValueSchema, words: readonly string[]) {
	const parts = Object.entries(properties).map(([name, each]) => [name, sampleOf(each, words)] as const);
	const known = new Set(Object.keys(properties));
	const some = fc.record(Object.fromEntries(parts), { requiredKeys: required.filter((name) => known.has(name)) });
	return example === undefined ? some : fc.oneof(some, fc.constant(example));
}

function textOf(
	{ pattern, format, minLength = 0, maxLength = MAX_TEXT_LENGTH }: ValueSchema,
	words: readonly string[],
) {
	if (format === "uuid") return fc.oneof(fc.uuid(), fc.constantFrom(...words.filter((word) => UUID.test(word))));
	if (format === "date-time") return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
	if (pattern !== undefined && format !== "email") return fc.stringMatching(new RegExp(pattern));
	if (format === "email") return fc.emailAddress();
	const fitting = words.filter(({ length }) => length >= minLength && length <= maxLength);
	const any = fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, MAX_TEXT_LENGTH)) });
	return fitting.length === 0 ? any : fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...fitting) }, any);
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

function numberOf({ type, minimum = -1_000, maximum = 100_000 }: ValueSchema): fc.Arbitrary<number> {
	const limits = { min: Math.ceil(minimum), max: Math.floor(Math.max(minimum, maximum)) };
	return type === "integer" ? fc.integer(toSafe(limits)) : fc.double({ ...limits, noNaN: true });
}

function toSafe({ min, max }: { min: number; max: number }): { min: number; max: number } {
	return { min: Math.max(min, -(2 ** 31)), max: Math.min(max, 2 ** 31 - 1) };
}
