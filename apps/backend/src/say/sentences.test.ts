import type { AskCard } from "@uchit/contract/answer.ts";
import { expect, test } from "vitest";
import { toSentence } from "./sentences.ts";

const college = { slug: "iit-x", name: "Indian Institute of Technology X" };
const CONTEXT = { names: [college.name, "IIT X"], lang: "en", today: "2026-12-01", approvals: [] } as const;
const say = (card: AskCard, context: Partial<Parameters<typeof toSentence>[1]> = {}) =>
	toSentence(card, { ...CONTEXT, ...context });

const CUTOFF: Extract<AskCard, { kind: "cutoff" }> = {
	kind: "cutoff",
	college,
	exam: "jee-advanced",
	examName: "JEE Advanced",
	programme: "Civil Engineering (4 Years, Bachelor of Technology)",
	year: 2026,
	round: 5,
	closing: 12_345,
	isScore: false,
	seatType: "OPEN",
	quota: "AI",
	gender: "Gender-Neutral",
	isHardest: false,
	sourceId: "josaa-2026",
};

test("every length of a closing rank has its year, round and seat pool, the longest first", () => {
	const { texts = [] } = say(CUTOFF) ?? {};
	expect(texts[0]).toBe(
		"Indian Institute of Technology X, Civil Engineering B.Tech: JEE Advanced 2026 round 5 closing rank 12,345 (OPEN, All India, gender-neutral).",
	);
	expect(texts.at(-1)).toBe("IIT X, Civil: JEE Adv 2026 round 5 closing rank 12,345 (OPEN AI gender-neutral).");
	for (const text of texts) expect(text).toMatch(/2026 round 5 .*12,345 \(OPEN.*gender-neutral\)/);
	expect(say(CUTOFF, { lang: "hi" })?.texts.at(-1)).toBe(
		"IIT X Civil: JEE Adv 2026 R5 क्लोज़िंग रैंक 12,345 (OPEN AI सबके लिए)",
	);
});

test("a programme of another length keeps it, and a category's own rank is called so", () => {
	const programme = "Civil Engineering (5 Years, Bachelor and Master of Technology (Dual Degree))";
	const text = say({ ...CUTOFF, programme, ofCategory: true })?.texts.at(-1);
	expect(text).toContain("(5 Years, Bachelor and Master of Technology (Dual Degree))");
	expect(text).toContain("category rank");
});

test("a rank that a list prints as a band is given as the band", () => {
	const rank = { kind: "rank", college, list: "engineering", year: 2025, sourceId: "nirf-2025" } as const;
	expect(say({ ...rank, rank: 4 })?.texts[1]).toBe("IIT X: NIRF 2025 rank 4 in Engineering.");
	expect(say({ ...rank, band: "101-150" })?.texts[1]).toBe("IIT X: NIRF 2025 band 101-150 in Engineering.");
	expect(say({ ...rank, kind: "top", rank: 4 })?.texts[1]).toBe(
		"First of these: IIT X: NIRF 2025 rank 4 in Engineering.",
	);
});

test("a median says how many were placed, when and on which level; without a level there is no sentence", () => {
	const card = {
		kind: "salary",
		college,
		list: "engineering",
		cohort: 2023,
		medianInr: 1_450_000,
		placed: 700,
	} as const;
	expect(say({ ...card, level: "ug-4", instead: "highest", sourceId: "nirf-2025" })?.texts[1]).toBe(
		"IIT X: no official highest package; median salary Rs 14,50,000 a year, of 700 placed, 2023-24, UG 4 years.",
	);
	expect(say({ ...card, level: "all", sourceId: "nirf-2025" })).toBeUndefined();
});

test("of several lists the one that the question names is given, else the one that gives degrees", () => {
	const bodies = [
		{ body: "aicte", year: 2025, sourceId: "aicte" },
		{ body: "ugc", year: 2025, sourceId: "ugc" },
	];
	const aicte = { id: "approval:aicte", kind: "approval", value: "aicte", label: "AICTE", words: "aicte", others: [] };
	const card: AskCard = { kind: "recognition", college, bodies };
	expect(say(card)?.sourceId).toBe("ugc");
	expect(say(card, { approvals: [{ ...aicte, kind: "approval" }] })?.sourceId).toBe("aicte");
	const byAct = { ...card, bodies: [{ body: "national-importance", sourceId: "act" }] };
	expect(say(byAct)?.texts[1]).toBe("IIT X: an institute of national importance by Act of Parliament.");
});

test("a fee has what it covers and its quota, and a range if programmes differ", () => {
	const card = { kind: "fee", college, year: 2024, covers: "tuition", quota: "convener", sourceId: "s" } as const;
	expect(say({ ...card, least: 90_000, most: 120_000 })?.texts[1]).toBe(
		"IIT X: tuition fee Rs 90,000 to 1,20,000 a year, 2024-25, convener quota.",
	);
	expect(say({ ...card, least: 90_000, most: 90_000 }, { lang: "hi" })?.texts[1]).toBe(
		"IIT X: ट्यूशन ₹90,000/साल, 2024-25 कन्वीनर कोटा",
	);
});

test("a usual month that is over is not called the next one", () => {
	const event = { key: "a", kind: "exam", cycle: "2026", status: "expected", starts: "2026-05" } as const;
	const card: AskCard = { kind: "date", exam: { slug: "neet", name: "NEET" }, event, sourceId: "s" };
	expect(say(card)?.texts).toEqual(["NEET 2026 exam: May 2026, the usual time, now over."]);
	expect(say(card, { today: "2026-04-01" })?.texts).toEqual(["NEET 2026 exam: May 2026, expected, not announced."]);
});

test("a card with several figures has no sentence", () => {
	expect(say({ kind: "compare", colleges: [college, college], rows: [] })).toBeUndefined();
});
