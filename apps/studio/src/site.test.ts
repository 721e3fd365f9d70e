// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { pageOf } from "./site.ts";

const ITEM = { slug: "fees", status: "published", language: "en" };

test.each([
	["news", ITEM, "/news/fees"],
	["news", { ...ITEM, language: "hi" }, "/hi/news/fees"],
	["pages", ITEM, "/fees"],
	["exams", { ...ITEM, language: undefined }, "/exams/fees"],
	["news", { ...ITEM, status: "draft" }, undefined],
	["menus", ITEM, undefined],
])("of %s, readers see %j at %s", (resource, item, path) => {
	expect(pageOf(resource, item)).toBe(path && new URL(path, location.origin).href);
});
