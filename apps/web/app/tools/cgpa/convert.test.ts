import { describe, expect, test } from "vitest";
import { CGPA_RULES, convertCgpa, parseDecimal } from "./convert.ts";

const by = (slug: string, cgpa: number) => {
	const rule = CGPA_RULES.find((each) => each.slug === slug);
	if (rule === undefined) throw new Error(`No rule ${slug}`);
	return convertCgpa(cgpa, rule);
};

describe("CGPA to per cent", () => {
	test.each([
		// The documents' own examples.
		["gondwana-10-point", 6.8, 60.5],
		["gondwana-6-point", 4.8, 67.5],
		// By hand from the documents' formulas.
		["mumbai-10-point", 8, 68],
		["mumbai-10-point", 10, 82],
		["jntuk-r16", 8.25, 75],
	])("%s converts %s to %s", (slug, cgpa, percent) => {
		expect(by(slug, cgpa)).toEqual({ kind: "percent", percent });
	});

	test("give no per cent outside the scale or below zero", () => {
		expect(by("gondwana-6-point", 6.1)).toEqual({ kind: "outside", scale: 6 });
		expect(by("jntuk-r16", 0.5)).toEqual({ kind: "impossible" });
	});

	test("every rule names the line and the address of its document", () => {
		for (const { line, address, document } of CGPA_RULES) {
			expect(line).toMatch(/CGPA/);
			expect(address).toMatch(/^https:\/\//);
			expect(document).not.toBe("");
		}
	});
});

test("numbers are read as people type them", () => {
	expect(["8.4", "8,4", " 9 ", "-0.75", "", "8.4.1", "abc"].map(parseDecimal)).toEqual([
		8.4,
		8.4,
		9,
		-0.75,
		undefined,
		undefined,
		undefined,
	]);
});
