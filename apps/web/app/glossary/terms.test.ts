import { describe, expect, test } from "vitest";
import { findTerms, type GlossaryTerm, glossaryData, groupByLetter, toShownTerms } from "./terms.ts";

const term = (slug: string, name: string, nameHi: string, text = "."): GlossaryTerm => ({
	...{ slug, name, nameHi, text, textHi: text, see: [] },
});

const TERMS: readonly GlossaryTerm[] = [
	term("ews", "EWS", "EWS", "Families with an income below a limit."),
	{ ...term("tuition-fee", "Tuition fee", "ट्यूशन फ़ीस"), see: ["ews"] },
	term("home-state", "Home-state quota", "गृह राज्य कोटा"),
	term("cutoff", "Cutoff", "कटऑफ़", "The rank at which seats of a quota ended."),
];

describe("the terms of a language", () => {
	test("are sorted by their own names, Devanagari before Latin letters", () => {
		const names = (language: "en" | "hi") => toShownTerms(TERMS, language).map(({ name }) => name);
		expect(names("en")).toEqual(["Cutoff", "EWS", "Home-state quota", "Tuition fee"]);
		expect(names("hi")).toEqual(["कटऑफ़", "गृह राज्य कोटा", "ट्यूशन फ़ीस", "EWS"]);
	});

	test("have their other name only where it differs, and name related terms in the same language", () => {
		const [cutoff, ews] = toShownTerms(TERMS, "en");
		expect([cutoff?.otherName, ews?.otherName]).toEqual(["कटऑफ़", undefined]);
		const fee = toShownTerms(TERMS, "hi").find(({ slug }) => slug === "tuition-fee");
		expect(fee?.see).toEqual([{ slug: "ews", name: "EWS" }]);
	});

	test("are grouped under their first letter", () => {
		expect(groupByLetter(toShownTerms(TERMS, "hi")).map(({ letter }) => letter)).toEqual(["क", "ग", "ट", "E"]);
	});
});

describe("the search of the glossary", () => {
	const search = (words: string, language: "en" | "hi" = "en") =>
		findTerms(toShownTerms(TERMS, language), words).map(({ slug }) => slug);

	test("finds names and texts, name matches first", () => {
		expect(search("quota")).toEqual(["home-state", "cutoff"]);
		expect(search("INCOME")).toEqual(["ews"]);
		expect(search("no such word")).toEqual([]);
		expect(search("  ")).toHaveLength(TERMS.length);
	});

	test("ignores hyphens and nuktas, and knows the name in the other language", () => {
		expect(search("home state")).toEqual(["home-state"]);
		expect(search("फीस", "hi")).toEqual(["tuition-fee"]);
		expect(search("cutoff", "hi")).toEqual(["cutoff"]);
	});
});

test("structured data gives each term the same address as the page", () => {
	const set = glossaryData({ name: "Glossary", address: "https://x/glossary" }, toShownTerms(TERMS.slice(0, 1), "en"));
	expect(set).toMatchObject({
		"@type": "DefinedTermSet",
		hasDefinedTerm: [{ "@type": "DefinedTerm", "@id": "https://x/glossary#ews", name: "EWS" }],
	});
});
