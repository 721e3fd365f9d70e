import fc from "fast-check";
import { COLLECTIONS } from "#backend/content/collections.ts";
import { newSlug } from "#backend/content/items/testing/newsroom.ts";
import { oddText } from "#backend/testing/fuzz/odd-values.ts";

const OPERATORS =
	"_eq _neq _in _nin _lt _lte _gt _gte _between _nbetween _null _nnull _empty _nempty _contains _ncontains _icontains _starts_with _ends_with";
const operator = fc.oneof(
	{ weight: 9, arbitrary: fc.constantFrom(...OPERATORS.split(" ")) },
	{ weight: 1, arbitrary: fc.constantFrom("_and", "_or", "_some", "constructor", "toString", "_regex") },
);
const scalar = fc.oneof(oddText, fc.integer(), fc.double(), fc.boolean(), fc.constant(null), fc.maxSafeInteger());
const value = fc.oneof(
	{ weight: 5, arbitrary: scalar },
	{ weight: 2, arbitrary: fc.array(scalar, { maxLength: 4 }) },
	{ weight: 1, arbitrary: fc.object({ maxDepth: 2 }) },
);

function fieldOf(collection: string) {
	const fields = [...(COLLECTIONS.get(collection)?.fields.keys() ?? [])];
	return fc.oneof(
		{ weight: 30, arbitrary: fc.constantFrom(...fields) },
		{ weight: 1, arbitrary: oddText },
		{ weight: 1, arbitrary: fc.constantFrom("*", "*.*", "*.*.*", "picture.title", "user_created.email", "__proto__") },
	);
}

export function queryOf(collection: string) {
	const field = fieldOf(collection);
	const one = <Value>(inner: fc.Arbitrary<Value>) => fc.dictionary(field, inner, { minKeys: 1, maxKeys: 2 });
	const related = fc.constantFrom("picture", "parent", "user_created", "college_id", "source_id", "state_slug");
	const leaf = fc.oneof(
		{ weight: 5, arbitrary: one(fc.dictionary(operator, value, { minKeys: 1, maxKeys: 2 })) },
		{ weight: 1, arbitrary: one(value) },
		{
			weight: 1,
			arbitrary: fc.dictionary(
				related,
				fc.dictionary(fc.constantFrom("id", "title", "slug", "label"), fc.dictionary(operator, value)),
			),
		},
	);
	const { filter } = fc.letrec((tie) => ({
		filter: fc.oneof(
			{ maxDepth: 3 },
			leaf,
			fc.record({ _and: fc.array(tie("filter"), { maxLength: 3 }) }),
			fc.record({ _or: fc.array(tie("filter"), { maxLength: 3 }) }),
		),
	}));
	const sort = field.map((name) => `-${name}`);
	const sum = fc.dictionary(fc.constantFrom("count", "countDistinct", "min", "max", "nonsense"), fc.array(field), {
		maxKeys: 2,
	});
	const rare = <Value>(often: fc.Arbitrary<Value>) =>
		fc.oneof({ weight: 9, arbitrary: often }, { weight: 1, arbitrary: oddText });
	return fc.record(
		{
			filter,
			fields: fc.array(field, { maxLength: 3 }),
			sort: fc.array(sort, { maxLength: 2 }),
			search: oddText,
			limit: rare(fc.integer({ min: -1, max: 300 })),
			offset: rare(fc.nat()),
			page: rare(fc.nat()),
			meta: fc.constantFrom("*", "total_count", "filter_count"),
			aggregate: sum,
		},
		{ requiredKeys: ["filter"] },
	);
}

export function bodyOf(collection: string) {
	const item = fc.dictionary(fieldOf(collection), fc.oneof(value, fc.object()), { maxKeys: 3 });
	return fc.oneof(
		{ weight: 6, arbitrary: item },
		{ weight: 1, arbitrary: fc.jsonValue() },
		{ weight: 1, arbitrary: fc.array(item) },
	);
}

export function asAddress(parts: object, isJson: boolean): string {
	const text = isJson ? asJson(parts) : Object.entries(parts).flatMap(([name, part]) => bracketed(name, part));
	return text.join("&");
}

function bracketed(name: string, part: unknown): string[] {
	if (typeof part === "object" && part !== null) {
		return Object.entries(part).flatMap(([inner, each]) => bracketed(`${name}[${inner}]`, each));
	}
	return [`${encode(name)}=${encode(String(part))}`];
}

export function encode(text: string): string {
	return encodeURIComponent(text.toWellFormed());
}

function asJson(parts: object): string[] {
	return Object.entries(parts).map(([name, part]) =>
		typeof part === "object" && !Array.isArray(part)
			? `${name}=${encode(JSON.stringify(part))}`
			: `${name}=${encode(String(part))}`,
	);
}

export function required(name: string): object {
	if (name === "menus") return { label: "T", place: "footer" };
	if (name === "redirects") return { from_path: `/${newSlug()}`, to_path: "/" };
	return name === "news" || name === "pages" ? { slug: newSlug(), title: "T" } : {};
}
