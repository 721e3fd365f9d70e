import { NEWS_CATEGORIES } from "@uchit/contract/news.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanText } from "#app/platform/address-codec.ts";
import { parseNewsSearch, toNewsParams } from "./search.ts";

test("a search survives the round trip through its address", () => {
	const search = fc.record({
		category: fc.option(fc.constantFrom(...NEWS_CATEGORIES), { nil: undefined }),
		q: fc.string({ unit: "grapheme", maxLength: 80 }).map(cleanText),
		page: fc.integer({ min: 1, max: 100_000 }),
	});
	fc.assert(
		fc.property(search, (given) => {
			expect(parseNewsSearch(toNewsParams(given))).toEqual(given);
		}),
	);
});

test.each(["category=gossip", "page=0", "page=abc", "q=%20", "other=1", ""])("%j selects all articles", (query) => {
	expect(parseNewsSearch(new URLSearchParams(query))).toEqual({ category: undefined, q: "", page: 1 });
});
