import { expect, test } from "vitest";
import { TOOLS, type Tool, toRequest } from "./tools.ts";

function requestOf(name: string, input: Record<string, unknown>) {
	const tool = TOOLS.find((each): each is Tool => each.name === name);
	if (tool === undefined) throw new Error(`There is no tool ${name}`);
	return toRequest(tool, input);
}

test("a field of the path is encoded, several values of a field are repeated, and null is absent", () => {
	expect(requestOf("get_cutoffs", { slug: "a/../b", year: ["2024", 2025], round: null })).toEqual({
		request: { method: "GET", path: "/v1/colleges/a%2F..%2Fb/cutoffs?year=2024&year=2025" },
		page: "/college/a%2F..%2Fb/cutoffs",
	});
});

test("a page that takes the query gets it, and one without a query stays bare", () => {
	expect(requestOf("search_institutions", { q: "iit", page: 2 }).page).toBe("/colleges?q=iit&page=2");
	expect(requestOf("search_institutions", {}).page).toBe("/colleges");
	expect(requestOf("compare", { slug: ["a", "b"] }).page).toBe("/compare?college=a%2Cb");
});

test("a call that posts sends the whole input as its body", () => {
	expect(requestOf("verify_claim", { text: "x" }).request).toEqual({
		method: "POST",
		path: "/v1/claims",
		body: { text: "x" },
	});
});
