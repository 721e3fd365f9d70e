import { expect } from "vitest";
import type { TestBackend } from "#backend/testing/backend.ts";
import { sampleSizes } from "#backend/testing/depth.ts";

const MAX_SECONDS = 60;
const MAX_MEGABYTES = 200;
const MAX_ANSWER_BYTES = 4_000_000;

export type Hostile = (size: number) => { query: string; variables?: Record<string, unknown> } | string;

export async function sendHostile(
	{ app, env }: TestBackend,
	{ url, kinds, sizes, step }: { url: string; kinds: readonly Hostile[]; sizes: number; step: number },
): Promise<void> {
	const before = process.memoryUsage().heapUsed;
	const began = performance.now();
	const queries = sampleSizes(sizes).flatMap((size) => [...kinds, ...ANYWHERE].map((make) => make(1 + size * step)));
	for (const [index, body] of queries.entries()) {
		const reply = await app.inject({
			url,
			method: "POST",
			payload: typeof body === "string" ? body : JSON.stringify(body),
			headers: { "content-type": "application/json", authorization: `Bearer ${env.BACKEND_KEY}` },
		});
		expect([200, 400, 413], `${index}: ${reply.body.slice(0, 500)}`).toContain(reply.statusCode);
		expect(reply.body, `${index}`).not.toMatch(/INTERNAL_SERVER_ERROR|Internal Server Error|call stack|"status":5/);
		expect(reply.body.length, `${index}`).toBeLessThan(MAX_ANSWER_BYTES);
	}
	expect((performance.now() - began) / 1000).toBeLessThan(MAX_SECONDS);
	expect((process.memoryUsage().heapUsed - before) / 2 ** 20).toBeLessThan(MAX_MEGABYTES);
}

export function repeatText(size: number, part: (at: number) => string): string {
	return Array.from({ length: size }, (_, at) => part(at)).join(" ");
}

const ANYWHERE: readonly Hostile[] = [
	(size) => ({
		query: `{ ...f0 } ${repeatText(size, (at) => `fragment f${at} on Query { ...f${at + 1} ...f${at + 1} }`)}`,
	}),
	(size) => ({ query: `{ __schema { types { ${"fields { type { ".repeat(size)} name ${"} } ".repeat(size)} } } }` }),
	(size) => ({ query: `{ ${"{".repeat(size * 100)}` }),
	(size) => ({ query: "\u{1f4a5}".repeat(size * 50) }),
];
