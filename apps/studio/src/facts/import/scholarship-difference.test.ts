import { expect, test } from "vitest";
import { compareSchemes } from "./scholarship-difference.ts";

const source = { source_address: "https://trust.example/rules", source_read_on: "2026-11-20" };
const row = { slug: "a-medal", name: "A medal", streams: [], income_inr: 250_000, ...source };

test("a scheme at a new address is new, and one at a held address names what would be another, and what would go", () => {
	const stored = {
		slug: "a-medal",
		name: "A medal",
		streams: null,
		provider: "A trust",
		income_inr: 250_000,
		cities: [],
	};
	const held = { ...stored, source_id: "the-list", further: [], is_of_fees: false };
	const [other, again] = compareSchemes([{ ...row, slug: "another" }, row], new Map([["a-medal", held]]));
	expect(other).toMatchObject({ slug: "another", isNew: true });
	expect(again).toMatchObject({
		isNew: false,
		differences: [
			{ what: "Given by", was: "A trust", is: "nothing" },
			{ what: "Subjects", was: "nothing", is: "any" },
			{ what: "Source", was: "the-list", is: "https://trust.example/rules" },
			{ what: "Read by an editor on", was: "nothing", is: "20 November 2026" },
		],
	});
});
