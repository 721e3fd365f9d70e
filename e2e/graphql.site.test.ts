import { expect, test } from "vitest";
import * as z from "zod";
import { openPage, request } from "./support/site.ts";
import { spec } from "./support/spec.ts";

const QUERY = '{ colleges(q: "indian institute of technology madras") { items { slug name } } }';

const Answer = z.object({ data: z.object({ colleges: z.object({ items: z.array(z.unknown()) }) }) });

function ask(query: string, origin?: string): Promise<Response> {
	const headers = { "content-type": "application/json", ...(origin !== undefined && { origin }) };
	return request("/api/graphql", { method: "POST", headers, body: JSON.stringify({ query }) });
}

test(`${spec("7.43")} /api/graphql answers the site's own pages`, async () => {
	const reply = await ask(QUERY, process.env.BASE_URL);
	expect(reply.status).toBe(200);
	const { data } = Answer.parse(await reply.json());
	expect(data.colleges.items[0]).toEqual({
		slug: "indian-institute-of-technology-madras",
		name: "Indian Institute of Technology Madras",
	});
});

test("/api/graphql refuses other sites and other methods, and says why", async () => {
	const foreign = await ask(QUERY, "https://evil.example");
	expect([foreign.status, await foreign.json()]).toEqual([
		403,
		{ errors: [{ message: "Only pages of this site may ask here." }] },
	]);
	expect((await request("/api/graphql")).status).toBe(405);
	const bad = await ask("{ nothing }");
	expect([bad.status, await bad.json()]).toEqual([
		400,
		expect.objectContaining({
			errors: [expect.objectContaining({ message: 'Cannot query field "nothing" on type "Query".' })],
		}),
	]);
});

test("without scripts a picker is a text field", async () => {
	const { screen } = await openPage("/compare");
	const field = screen.getByRole("textbox", { name: "Add a college" });
	expect(["readonly", "disabled"].filter((name) => field.hasAttribute(name))).toEqual([]);
});
