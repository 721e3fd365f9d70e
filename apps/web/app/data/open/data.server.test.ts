import { expect, test } from "vitest";
import { groupOperations } from "./data.server.ts";
import { curlCommand, graphqlCommand } from "./example-code.ts";

test("only public operations are shown, with their query names, in page order", () => {
	const query = { name: "q", in: "query" };
	const groups = groupOperations({
		"/v1/exams": { get: { summary: "Search the exams", tags: ["exams"], parameters: [query] } },
		"/v1/colleges/{slug}": {
			get: { summary: "One institution", tags: ["colleges"], parameters: [{ name: "slug", in: "path" }] },
		},
		"/v1/me": { get: { summary: "The visitor's account", tags: ["me"] } },
		"/v1/reports": {},
		"/items/news": { get: { summary: "Articles", tags: ["data"] } },
	});
	expect(groups).toEqual([
		{ tag: "colleges", operations: [{ path: "/v1/colleges/{slug}", summary: "One institution", parameters: [] }] },
		{ tag: "exams", operations: [{ path: "/v1/exams", summary: "Search the exams", parameters: ["q"] }] },
	]);
});

test("a shell reads each example as one word", () => {
	expect(curlCommand("https://x/v1/a?b=c&d=e")).toBe("curl 'https://x/v1/a?b=c&d=e'");
	const [, body = ""] = /-d '([^']+)'$/.exec(graphqlCommand("https://x")) ?? [];
	expect(JSON.parse(body)).toEqual({ query: expect.stringContaining("colleges(") });
});
