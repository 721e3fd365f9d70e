import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { COLLECTIONS } from "#backend/content/collections.ts";
import { type Ask, newSlug, useNewsroom } from "#backend/content/items/testing/newsroom.ts";
import { searchDepth } from "#backend/testing/depth.ts";

const room = useNewsroom();
const secret = newSlug().replace("piece-", "hidden");
let callers: Ask[];

beforeAll(async () => {
	const editor = await room.as("editor");
	await room.article(editor, { title: secret, summary: secret, body: secret });
	callers = [room.reader, editor, await room.as("admin")];
});

/** Large tables of facts are asked for one time in a while, because counting them takes a second. */
const names = [...COLLECTIONS.keys()].filter((name) => !name.startsWith("directus_") && name !== "cutoffs");

const oddText = fc.oneof(
	fc.constantFrom(
		"",
		"\0",
		"\ud800",
		"%",
		"_",
		"\\",
		"'",
		'"',
		"--",
		"';DROP TABLE news;--",
		"$1",
		"$NOW",
		"$NOW(-999999 years)",
	),
	fc.constantFrom(
		"$CURRENT_USER",
		"9".repeat(400),
		"1e400",
		"-0",
		"NaN",
		"Infinity",
		"2026-02-30",
		"0000-00-00",
		"+275760-09-13",
	),
	fc.string({ unit: "binary", maxLength: 20 }),
);
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

/** Mostly a field that there is, sometimes anything. */
function fieldOf(collection: string) {
	const fields = [...(COLLECTIONS.get(collection)?.fields.keys() ?? [])];
	return fc.oneof(
		{ weight: 30, arbitrary: fc.constantFrom(...fields) },
		{ weight: 1, arbitrary: oddText },
		{ weight: 1, arbitrary: fc.constantFrom("*", "*.*", "*.*.*", "picture.title", "user_created.email", "__proto__") },
	);
}

function queryOf(collection: string) {
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

/** `{ filter: { id: { _eq: 1 } } }` as `filter[id][_eq]=1`. */
function bracketed(name: string, part: unknown): string[] {
	if (typeof part === "object" && part !== null) {
		return Object.entries(part).flatMap(([inner, each]) => bracketed(`${name}[${inner}]`, each));
	}
	return [`${encode(name)}=${encode(String(part))}`];
}

/** As a browser would: what is no text is replaced. */
function encode(text: string): string {
	return encodeURIComponent(text.toWellFormed());
}

function asJson(parts: object): string[] {
	return Object.entries(parts).map(([name, part]) =>
		typeof part === "object" && !Array.isArray(part)
			? `${name}=${encode(JSON.stringify(part))}`
			: `${name}=${encode(String(part))}`,
	);
}

test("no query at all is answered with a failure of ours, or with what its asker may not see", async () => {
	const depth = searchDepth(800);
	const statuses = new Map<number, number>();
	const asked = fc.constantFrom(...names).chain((name) => fc.tuple(fc.constant(name), queryOf(name)));
	await fc.assert(
		fc.asyncProperty(asked, fc.constantFrom(0, 1, 2), fc.boolean(), async ([collection, parts], who, isJson) => {
			const text = isJson ? asJson(parts) : Object.entries(parts).flatMap(([name, part]) => bracketed(name, part));
			const reply = await (callers[who] ?? room.reader)("GET", `/items/${collection}?${text.join("&")}`);
			statuses.set(reply.statusCode, (statuses.get(reply.statusCode) ?? 0) + 1);
			expect(reply.statusCode, reply.body).toBeLessThan(500);
			if (who === 0) expect(reply.body).not.toContain(secret);
		}),
		depth,
	);
	// A property of refusals alone would show little.
	expect(statuses.get(200)).toBeGreaterThan(depth.numRuns / 16);
}, 120_000);

test("no item at all that is sent is answered with a failure of ours", async () => {
	const names = ["news", "pages", "menus", "redirects", "Lead", "corrections", "blog_config", "reports"];
	const bodyOf = (name: string) => {
		const item = fc.dictionary(fieldOf(name), fc.oneof(value, fc.object()), { maxKeys: 3 });
		return fc.oneof(
			{ weight: 6, arbitrary: item },
			{ weight: 1, arbitrary: fc.jsonValue() },
			{ weight: 1, arbitrary: fc.array(item) },
		);
	};
	const sent = fc.constantFrom(...names).chain((name) => fc.tuple(fc.constant(name), bodyOf(name)));
	const key = fc.oneof(
		fc.constant(""),
		oddText.map((each) => `/${encode(each)}`),
		fc.integer({ min: 1, max: 9 }).map((each) => `/${each}`),
	);
	await fc.assert(
		fc.asyncProperty(sent, fc.constantFrom("POST", "PATCH", "DELETE"), key, async ([name, payload], method, each) => {
			const isItem = typeof payload === "object" && payload !== null && !Array.isArray(payload);
			const whole = method === "POST" && isItem ? { ...required(name), ...payload } : payload;
			const reply = await (callers[2] ?? room.reader)(method, `/items/${name}${each}`, whole);
			expect(reply.statusCode, reply.body).toBeLessThan(500);
		}),
		searchDepth(500),
	);
}, 120_000);

/** What an item of the collection cannot be without. */
function required(name: string): object {
	if (name === "menus") return { label: "T", place: "footer" };
	if (name === "redirects") return { from_path: `/${newSlug()}`, to_path: "/" };
	return name === "news" || name === "pages" ? { slug: newSlug(), title: "T" } : {};
}
