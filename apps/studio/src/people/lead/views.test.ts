import { expect, test } from "vitest";
import { filterOf, VIEWS, viewOf } from "./views.ts";

const ME = "3f6b1b9c-8f36-4c1e-9d52-0f3c1f0a7a11";

test("each view is recognised by its filter, whatever the search words and the filter order", () => {
	for (const { id } of VIEWS) expect(viewOf({ q: "asha", ...filterOf(id, ME) }, ME)).toBe(id);
	expect(viewOf({ status: { _in: ["new", "assigned", "called"] }, assigned_to: ME }, ME)).toBe("mine");
});

test("“mine” shows the signed-in person's leads, and only while they wait", () => {
	expect(filterOf("mine", ME)).toEqual({ assigned_to: ME, status: { _in: ["new", "assigned", "called"] } });
	expect(viewOf(filterOf("mine", "somebody else"), ME)).toBeUndefined();
});
