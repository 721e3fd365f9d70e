import { ANONYMOUS_LIMIT_PER_MINUTE } from "@uchit/contract/data.ts";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { useBackend } from "../apps/backend/src/testing/backend.ts";
import { groupOperations, OpenApiDescription, READ_TAGS } from "../apps/web/app/data/open/data.server.ts";
import { EXAMPLES, GRAPHQL_EXAMPLE } from "../apps/web/app/data/open/example-code.ts";

const backend = useBackend();

const Answer = z.looseObject({ total: z.int().optional(), items: z.array(z.unknown()).optional() });

describe("the page about open data", () => {
	test.each(EXAMPLES)("shows a question that is answered without a key: $key", async ({ path }) => {
		const reply = await backend.app.inject({ url: path });
		expect(reply.statusCode).toBe(200);
		expect(reply.headers["access-control-allow-origin"]).toBe("*");
		expect(reply.headers["x-ratelimit-limit"]).toBe(String(ANONYMOUS_LIMIT_PER_MINUTE));
		const { items } = Answer.parse(reply.json());
		expect(items ?? [reply.json()]).not.toEqual([]);
	});

	test("shows a query that GraphQL answers without an error", async () => {
		const payload = { query: GRAPHQL_EXAMPLE };
		const reply = await backend.app.inject({ method: "POST", url: "/v1/graphql", payload });
		expect(reply.json()).toMatchObject({ data: { colleges: { items: expect.arrayContaining([expect.anything()]) } } });
		expect(reply.json()).not.toHaveProperty("errors");
	});

	test("lists every group of operations that the interface documents", async () => {
		const groups = groupOperations((await backend.read(OpenApiDescription, "/docs/json")).paths);
		expect(groups.map(({ tag }) => tag)).toEqual([...READ_TAGS]);
		const known = new Set(groups.flatMap(({ operations }) => operations.map(({ path }) => path)));
		const paths = EXAMPLES.map(({ path }) => path.replace(/\?.*/, ""));
		const ofOne = (path: string) => path.replace(/^(\/v1\/\w+\/)[^/]+/, "$1{slug}");
		expect(paths.filter((path) => !known.has(path) && !known.has(ofOne(path)))).toEqual([]);
	});
});
