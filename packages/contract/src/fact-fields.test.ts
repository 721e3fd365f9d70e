import { expect, test } from "vitest";
import type { CollegeFact } from "./college-fact.ts";
import { factFields } from "./fact-fields.ts";

const fact = (field: CollegeFact["field"], value: string, sourceId = "ugc-2025"): CollegeFact => ({
	field,
	value,
	printed: value,
	sourceId,
});

test("facts follow the order of the page, grouped by field", () => {
	const fields = factFields([
		fact("pin", "600036"),
		fact("ownership", "government"),
		fact("pin", "600036", "aicte-2025"),
	]);
	expect(fields.map(({ field, facts }) => [field, facts.length])).toEqual([
		["ownership", 1],
		["pin", 2],
	]);
});

test("sources that disagree are called disputed, and neither is left out", () => {
	const [established] = factFields([fact("established", "1959"), fact("established", "1961", "aicte-2025")]);
	expect(established).toMatchObject({ isDisputed: true, facts: [{ value: "1959" }, { value: "1961" }] });
	expect(factFields([fact("established", "1959"), fact("established", "1959", "aicte-2025")])[0]?.isDisputed).toBe(
		false,
	);
});

test("one website printed in two ways is one website", () => {
	const site = (value: string) =>
		factFields([fact("website", "www.iitm.ac.in"), fact("website", value, "ror-2026")])[0];
	expect(site("https://www.iitm.ac.in/")?.isDisputed).toBe(false);
	expect(site("https://www.iitm.ac.in/old")?.isDisputed).toBe(true);
});

test("two bodies that recognise an institution do not contradict each other", () => {
	expect(factFields([fact("recognised-by", "ugc"), fact("recognised-by", "aicte")])[0]?.isDisputed).toBe(false);
});
