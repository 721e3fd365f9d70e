import { expect, test } from "vitest";
import { readPairs } from "#pipeline/aicte/pairs.ts";
import { createPresentIdFinder, readFormerAddresses } from "#pipeline/colleges/former.ts";
import { readGivenSlugs } from "#pipeline/colleges/given-slugs.ts";

test("an old id resolves to the institution's new code, or to the pair of its AICTE entry", () => {
	const findNow = createPresentIdFinder();
	const [[aicteId, collegeId] = ["", ""]] = readPairs();
	expect([findNow("C-45402"), findNow(`X-AICTE-${aicteId}`)]).toEqual(["C-49008", collegeId]);
	expect(findNow("C-49008")).toBeUndefined();
});

test("an address in slugs.csv of a merged institution redirects, and only while it has no page of its own", () => {
	const given = readGivenSlugs();
	const living = new Set([...given.keys()].filter((id) => id !== "C-45402"));
	const slug = given.get("C-45402");
	const former = readFormerAddresses(living).filter((address) => address.slug === slug);
	expect(former).toEqual([{ slug, collegeId: "C-49008", formerId: "C-45402" }]);
	expect(readFormerAddresses(new Set(given.keys())).filter((address) => address.slug === slug)).toEqual([]);
});
