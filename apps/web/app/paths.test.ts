import { expect, test } from "vitest";
import { collegePath, collegesPath, sourceElementId, sourceHref } from "./paths.ts";

test("a list without filters has no query", () => {
	expect(collegesPath()).toBe("/colleges");
});

test("a list is at the address of the spec", () => {
	expect(collegesPath({ category: ["12"] })).toBe("/colleges?category=12");
});

test("a college's cutoffs are on its own page", () => {
	expect(collegePath("iit-madras")).toBe("/college/iit-madras");
	expect(collegePath("iit-madras", { year: "2024", page: 1 })).toBe("/college/iit-madras?year=2024#cutoffs");
});

test("a receipt leads to its source, whatever the id holds", () => {
	expect(decodeURIComponent(sourceHref("nirf 2025/é"))).toBe(`#${sourceElementId("nirf 2025/é")}`);
});
