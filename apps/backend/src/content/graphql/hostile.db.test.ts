import { test } from "vitest";
import { useBackend } from "#backend/testing/backend.ts";
import { type Hostile, repeatText, sendHostile } from "#backend/testing/fuzz/hostile-queries.ts";

const backend = useBackend();

/** Each makes a query that grows with its size in another way. */
const KINDS: readonly Hostile[] = [
	(size) => ({ query: `{ ${"news { ".repeat(size)} id ${"} ".repeat(size)} }` }),
	(size) => ({ query: `{ menus { ${"parent { ".repeat(size)} id ${"} ".repeat(size)} } }` }),
	(size) => ({ query: `{ ${repeatText(size, (index) => `a${index}: news(limit: -1) { id body }`)} }` }),
	(size) => ({ query: `{ news { ${repeatText(size, (index) => `a${index}: body`)} } }` }),
	(size) => ({ query: `{ news { id ${"@include(if: true) ".repeat(size)} } }` }),
	(size) => ({ query: `{ ...f } fragment f on Query { ${"...f ".repeat(size)} }` }),
	(size) => ({
		query: `{ news(filter: { title: { _in: [${repeatText(size * 10, (index) => `"${index}"`)}] } }) { id } }`,
	}),
	(size) => ({ query: `{ news(search: "${"%_\\\\".repeat(size)}") { id } }` }),
	(size) => ({ query: `query (${repeatText(size, (index) => `$v${index}: Int`)}) { news { id } }` }),
	(size) => ({ query: `{ news(sort: [${repeatText(size, () => '"-title"')}], offset: ${size}000000) { id } }` }),
	(size) => nested(size * 30),
	(size) => ({
		query: "query ($f: news_filter) { news(filter: $f) { id } }",
		variables: { f: { title: { _in: Array(size * 50).fill("x") } } },
	}),
	(size) => ({ query: `{ news(search: """${'\\"""'.repeat(size * 100)}""") { id } }` }),
	(size) => ({ query: repeatText(size, (index) => `query q${index} { news { id } }`) }),
];

test("hostile queries of every kind and size get an answer without a server error, in bounded time and memory", async () => {
	await sendHostile(backend, { url: "/graphql", kinds: KINDS, sizes: 56, step: 2 });
}, 120_000);

/** Written as text, because JSON.stringify cannot nest this deep. */
function nested(depth: number): string {
	const filter = `${'{"_and":['.repeat(depth)}{"id":{"_null":true}}${"]}".repeat(depth)}`;
	return `{"query":"query ($f: news_filter) { news(filter: $f) { id } }","variables":{"f":${filter}}}`;
}
