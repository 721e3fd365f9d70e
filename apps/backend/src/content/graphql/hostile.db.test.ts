import { expect, test } from "vitest";
import { useBackend } from "#backend/testing/backend.ts";
import { spread } from "#backend/testing/depth.ts";

/** Queries of each kind; a little over 1,000 in all. */
const SIZES = 56;
const MOST_SECONDS = 60;
const MOST_MEGABYTES = 200;

const backend = useBackend();

type Query = { query: string; variables?: Record<string, unknown> };

/** Each makes a query that grows with its size in another way. */
const KINDS: readonly ((size: number) => Query | string)[] = [
	(size) => ({ query: `{ ${"news { ".repeat(size)} id ${"} ".repeat(size)} }` }),
	(size) => ({ query: `{ menus { ${"parent { ".repeat(size)} id ${"} ".repeat(size)} } }` }),
	(size) => ({ query: `{ ${many(size, (index) => `a${index}: news(limit: -1) { id body }`)} }` }),
	(size) => ({ query: `{ news { ${many(size, (index) => `a${index}: body`)} } }` }),
	(size) => ({ query: `{ news { id ${"@include(if: true) ".repeat(size)} } }` }),
	(size) => ({
		query: `{ ...f0 } ${many(size, (index) => `fragment f${index} on Query { ...f${index + 1} ...f${index + 1} }`)}`,
	}),
	(size) => ({ query: `{ ...f } fragment f on Query { ${"...f ".repeat(size)} }` }),
	(size) => ({ query: `{ __schema { types { ${"fields { type { ".repeat(size)} name ${"} } ".repeat(size)} } } }` }),
	(size) => ({ query: `{ news(filter: { title: { _in: [${many(size * 10, (index) => `"${index}"`)}] } }) { id } }` }),
	(size) => ({ query: `{ news(search: "${"%_\\\\".repeat(size)}") { id } }` }),
	(size) => ({ query: `query (${many(size, (index) => `$v${index}: Int`)}) { news { id } }` }),
	(size) => ({ query: `{ news(sort: [${many(size, () => '"-title"')}], offset: ${size}000000) { id } }` }),
	(size) => nested(size * 30),
	(size) => ({
		query: "query ($f: news_filter) { news(filter: $f) { id } }",
		variables: { f: { title: { _in: Array(size * 50).fill("x") } } },
	}),
	(size) => ({ query: `{ ${"{".repeat(size * 100)}` }),
	(size) => ({ query: `{ news(search: """${'\\"""'.repeat(size * 100)}""") { id } }` }),
	(size) => ({ query: "\u{1f4a5}".repeat(size * 50) }),
	(size) => ({ query: many(size, (index) => `query q${index} { news { id } }`) }),
];

test("hostile queries of every kind and size are answered without a failure of ours, in bounded time and memory", async () => {
	const before = process.memoryUsage().heapUsed;
	const began = performance.now();
	const queries = spread(SIZES).flatMap((size) => KINDS.map((make) => make(1 + size * 2)));
	for (const [index, body] of queries.entries()) {
		const reply = await backend.app.inject({
			url: "/graphql",
			method: "POST",
			payload: typeof body === "string" ? body : JSON.stringify(body),
			headers: { "content-type": "application/json", authorization: `Bearer ${backend.env.BACKEND_KEY}` },
		});
		expect([200, 400, 413], `${index}: ${reply.body.slice(0, 500)}`).toContain(reply.statusCode);
		expect(reply.body, `${index}`).not.toMatch(/INTERNAL_SERVER_ERROR|call stack/);
	}
	expect((performance.now() - began) / 1000).toBeLessThan(MOST_SECONDS);
	expect((process.memoryUsage().heapUsed - before) / 2 ** 20).toBeLessThan(MOST_MEGABYTES);
}, 120_000);

function many(size: number, part: (index: number) => string): string {
	return Array.from({ length: size }, (_, index) => part(index)).join(" ");
}

/** Written as text: deeper than JSON.stringify can go. */
function nested(depth: number): string {
	const filter = `${'{"_and":['.repeat(depth)}{"id":{"_null":true}}${"]}".repeat(depth)}`;
	return `{"query":"query ($f: news_filter) { news(filter: $f) { id } }","variables":{"f":${filter}}}`;
}
