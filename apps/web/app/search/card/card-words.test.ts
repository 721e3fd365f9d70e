import type { AskCard } from "@uchit/contract/answer.ts";
import type { ExamEvent } from "@uchit/contract/exam-event.ts";
import { expect, test } from "vitest";
import { pathsIn } from "#app/paths.ts";
import { translateFor } from "#app/platform/i18n/translate-for.server.ts";
import type { CardContext, CardOf } from "./card-parts.ts";
import { sayCard } from "./card-words.server.ts";

const college = { slug: "a", name: "A College" };
const NOTHING: CardContext = {
	t: await translateFor("en"),
	paths: pathsIn("en"),
	language: "en",
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
};

function say(card: AskCard, context: Partial<CardContext> = {}) {
	const {
		figure,
		sentence,
		facts = [],
		list = [],
		notes = [],
		links = [],
	} = sayCard(card, {
		...NOTHING,
		...context,
	});
	return {
		figure: figure?.value,
		sentence,
		facts: facts.map((fact) => fact.figure),
		list: list.map(({ name }) => name),
		notes: notes.filter(Boolean),
		links: links.flatMap((link) => link?.to ?? []),
	};
}

test("an English score that nobody is known to require is no headline", () => {
	const country = { slug: "australia", name: "Australia" };
	const card = { kind: "country", part: "language-test", name: "IELTS", value: "6.5", sourceId: "countries" } as const;
	const { figure, facts } = say({ ...card, country, more: [] });
	expect([figure, facts]).toEqual(["Each university sets its own score", ["6.5"]]);
});

test("a university abroad is named with its country, its own site first, and what a year there costs", () => {
	const country = { slug: "united-states", name: "United States" };
	const site = "http://www.harvard.edu/";
	const universities = [{ name: "Harvard University", site, tuitionUsd: 50_000, sourceId: "us" }];
	const card = { kind: "country", part: "cost", value: "$13,576", sourceId: "us", country, more: [] } as const;
	const { figure, sentence, facts, links } = say({ ...card, more: [], universities });
	expect([figure, facts]).toEqual(["Harvard University", ["$50,000", "$13,576"]]);
	expect(links).toEqual([site, "/study-abroad/united-states"]);
	expect(sentence).toContain("United States");
});

test("the answer to whether an institution is approved is Yes, unless the named body lacks it", () => {
	const card = { kind: "recognition", college, bodies: [{ body: "UGC", sourceId: "ugc" }] } as const;
	const site = "https://www.aicte-india.org/";
	expect(say({ ...card, bodies: [...card.bodies] }).figure).toBe("Yes: UGC");
	const unlisted = say({ ...card, bodies: [...card.bodies], unlisted: [{ body: "aicte", site }] });
	expect(unlisted).toMatchObject({ figure: "UGC", notes: [expect.stringContaining("not in our copy of AICTE")] });
	expect(unlisted.links).toContain(site);
});

test("a phone number that we lack leaves the address and the college's own site", () => {
	const site = "https://a.example/";
	const address = { value: "Main Road", pin: "600001", sourceId: "s" };
	const { figure, sentence, facts, links } = say({ kind: "contact", college, requested: "phone", site, address });
	expect([figure, sentence]).toEqual([undefined, "We do not have the phone number of A College: see its own site."]);
	expect([facts, links]).toEqual([
		["Main Road, 600001", "a.example"],
		[site, "/college/a"],
	]);
});

test("a median of many years ago is marked as old", () => {
	const card = { kind: "salary", college, list: "engineering", level: "ug-4", medianInr: 9, placed: 9 } as const;
	const notesOf = (cohort: number) => say({ ...card, cohort, sourceId: "s" }).notes;
	expect([notesOf(2023), notesOf(2021)]).toEqual([[], [expect.stringContaining("pay has changed since")]]);
});

test("the tuition that one rule sets is shown for those who pay all, a third and nothing", () => {
	const items: CardOf<"page-fees">["items"] = [
		{
			...{ programme: "B.Tech", students: "all", entry: "first year", year: 2016, includes: "tuition" },
			...{ period: "year", amount: 200_000, witness: "press", sourceId: "s" },
		},
	];
	const card = { kind: "group-fees", group: "iit", isRule: true, colleges: 23 } as const;
	expect(say({ ...card, items }).facts).toEqual(["₹0 a year", "₹66,667 a year", "₹2,00,000 a year"]);
});

test("a usual form month says that the form may close, may still be open, or is to be checked", () => {
	const event: ExamEvent = { key: "a", kind: "application", cycle: "2027", status: "expected", starts: "2026-11" };
	const card = { kind: "date", exam: { slug: "clat", name: "CLAT" }, event, sourceId: "s" } as const;
	const noteWith = (context: Partial<CardContext>) => say(card, context).notes[0];
	expect(noteWith({})).toContain("it is the usual one");
	expect(noteWith({ mayClose: () => true })).toContain("It can close any day");
	expect(noteWith({ mayBeOpen: () => true, mayClose: () => true })).toContain("may still be open");
	expect(say({ ...card, event: { ...event, status: "official" } }).notes).toEqual([]);
});

test("an exam without the requested rule names where to look; a rule of another kind answers in its own words", () => {
	const exam = { slug: "clat", name: "CLAT" };
	const card = { kind: "exam-part", exam, part: "eligibility", names: [], asked: "age", sourceId: "s" } as const;
	const site = "https://clat.example/";
	const without = say({ ...card, names: [], rules: [], site });
	expect([without.sentence, without.links[1]]).toEqual([
		"We know of no age limit for CLAT. Check this year’s bulletin.",
		site,
	]);
});

test("schemes that the question names stand first; one alone says what it pays; an unknown one leads to the portal", () => {
	const card = { kind: "scholarships" } as const;
	const first = ["x", "y"].map((slug) => ({ slug, name: slug, amount: "₹1", closing: "open" }));
	const portals = [{ name: "Portal", address: "https://portal.example/" }];
	const found = (count: number) => ({
		scholarships: { total: count, areReserved: false, first: first.slice(0, count), portals },
	});
	const schemes = [{ slug: "x", name: "x" }];
	expect(say({ ...card, schemes }, found(1))).toMatchObject({ figure: "x: ₹1", notes: ["open"], list: [] });
	expect(say({ ...card, schemes }, found(2))).toMatchObject({ figure: "2 scholarships", list: ["x", "y"] });
	const unknown = say({ ...card, unknown: "z" }, found(0));
	expect([unknown.sentence.includes("“z”"), unknown.links[1]]).toEqual([true, "https://portal.example/"]);
	expect(say({ ...card, requested: "status" }, found(2))).toMatchObject({ figure: undefined, list: [] });
});

test("what we lack names who publishes it, the official site before our own page", () => {
	const of = { kind: "college", value: "a", label: "A College" } as const;
	const site = "https://a.example/";
	const fee = say({ kind: "not-held", intent: "fee", of, site });
	expect([fee.links, fee.notes]).toEqual([[site, "/college/a"], [expect.stringContaining("fee structure")]]);
	const newer = say({ kind: "not-held", intent: "rank", of, site, year: 2027, heldYear: 2025 });
	expect([newer.links, newer.notes[0]]).toEqual([["/college/a"], "We do not have 2027 yet: the latest is 2025."]);
	const others = say({ kind: "not-held", intent: "cutoff", of, others: true, seat: "MBBS" });
	expect([others.sentence.startsWith("For MBBS at A College"), others.links]).toEqual([true, ["/college/a/cutoffs"]]);
});
