import { expect, test } from "vitest";
import { renderPart } from "#app/testing/render-part.tsx";
import { ReadAs } from "./read-as.tsx";

const NONE = { readAs: undefined, isUnknown: undefined, typed: "" } as const;

test("a number without a word is shown as it was read, with the rank one press away", () => {
	const html = renderPart(
		<ReadAs {...NONE} exam="jee-mains" readAs={{ number: "92", words: "92 percentile" }} typed="92" />,
	);
	expect(html).toMatch(/We took “92” as 92 percentile\. <a[^>]*>It is my rank<\/a>/);
});

test("a percentile of MHT CET leads to the colleges by percentile, which no rank is needed for", () => {
	const html = renderPart(<ReadAs {...NONE} exam="mht-cet" isUnknown="percentile" typed="95.32" />);
	expect(html).toContain('href="/search?q=MHT+CET+95.32"');
	expect(renderPart(<ReadAs {...NONE} exam="gujcet" isUnknown="percentile" typed="95.32" />)).toBe("");
});

test("a rank that was meant as a rank needs no words", () => {
	expect(renderPart(<ReadAs {...NONE} exam="jee-mains" typed="45,000" />)).toBe("");
});
