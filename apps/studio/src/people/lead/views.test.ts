import { expect, test } from "vitest";
import { filterOf, VIEWS, viewOf } from "./views.ts";

const ME = "3f6b1b9c-8f36-4c1e-9d52-0f3c1f0a7a11";

test("each view is known again by its filter, whatever is searched for and in whatever order it is written", () => {
	for (const { id } of VIEWS) expect(viewOf({ q: "asha", ...filterOf(id, ME) }, ME)).toBe(id);
	expect(viewOf({ status: { _in: ["new", "assigned", "called"] }, assigned_to: ME }, ME)).toBe("mine");
});

test("mine are those of whoever is signed in, and only while they wait", () => {
	expect(filterOf("mine", ME)).toEqual({ assigned_to: ME, status: { _in: ["new", "assigned", "called"] } });
	expect(viewOf(filterOf("mine", "somebody else"), ME)).toBeUndefined();
});
