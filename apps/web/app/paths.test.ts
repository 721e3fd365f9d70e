import { expect, test } from "vitest";
import { spec } from "../../../e2e/support/spec.ts";
import { alternatesOf, pathsIn, sourceElementId, sourceHref } from "./paths.ts";

const paths = pathsIn("en");

test("a list without filters has no query", () => {
	expect(paths.colleges()).toBe("/colleges");
});

test(`${spec("2.2")} a link to a list uses the address in the spec`, () => {
	expect(paths.colleges({ category: ["12"] })).toBe("/colleges?category=12");
});

test(`${spec("2.3")} links to a college's page and its cutoffs use the addresses in the spec`, () => {
	expect(paths.college("iit-madras")).toBe("/college/iit-madras");
	expect(paths.cutoffs("iit-madras", { year: "2024", page: 1 })).toBe("/college/iit-madras/cutoffs?year=2024#cutoffs");
});

test("a receipt links to its source, whatever characters the id contains", () => {
	expect(decodeURIComponent(sourceHref("nirf 2025/é"))).toBe(`#${sourceElementId("nirf 2025/é")}`);
});

test("every address exists in Hindi too", () => {
	const hindi = pathsIn("hi");
	expect([hindi.home, hindi.colleges({ category: ["12"] }), hindi.cutoffs("iit-madras", {})]).toEqual([
		"/hi",
		"/hi/colleges?category=12",
		"/hi/college/iit-madras/cutoffs#cutoffs",
	]);
});

test("both languages list both as alternates for search engines, with English as the default", () => {
	const alternates = [
		{ language: "en", address: "/colleges?page=2" },
		{ language: "hi", address: "/hi/colleges?page=2" },
		{ language: "x-default", address: "/colleges?page=2" },
	];
	expect([alternatesOf("/colleges?page=2"), alternatesOf("/hi/colleges?page=2")]).toEqual([alternates, alternates]);
});
