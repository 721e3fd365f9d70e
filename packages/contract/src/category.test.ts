import { expect, test } from "vitest";
import { spec } from "../../../e2e/support/spec.ts";
import { CATEGORIES, FIELD_CATEGORIES, findCategory } from "./category.ts";

// Written out, because a table compared with itself proves nothing.
test.each([
	[spec("2.13"), 1, "Engineering"],
	[spec("2.14"), 2, "Management"],
	[spec("2.15"), 12, "Medical"],
	[spec("2.16"), 3, "Law"],
	[spec("2.17"), 7, "Commerce"],
	[spec("2.18"), 9, "Sciences"],
	[spec("2.19"), 8, "Arts"],
	[spec("2.20"), 13, "Architecture"],
])("%s category id %i is %s", (_, id, name) => {
	expect(findCategory(id)).toMatchObject({ id, name });
	expect(findCategory(String(id))?.name).toBe(name);
});

test("a category is also found by its slug, and each has its own id and slug", () => {
	for (const category of CATEGORIES) expect(findCategory(category.slug)).toBe(category);
	expect(new Set(CATEGORIES.map(({ id }) => id)).size).toBe(CATEGORIES.length);
});

test("two groups follow the spec's eight categories, with their own ids", () => {
	expect(CATEGORIES.slice(0, 8)).toEqual(FIELD_CATEGORIES);
	expect(findCategory("education")?.id).toBe(20);
	expect(findCategory("general-degree")?.id).toBe(21);
});

test.each(["4", "0", "01", "", "none", "Law"])("%j is not a category", (unknown) => {
	expect(findCategory(unknown)).toBeUndefined();
});
