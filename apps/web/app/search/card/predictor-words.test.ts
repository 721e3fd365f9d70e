import { expect, test } from "vitest";
import { pathsIn } from "#app/paths.ts";
import { translateFor } from "#app/platform/i18n/translate-for.server.ts";
import type { CardOf, FirstOptions } from "./card-parts.ts";
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
	isHomeAssumed: false,
	options: [],
	closed: [],
};
const CARD: CardOf<"predict"> = {
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
		sayPredictor(CARD, { ...english, ...predictedWith({ rankOf: { year: 2025, better: 1362, worse } }) }).figure?.value;
	expect([figureOf(1362), figureOf(1400)]).toEqual(["Your rank: about 1,362", "Your rank: 1,362 to 1,400"]);
});

test("a reservation category appears as the visitor typed it, and a state in Hindi", () => {
	expect(sayPredictor(CARD, { ...english, ...predictedWith({}) }).sentence).toContain("KCET · 2A · girl · Karnataka");
	expect(sayPredictor(CARD, { ...hindi, ...predictedWith({}) }).sentence).toContain("KCET · 2A · लड़की · कर्नाटक");
});

test("an institution closed at this rank says at which ranks its last seats went, and home seats alone say so", () => {
	const card = { ...CARD, rank: 5_000, institution: { slug: "a", name: "A College" }, homeState: undefined };
	const closedAt = (closingRank: number) => ({ evidence: [{ closingRank, year: 2026 }] });
	const seat = { programme: "Law", seatType: "OPEN", isOfCategory: false, ...closedAt(4_000) };
	const say = (closed: FirstOptions["closed"]) => {
		const {
			figure,
			sentence,
			list = [],
		} = sayPredictor(card, { ...english, ...predictedWith({ total: 0, open: 0, closed }) });
		return [
			figure?.value,
			/A College had seats only|not have got A College|no seat by this exam/.exec(sentence)?.[0],
			list.length,
		];
	};
	expect(say([])).toEqual(["Nothing in reach at this rank", "no seat by this exam", 0]);
	expect(say([{ ...seat, quota: "OS" }])).toEqual(["Nothing in reach at this rank", "not have got A College", 1]);
	expect(say([{ ...seat, quota: "HS", ...closedAt(6_000) }])).toEqual([
		"Students of its own state can get in",
		"A College had seats only",
		1,
	]);
});

test("seats for students with a disability are named so, and no seat of CSAB is out of reach and listed at once", () => {
	const { category: _category, ...card } = CARD;
	const ofOpen = predictedWith({ assumed: { isOpen: true, isForEveryone: false } });
	const address = new URLSearchParams([["category", "OPEN (PwD)"]]);
	const { sentence, notes } = sayPredictor(
		{ ...card, isPwd: true },
		{ ...english, ...ofOpen, predicted: { ...ofOpen.predicted, address } },
	);
	expect(sentence).toContain("OPEN (PwD)");
	expect(notes?.join(" ")).toContain("These are General (PwD) seats");
	const ofCsab = sayPredictor(
		{ ...card, exam: { slug: "jee-mains", name: "JEE Main" } },
		{ ...english, ...predictedWith({ open: 3, lead: { authority: "CSAB", options: 3, isOwn: false } }) },
	);
	expect(ofCsab.figure?.value).toBe("3 options at NITs, IIITs and GFTIs");
});

test("seats that need a category rank or a home state ask for it, each with its number", () => {
	const say = (more: FirstOptions["more"]) =>
		sayPredictor(CARD, { ...english, ...predictedWith({ more }) }).followUps?.map(({ label }) => label);
	expect(say({ ofHomeState: 0, ofCategory: 0 })).toEqual([]);
	expect(say({ ofHomeState: 3, ofCategory: 2 })).toEqual(["Add your category rank", "Add your home state"]);
});

test("seats that need the named state as home state say so, and a JEE Main rank gets no IIT", () => {
	const { notes } = sayPredictor(CARD, { ...english, ...predictedWith({ isHomeAssumed: true }) });
	expect(notes?.join(" ")).toContain("count Karnataka as your home state");
	const card: CardOf<"predict"> = { ...CARD, exam: { slug: "jee-mains", name: "JEE Main" }, kinds: ["iit"] };
	expect(sayPredictor(card, { ...english, ...predictedWith({}) }).figure?.value).toContain("JEE Advanced");
	expect(sayPredictor({ ...card, kinds: ["iit", "nit"] }, { ...english, ...predictedWith({}) }).figure?.value).toBe(
		"54 options",
	);
});
