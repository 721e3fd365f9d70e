import { expect, test } from "vitest";
import { listContents } from "./contents.ts";

test("every heading gets a place, and the list names it as it is read", () => {
	const { html, parts } = listContents("<p>x</p><h2>Who &amp; <em>what</em></h2><p>y</p><h2>Where</h2>");
	expect(html).toBe('<p>x</p><h2 id="part-1">Who &amp; <em>what</em></h2><p>y</p><h2 id="part-2">Where</h2>');
	expect(parts).toEqual([
		{ id: "part-1", heading: "Who & what" },
		{ id: "part-2", heading: "Where" },
	]);
});

test("a text without headings stays as it is", () => {
	expect(listContents("<p>x</p>")).toEqual({ html: "<p>x</p>", parts: [] });
});
