import { describe, expect, test } from "vitest";
import { assignSlugs, isOutgrown, type Sluggable } from "#pipeline/colleges/slugs.ts";
import { spec } from "../../../e2e/support/spec.ts";

const college = (id: string, name: string, city?: string, stateSlug = "kerala", known = false): Sluggable => ({
	id,
	name,
	city,
	stateSlug,
	known,
});
const none: ReadonlyMap<string, string> = new Map();

describe("addresses of institutions", () => {
	test(`${spec("2.4")} are the name in kebab case`, () => {
		expect(assignSlugs([college("C-1", "Madras Christian College")], none).get("C-1")).toBe("madras-christian-college");
	});

	test("add the city for each institution that shares a name", () => {
		const slugs = assignSlugs(
			[college("C-1", "Government College", "Kollam"), college("C-2", "Government College", "Thrissur")],
			none,
		);
		expect([...slugs.values()].sort()).toEqual(["government-college-kollam", "government-college-thrissur"]);
	});

	test("add the state if the city does not distinguish them, and then a number", () => {
		const twins = ["C-1", "C-2", "C-3"].map((id) =>
			college(id, "Law College", "Bilaspur", id === "C-1" ? "chhattisgarh" : "himachal-pradesh"),
		);
		expect(assignSlugs(twins, none)).toEqual(
			new Map([
				["C-1", "law-college-bilaspur-chhattisgarh"],
				["C-2", "law-college-bilaspur-himachal-pradesh-2"],
				["C-3", "law-college-bilaspur-himachal-pradesh-3"],
			]),
		);
	});

	test("leave the bare name to the well-known institution", () => {
		const slugs = assignSlugs(
			[college("C-1", "Loyola College", "Kollam"), college("C-9", "Loyola College", "Chennai", "tamil-nadu", true)],
			none,
		);
		expect(slugs.get("C-9")).toBe("loyola-college");
		expect(slugs.get("C-1")).toBe("loyola-college-kollam");
	});

	test("never change once assigned, even when a newcomer has the better claim", () => {
		const slugs = assignSlugs(
			[college("C-1", "Loyola College", "Kollam"), college("C-9", "Loyola College", "Chennai", "tamil-nadu", true)],
			new Map([["C-1", "loyola-college"]]),
		);
		expect(slugs.get("C-1")).toBe("loyola-college");
		expect(slugs.get("C-9")).toBe("loyola-college-chennai");
	});

	test("never use the address of another page", () => {
		expect(assignSlugs([college("C-1", "Review", "Kollam")], none).get("C-1")).toBe("review-kollam");
	});

	test("are at most 80 characters of whole words, including the city", () => {
		const name =
			"Adarsh Gramvikas Sevabhavi Swayansevi Sanstha Adarsh Institute of Arts Commerce Science and Management";
		const slugs = assignSlugs([college("C-1", name, "Kollam"), college("C-2", name, "Thrissur")], none);
		for (const slug of slugs.values()) expect(slug.length).toBeLessThanOrEqual(80);
		expect(slugs.get("C-2")).toBe("adarsh-gramvikas-sevabhavi-swayansevi-sanstha-adarsh-institute-of-arts-thrissur");
	});

	test("of one institution are never reused for another", () => {
		const slugs = assignSlugs([college("C-2", "Law College", "Kollam")], none, new Map([["law-college", "C-1"]]));
		expect(slugs.get("C-2")).toBe("law-college-kollam");
	});

	test.each([
		"3023-st-xaviers-college",
		"c663-arts-college",
		"college-hospet-583-201",
		"x-inst-code-099",
		`${"a-".repeat(41)}b`,
	])("are reassigned if they consist of codes or are too long: %s", (slug) => {
		expect(isOutgrown(slug)).toBe(true);
		expect(isOutgrown("iit-madras-2")).toBe(false);
	});

	test("stay if the name itself has the number: the new one would have it too", () => {
		expect(isOutgrown("357-late-deshmukh-mahavidyalaya", "357 Late Deshmukh Mahavidyalaya")).toBe(false);
		expect(isOutgrown("357-late-deshmukh-mahavidyalaya", "Late Deshmukh Mahavidyalaya")).toBe(true);
	});

	test("exist for a name without letters", () => {
		expect(assignSlugs([college("C-1", "—")], none).get("C-1")).toBe("kerala");
	});
});
