import { test } from "vitest";
import { useBackend } from "#backend/testing/backend.ts";
import { type Hostile, repeatText, sendHostile } from "#backend/testing/fuzz/hostile-queries.ts";

const backend = useBackend();

/** Each makes a query that grows with its size in another way. */
const KINDS: readonly Hostile[] = [
	(size) => ({ query: `{ colleges { ${"items { ".repeat(size)} name ${"} ".repeat(size)} } }` }),
	(size) => ({
		query: `{ ${repeatText(size, (at) => `a${at}: colleges(q: "college ${at}", page: ${at}) { items { name } }`)} }`,
	}),
	(size) => ({ query: `{ ${repeatText(size, (at) => `a${at}: college(slug: "x${at}") { name sources { id } }`)} }` }),
	(size) => ({ query: `{ colleges { items { ${repeatText(size, (at) => `a${at}: name b${at}: slug`)} } } }` }),
	(size) => ({ query: `{ exams { slug ${"@include(if: true) ".repeat(size)} } }` }),
	(size) => ({ query: `{ ...f } fragment f on Query { ${"...f ".repeat(size)} exams { slug } }` }),
	(size) => ({ query: `{ __schema { types { name fields { ${repeatText(size, (at) => `a${at}: name`)} } } } }` }),
	(size) => ({
		query: `{ colleges(state: [${repeatText(size * 10, (at) => `"s${at}"`)}], exam: [${repeatText(size, () => '"neet"')}]) { total } }`,
	}),
	(size) => ({ query: `{ colleges(q: "${"%_\\\\ ".repeat(size)}") { total } }` }),
	(size) => ({
		query: `{ colleges(q: "${repeatText(size, (at) => `w${at}`)}", near: "${"goa ".repeat(size)}") { total } }`,
	}),
	(size) => ({ query: `{ colleges(page: ${size}99999999, sort: "${"-".repeat(size)}nirf") { total } }` }),
	(size) => ({
		query: `{ colleges(near: "\\u0000${size}", q: "\\ud800") { total } news(category: "\\udfff\\u0000") { total } }`,
	}),
	(size) => ({ query: `{ news(page: -${size}, category: "${"'".repeat(size)}") { total items { title } } }` }),
	(size) => ({
		query: `{ news(page: ${size}00000) { total items { title } } blog_config { news_external_channel_link } }`,
	}),
	(size) => ({ query: `query (${repeatText(size, (at) => `$v${at}: Int`)}) { exams { slug } }` }),
	(size) => nested(size * 30),
	(size) => ({
		query: "query ($s: [String!]) { colleges(state: $s) { total } }",
		variables: { s: Array(size * 50).fill("x") },
	}),
	(size) => ({
		query: "query ($s: [String!]) { colleges(state: $s) { total } }",
		variables: { s: [[size], null, {}] },
	}),
	(size) => ({ query: "query ($s: String!) { college(slug: $s) { name } }", variables: { s: `\u0000\ud800${size}` } }),
	(size) => ({ query: `{ colleges(q: """${'\\"""'.repeat(size * 100)}""") { total } }` }),
	(size) => ({ query: repeatText(size, (at) => `query q${at} { exams { slug } }`) }),
	(size) => ({ query: `mutation { ${"exams ".repeat(size)} }` }),
];

test("hostile queries of every kind and size get an answer without a server error, in bounded time and memory", async () => {
	// The first request builds the index.
	await backend.get("/v1/colleges");
	await sendHostile(backend, { url: "/v1/graphql", kinds: KINDS, sizes: 39, step: 3 });
}, 120_000);

/** Written as text, because JSON.stringify cannot nest this deep. */
function nested(depth: number): string {
	const deep = `${'{"a":['.repeat(depth)}null${"]}".repeat(depth)}`;
	return `{"query":"query ($s: [String!]) { colleges(state: $s) { total } }","variables":{"s":${deep}}}`;
}
