import { expect, test } from "vitest";
import * as z from "zod";
import { request } from "./support/site.ts";

const Answer = z.object({
	result: z.object({ isError: z.boolean().optional(), structuredContent: z.record(z.string(), z.unknown()) }),
});

async function post(body: unknown): Promise<Response> {
	return request("/mcp", {
		method: "POST",
		headers: { "content-type": "application/json", accept: "application/json, text/event-stream" },
		body: JSON.stringify(body),
	});
}

test("the site passes a model's question on, and the page it names shows the same institution", async () => {
	const params = { name: "check_institution", arguments: { name: "Vocational University" } };
	const reply = await post({ jsonrpc: "2.0", id: 1, method: "tools/call", params });
	expect([reply.status, reply.headers.get("cache-control")]).toEqual([200, "no-store"]);
	const { structuredContent } = Answer.parse(await reply.json()).result;
	expect(structuredContent.answer).toMatchObject({ verdict: "listed-fake" });
	const { pathname, search } = new URL(z.string().parse(structuredContent.page));
	expect(await (await request(`${pathname}${search}`)).text()).toContain("list of fake universities (February 2026");
});

test("the endpoint refuses GET, and refuses a body that is not a message, in words", async () => {
	expect((await request("/mcp")).status).toBe(405);
	expect((await post({ hello: "there" })).status).toBe(400);
});

test("llms.txt lists what must not be mixed, and each of its addresses exists", async () => {
	const reply = await request("/llms.txt");
	const text = await reply.text();
	expect(reply.headers.get("content-type")).toBe("text/plain; charset=utf-8");
	expect(text).toContain("must not be compared");
	const paths = [...text.matchAll(/\]\(https?:\/\/[^/]+(\/[^)]*)\)/g)].map(([, path = ""]) => path);
	expect(paths.length).toBeGreaterThan(6);
	for (const path of paths.filter((each) => each !== "/mcp"))
		expect([path, (await request(path)).status]).toEqual([path, 200]);
});
