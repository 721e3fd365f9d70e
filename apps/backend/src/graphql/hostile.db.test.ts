import { expect, test } from "vitest";
import { useBackend } from "#backend/testing/backend.ts";
import { spread } from "#backend/testing/depth.ts";

/** Queries of each kind; a little over 1,000 in all. */
const SIZES = 39;
const MOST_SECONDS = 60;
const MOST_MEGABYTES = 200;
const LARGEST_ANSWER_BYTES = 4_000_000;

const backend = useBackend();

type Query = { query: string; variables?: Record<string, unknown> };

/** Each makes a query that grows with its size in another way. */
const KINDS: readonly ((size: number) => Query | string)[] = [
	(size) => ({ query: `{ colleges { ${"items { ".repeat(size)} name ${"} ".repeat(size)} } }` }),
	(size) => ({
		query: `{ ${many(size, (at) => `a${at}: colleges(q: "college ${at}", page: ${at}) { items { name } }`)} }`,
	}),
	(size) => ({ query: `{ ${many(size, (at) => `a${at}: college(slug: "x${at}") { name sources { id } }`)} }` }),
	(size) => ({ query: `{ colleges { items { ${many(size, (at) => `a${at}: name b${at}: slug`)} } } }` }),
	(size) => ({ query: `{ exams { slug ${"@include(if: true) ".repeat(size)} } }` }),
	(size) => ({ query: `{ ...f0 } ${many(size, (at) => `fragment f${at} on Query { ...f${at + 1} ...f${at + 1} }`)}` }),
	(size) => ({ query: `{ ...f } fragment f on Query { ${"...f ".repeat(size)} exams { slug } }` }),
	(size) => ({ query: `{ __schema { types { ${"fields { type { ".repeat(size)} name ${"} } ".repeat(size)} } } }` }),
	(size) => ({ query: `{ __schema { types { name fields { ${many(size, (at) => `a${at}: name`)} } } } }` }),
	(size) => ({
		query: `{ colleges(state: [${many(size * 10, (at) => `"s${at}"`)}], exam: [${many(size, () => '"neet"')}]) { total } }`,
	}),
	(size) => ({ query: `{ colleges(q: "${"%_\\\\ ".repeat(size)}") { total } }` }),
	(size) => ({ query: `{ colleges(q: "${many(size, (at) => `w${at}`)}", near: "${"goa ".repeat(size)}") { total } }` }),
	(size) => ({ query: `{ colleges(page: ${size}99999999, sort: "${"-".repeat(size)}nirf") { total } }` }),
	(size) => ({
		query: `{ colleges(near: "\\u0000${size}", q: "\\ud800") { total } news(category: "\\udfff\\u0000") { total } }`,
	}),
	(size) => ({ query: `{ news(page: -${size}, category: "${"'".repeat(size)}") { total items { title } } }` }),
	(size) => ({
		query: `{ news(page: ${size}00000) { total items { title } } blog_config { news_external_channel_link } }`,
	}),
	(size) => ({ query: `query (${many(size, (at) => `$v${at}: Int`)}) { exams { slug } }` }),
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
	(size) => ({ query: `{ ${"{".repeat(size * 100)}` }),
	(size) => ({ query: `{ colleges(q: """${'\\"""'.repeat(size * 100)}""") { total } }` }),
	(size) => ({ query: "\u{1f4a5}".repeat(size * 50) }),
	(size) => ({ query: many(size, (at) => `query q${at} { exams { slug } }`) }),
	(size) => ({ query: `mutation { ${"exams ".repeat(size)} }` }),
];

test("hostile queries of every kind and size are answered without a failure of ours, in bounded time and memory", async () => {
	// The first request builds the index.
	await backend.get("/v1/colleges");
	const before = process.memoryUsage().heapUsed;
	const began = performance.now();
	const queries = spread(SIZES).flatMap((size) => KINDS.map((make) => make(1 + size * 3)));
	for (const [index, body] of queries.entries()) {
		const reply = await backend.app.inject({
			url: "/v1/graphql",
			method: "POST",
			payload: typeof body === "string" ? body : JSON.stringify(body),
			headers: { "content-type": "application/json", authorization: `Bearer ${backend.env.BACKEND_KEY}` },
		});
		expect([200, 400, 413], `${index}: ${reply.body.slice(0, 500)}`).toContain(reply.statusCode);
		expect(reply.body, `${index}`).not.toMatch(/Internal Server Error|call stack|"status":5/);
		expect(reply.body.length, `${index}`).toBeLessThan(LARGEST_ANSWER_BYTES);
	}
	expect((performance.now() - began) / 1000).toBeLessThan(MOST_SECONDS);
	expect((process.memoryUsage().heapUsed - before) / 2 ** 20).toBeLessThan(MOST_MEGABYTES);
}, 120_000);

function many(size: number, part: (at: number) => string): string {
	return Array.from({ length: size }, (_, at) => part(at)).join(" ");
}

/** Written as text: deeper than JSON.stringify can go. */
function nested(depth: number): string {
	const deep = `${'{"a":['.repeat(depth)}null${"]}".repeat(depth)}`;
	return `{"query":"query ($s: [String!]) { colleges(state: $s) { total } }","variables":{"s":${deep}}}`;
}
