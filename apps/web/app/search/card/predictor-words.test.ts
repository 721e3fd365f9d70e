import type { AskCard } from "@uchit/contract/answer.ts";
import { expect, test } from "vitest";
import { pathsIn } from "#app/paths.ts";
import { translateFor } from "#app/platform/i18n/translate-for.server.ts";
import { readingWords } from "#app/search/reading-words.ts";
import type { FirstOptions } from "./card-parts.ts";
import { sayCard } from "./card-words.server.ts";
import { sayPredictor } from "./predictor-words.server.ts";

const english = { t: await translateFor("en"), paths: pathsIn("en"), language: "en" } as const;
const hindi = { t: await translateFor("hi"), paths: pathsIn("hi"), language: "hi" } as const;

const FIRST: FirstOptions = {
	total: 54,
	open: 54,
	lead: { authority: "KEA", options: 54, isOwn: true },
	others: [],
	ownOfState: undefined,
	assumed: undefined,
	more: { ofHomeState: 0, ofCategory: 0 },
	worked: undefined,
	rankOf: undefined,
	isPaidOnly: false,
	isWithout: false,
	isElsewhere: false,
	options: [],
	closed: [],
};
const CARD: Extract<AskCard, { kind: "predict" }> = {
	kind: "predict",
	exam: { slug: "kcet", name: "KCET" },
	isForWomen: true,
	category: "2A",
	homeState: { slug: "karnataka", name: "Karnataka" },
};
const predictedWith = (first: Partial<FirstOptions>) => ({
	predicted: {
		address: new URLSearchParams([["category", "2AG"]]),
		first: { ...FIRST, ...first },
		printer: undefined,
	},
	narrowed: "",
});

test("marks that gave one rank show it once, and marks between two ranks show both", () => {
	const figureOf = (worse: number) =>
		sayPredictor(CARD, english, predictedWith({ rankOf: { year: 2025, better: 1362, worse } })).figure?.value;
	expect([figureOf(1362), figureOf(1400)]).toEqual(["Your rank: about 1,362", "Your rank: 1,362 to 1,400"]);
});

test("a reservation category appears as the visitor typed it, and a state in Hindi", () => {
	expect(sayPredictor(CARD, english, predictedWith({})).sentence).toContain("KCET · 2A · girl · Karnataka");
	expect(sayPredictor(CARD, hindi, predictedWith({})).sentence).toContain("KCET · 2A · लड़की · कर्नाटक");
});

test("seats for students with a disability are named so, and no seat of CSAB is out of reach and listed at once", () => {
	const { category: _category, ...card } = CARD;
	const { sentence, notes } = sayPredictor({ ...card, isPwd: true }, english, {
		...predictedWith({ assumed: { isOpen: true, isForEveryone: false } }),
		predicted: {
			...predictedWith({ assumed: { isOpen: true, isForEveryone: false } }).predicted,
			address: new URLSearchParams([["category", "OPEN (PwD)"]]),
		},
	});
	expect(sentence).toContain("OPEN (PwD)");
	expect(notes.join(" ")).toContain("These are General (PwD) seats");
	const ofCsab = sayPredictor(
		{ ...card, exam: { slug: "jee-mains", name: "JEE Main" } },
		english,
		predictedWith({ open: 3, lead: { authority: "CSAB", options: 3, isOwn: false } }),
	);
	expect(ofCsab.figure?.value).toBe("3 options at NITs, IIITs and GFTIs");
});

test("the chip of open seats reads General", () => {
	const reading = {
		id: "1",
		kind: "seat-category",
		value: "open",
		label: "OPEN",
		words: "general",
		others: [],
	} as const;
	expect(readingWords(english.t, "en", { ...reading, others: [] })).toBe("General");
});

test("the answer to whether an institution is approved is Yes, unless the named body lacks it", () => {
	const card = {
		kind: "recognition",
		college: { slug: "a", name: "A College" },
		bodies: [{ body: "UGC", sourceId: "ugc" }],
	} as const;
	const figureOf = (unlisted: { body: "aicte"; site: string }[]) =>
		sayCard({ ...card, bodies: [...card.bodies], ...(unlisted.length > 0 && { unlisted }) }, english, {
			year: 2026,
			narrowed: "",
			sayWhen: () => "",
			mayClose: () => false,
			mayBeOpen: () => false,
			rules: [],
			event: undefined,
			predicted: undefined,
			after: undefined,
			scholarships: undefined,
			loan: undefined,
			definition: undefined,
		}).figure?.value;
	expect(figureOf([])).toBe("Yes: UGC");
	expect(figureOf([{ body: "aicte", site: "https://www.aicte-india.org/" }])).toBe("UGC");
});
