import { describe, expect, test } from "vitest";
import { GLOSSARY_TERMS } from "../apps/web/app/glossary/data.server.ts";
import { listSourceFiles } from "./source-tree.ts";
import { createTermFinder, readTerms } from "./terms.ts";

const termsIn = createTermFinder(readTerms());

describe("the glossary", () => {
	test("explains at least 80 terms, each once, in one to three sentences of each language", () => {
		expect(GLOSSARY_TERMS.length).toBeGreaterThanOrEqual(80);
		expect(new Set(GLOSSARY_TERMS.map(({ slug }) => slug)).size).toBe(GLOSSARY_TERMS.length);
		const long = GLOSSARY_TERMS.filter(({ text, textHi }) => text.length > 300 || textHi.length > 320);
		expect(long.map(({ slug }) => slug)).toEqual([]);
		expect(GLOSSARY_TERMS.filter(({ text }) => !/\.$/.test(text)).map(({ slug }) => slug)).toEqual([]);
		expect(GLOSSARY_TERMS.filter(({ textHi }) => !/।$/.test(textHi)).map(({ slug }) => slug)).toEqual([]);
	});

	test("uses the Hindi terms of docs/hindi-terms.csv wherever its English uses them", () => {
		const missing = GLOSSARY_TERMS.flatMap(({ slug, name, nameHi, text, textHi }) => {
			const hindi = `${nameHi}. ${textHi}`.normalize("NFC");
			return termsIn(`${name}. ${text}`)
				.filter((alike) => !alike.flatMap(({ forms }) => forms).some((form) => hindi.includes(form)))
				.map((alike) => `${slug}: ${alike.map(({ name, forms }) => `${name} → ${forms.join(" / ")}`).join(", or ")}`);
		});
		expect(missing).toEqual([]);
	});

	test("refers only to terms that it contains, and to sources by https", () => {
		const slugs = new Set(GLOSSARY_TERMS.map(({ slug }) => slug));
		const loose = GLOSSARY_TERMS.flatMap(({ slug, see }) => see.filter((other) => !slugs.has(other) || other === slug));
		expect(loose).toEqual([]);
		const odd = GLOSSARY_TERMS.filter(({ source }) => source !== undefined && !source.address.startsWith("https://"));
		expect(odd).toEqual([]);
	});

	test("contains every word that a page explains", () => {
		const slugs = new Set(GLOSSARY_TERMS.map(({ slug }) => slug));
		const keys = listSourceFiles(/^apps\/web\/app\/.*\.tsx$/).flatMap(({ text }) =>
			[...text.matchAll(/<Term\s[^>]*slug="([^"]+)"/g)].map(([, slug = ""]) => slug),
		);
		expect(keys.length).toBeGreaterThan(10);
		expect(keys.filter((slug) => !slugs.has(slug))).toEqual([]);
	});
});
