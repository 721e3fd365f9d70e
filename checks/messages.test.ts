import { join } from "node:path";
import compile from "icu-minify/compile";
import { describe, expect, test } from "vitest";
import { readGuides } from "../apps/backend/src/content/seed/read-guides.ts";
import { GLOSSARY_TERMS } from "../apps/web/app/glossary/data.server.ts";
import { namespaces as englishFiles } from "../apps/web/app/platform/messages/en.ts";
import { namespaces as hindiFiles } from "../apps/web/app/platform/messages/hi.ts";
import { NAMES } from "../apps/web/app/platform/messages/names.ts";
import { findHardCodedText } from "./hard-coded-text.ts";
import { readCatalogue, takeApart, toCatalogue } from "./messages.ts";
import { listSourceFiles, ROOT, read } from "./source-tree.ts";
import { createTermFinder, readTerms } from "./terms.ts";

const { exams } = readGuides(join(ROOT, "content"));
const english = readCatalogue("en");
const hindi = readCatalogue("hi");
const terms = readTerms();
const termsIn = createTermFinder(terms);
const code = listSourceFiles(/^apps\/web\/app\/.*\.tsx?$/).filter(
	({ path }) => !/\.test\.tsx?$|\/testing\//.test(path),
);

/** Parts of several nouns print these, so that they come with the namespace that the nouns share. */
const STILL_ELSEWHERE = ["college: course", "data: embed", "facts: ranking", "shell: search", "shell: text"];

const pairs = [...english].flatMap(([key, message]) => {
	const translated = hindi.get(key);
	return translated === undefined ? [] : [{ key, en: takeApart(message), hi: takeApart(translated) }];
});

describe("the catalogues", () => {
	test("contain every sentence of the components and routes", () => {
		const pages = code.filter(({ path }) => /\.tsx$/.test(path));
		expect(pages.length).toBeGreaterThan(20);
		expect(pages.flatMap(findHardCodedText)).toEqual([]);
	});

	test("contain the same messages in both languages", () => {
		expect([...hindi.keys()].filter((key) => !english.has(key))).toEqual([]);
		expect([...english.keys()].filter((key) => !hindi.has(key))).toEqual([]);
	});

	test("repeat no name of the contract, and no name of the contract is parsed as ICU", () => {
		for (const [files, names] of [
			[englishFiles, toCatalogue(NAMES.en)],
			[hindiFiles, toCatalogue(NAMES.hi)],
		] as const) {
			const written = toCatalogue(Object.assign({}, ...Object.values(files)));
			expect([...written.keys()].filter((key) => names.has(key))).toEqual([]);
			expect([...names.values()].filter((name) => compile(name) !== name)).toEqual([]);
		}
	});

	test("lie in the folder that the first word of their key names, where there is one", () => {
		const folders = new Set(code.map(({ path }) => path.split("/")[3]));
		const elsewhere = listSourceFiles(/^apps\/web\/app\/.*\/messages\.(?:en|hi)\.json$/).flatMap(({ path, text }) => {
			const [, , , folder] = path.split("/");
			const words = Object.keys(JSON.parse(text));
			return words.filter((word) => word !== folder && folders.has(word)).map((word) => `${folder}: ${word}`);
		});
		expect(new Set(elsewhere)).toEqual(new Set(STILL_ELSEWHERE));
	});

	test("use the same placeholders for each message in both languages", () => {
		const differing = pairs.filter(({ en, hi }) => en.fillings.symmetricDifference(hi.fillings).size > 0);
		expect(differing.map(({ key, en, hi }) => `${key}: ${[...en.fillings]} | ${[...hi.fillings]}`)).toEqual([]);
	});

	test("contain no Hindi message without Devanagari, unless it has no words", () => {
		// Short names (NIRF, AISHE, JEE Main) stay in Latin letters.
		const isWordless = (words: string) =>
			!/\p{L}/u.test(words.replaceAll(/\bJEE (?:Main|Advanced)\b|\b[A-Z]{2,}\b/g, ""));
		const latin = pairs.filter(({ en, hi }) => !isWordless(en.words) && !/\p{Script=Devanagari}/u.test(hi.words));
		expect(latin.map(({ key, hi }) => `${key}: ${hi.words}`)).toEqual([]);
	});

	test("call a seat, a rank or a year in the predictor as a person does: you would have got it, in reach, out of reach", () => {
		const houseWords = /\b(held|holds?|inside|missed|told|kept|reckon|of which|whoever)\b|अंदर|छूटा|छूटे/i;
		const files = listSourceFiles(/^apps\/web\/app\/predict\/.*messages\.(en|hi)\.json$/);
		expect(files.length).toBeGreaterThan(7);
		const found = files.flatMap(({ path, text }) =>
			[...toCatalogue(JSON.parse(text))].flatMap(([key, message]) =>
				houseWords.test(message.replaceAll(/\{\w+/g, "{")) ? `${path}: ${key}` : [],
			),
		);
		expect(found).toEqual([]);
	});

	test("contain no unused message", () => {
		const calls = code.flatMap(({ text }) => [...text.matchAll(/\bt(?:\.rich)?\(\s*(["`])(.+?)\1/g)]);
		const patterns = calls.map(([, , key = ""]) => patternOf(key));
		expect([...english.keys()].filter((key) => !patterns.some((pattern) => pattern.test(key)))).toEqual([]);
	});
});

describe("the terms of docs/hindi-terms.csv", () => {
	test("appear in Hindi wherever English uses them", () => {
		const missing = pairs.flatMap(({ key, en, hi }) =>
			termsIn(en.words)
				.filter((alike) => !alike.flatMap(({ forms }) => forms).some((form) => hi.words.includes(form)))
				.map((alike) => `${key}: ${alike.map(({ name, forms }) => `${name} → ${forms.join(" / ")}`).join(", or ")}`),
		);
		expect(missing).toEqual([]);
	});

	test("are used, or wait for the issue that will use them", () => {
		const ofGlossary = GLOSSARY_TERMS.map(({ name, text }) => `${name}. ${text}`);
		const texts = [...pairs.map(({ en }) => en.words), ...ofGlossary, ...exams.map((exam) => JSON.stringify(exam))];
		const used = new Set(texts.flatMap((text) => termsIn(text).flat()).map(({ name }) => name));
		const waiting = readWaiting();
		const names = terms.map(({ name }) => name);
		expect(names.filter((name) => !used.has(name) && !waiting.includes(name))).toEqual([]);
		expect(waiting.filter((name) => used.has(name) || !names.includes(name))).toEqual([]);
	});
});

/** `kind.${kind}` matches any kind. */
function patternOf(key: string): RegExp {
	return new RegExp(
		`^${key
			.split(/\$\{[^}]*\}*/)
			.map(RegExp.escape)
			.join("[^.]+")}$`,
	);
}

function readWaiting(): string[] {
	const rows: unknown = JSON.parse(read("checks/not-yet.json"));
	if (!Array.isArray(rows)) throw new Error("checks/not-yet.json is no list.");
	return rows.flatMap((row: unknown) => {
		const { term, issue } = Object(row);
		if (typeof term !== "string") return [];
		if (!Number.isInteger(issue)) throw new Error(`checks/not-yet.json names no issue for the term ${term}.`);
		return [term];
	});
}
