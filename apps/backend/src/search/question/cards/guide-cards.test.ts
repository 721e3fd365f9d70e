import { fileURLToPath } from "node:url";
import { isDeepStrictEqual } from "node:util";
import type { AskCard } from "@uchit/contract/answer.ts";
import type { ExamRecord } from "@uchit/contract/exam-record.ts";
import { expect, test } from "vitest";
import { readGuides } from "#backend/content/seed/read-guides.ts";
import { QUESTION_WORDS } from "#backend/search/vocabulary/question-words.ts";
import { findExamCard } from "./guide-cards.ts";

const { exams } = readGuides(fileURLToPath(new URL("../../../../../../content", import.meta.url)));

type Measure = "questions" | "marks" | "minutes" | "wrong";
type Intent = Parameters<typeof findExamCard>[1];

function ask(exam: ExamRecord, intent: Intent, text: string): AskCard | undefined {
	return findExamCard(exam, intent, { year: undefined, today: "2026-11-27", events: [], requested: text })?.card;
}

const MEASURES: Readonly<Record<string, Measure>> = {
	"total marks": "marks",
	"how many marks": "marks",
	"kitne marks": "marks",
	"kitne number ka": "marks",
	"kitne marks ka": "marks",
	"kitne marks ki": "marks",
	"कितने नंबर का": "marks",
	"कितने अंक का": "marks",
	"how many questions": "questions",
	"number of questions": "questions",
	"no of questions": "questions",
	"questions asked": "questions",
	"questions in": "questions",
	"kitne question": "questions",
	"kitne sawal": "questions",
	"sawal kitne": "questions",
	"कितने प्रश्न": "questions",
	"प्रश्न कितने": "questions",
	"कितने सवाल": "questions",
	duration: "minutes",
	"exam duration": "minutes",
	"how long is": "minutes",
	"kitne ghante": "minutes",
	"exam kitne ghante": "minutes",
	"कितने घंटे": "minutes",
	"negative marking": "wrong",
	"negative marking hai": "wrong",
	"नेगेटिव मार्किंग": "wrong",
	"नकारात्मक अंकन": "wrong",
};
const MODE_PHRASES = ["mode of exam", "exam mode", "online or offline", "offline or online"];

const phrasesOf = (intent: string) =>
	QUESTION_WORDS.flatMap(({ kind, value, phrases }) => (kind === "intent" && value === intent ? phrases : []));

/** Computes an exam's total by hand from its papers: the figure of its only paper, the sum of papers that all sit, or a shared one. */
function calculate({ papers, together }: NonNullable<ExamRecord["pattern"]>, measure: Measure): number | undefined {
	const figures = papers.map((paper) => {
		const own = paper[measure];
		if (own !== undefined || measure === "wrong" || measure === "minutes") return own;
		if (paper.sections.length === 0 || paper.sections.some((section) => section[measure] === undefined))
			return undefined;
		return paper.sections.reduce((sum, section) => sum + (section[measure] ?? 0), 0);
	});
	if (figures.includes(undefined)) return undefined;
	if (together && measure !== "wrong") return figures.reduce<number>((sum, figure) => sum + (figure ?? 0), 0);
	return figures.every((figure) => figure === figures[0]) ? figures[0] : undefined;
}

test("every pattern question for any exam gets the requested measure, of the whole exam or of each paper", () => {
	let cards = 0;
	for (const exam of exams) {
		for (const phrase of phrasesOf("pattern")) {
			const card = ask(exam, "pattern", phrase);
			if (MODE_PHRASES.includes(phrase) || exam.pattern === undefined) {
				expect(card, `${exam.slug}: ${phrase}`).toBeUndefined();
				continue;
			}
			if (card?.kind !== "exam-pattern") throw new Error(`${exam.slug}: ${phrase} is a ${card?.kind}.`);
			const { measure, totals } = card;
			expect(measure, `${exam.slug}: ${phrase}`).toBe(MEASURES[phrase]);
			for (const each of ["questions", "marks", "minutes", "wrong"] as const)
				expect(totals[each], `${exam.slug}: ${each}`).toBe(calculate(exam.pattern, each));
			expect(totals.isEach).toBe(exam.pattern.papers.length > 1 && !exam.pattern.together);
			cards++;
		}
	}
	expect(cards).toBeGreaterThan(2_000);
});

test.each([
	["nata", { questions: 53, marks: 200, minutes: 180, isEach: false }],
	["uceed", { marks: 300, minutes: 180, isEach: false }],
	["wbjee", { marks: 200, questions: 155, isEach: false }],
	["cuet-ug", { questions: 50, marks: 250, minutes: 60, isEach: true }],
	["clat", { questions: 120, marks: 120, isEach: true }],
	["neet", { questions: 180, marks: 720, isEach: false }],
])("the pattern of %s is given as a whole, or by paper", (slug, totals) => {
	const exam = exams.find((each) => each.slug === slug);
	expect(exam && ask(exam, "pattern", "pattern")).toMatchObject({ totals });
});

test("a paper with unknown sections has no number of questions", () => {
	const exam = exams.find(({ slug }) => slug === "csir-net");
	expect(exam && ask(exam, "pattern", "how many questions")).not.toHaveProperty("totals.questions");
});

test("an exam's syllabus, bodies, fee and rules come from its record, and their count is not a figure", () => {
	for (const exam of exams) {
		const { slug, syllabus, counselling, fees, eligibility } = exam;
		expect(ask(exam, "syllabus", "syllabus"), slug).toEqual(
			syllabus && expect.objectContaining({ part: "syllabus", names: syllabus.map(({ name }) => name) }),
		);
		const amounts = fees?.items.map(({ amountInr }) => amountInr).toSorted((a, b) => a - b);
		expect(ask(exam, "fee", "fees"), slug).toEqual(
			amounts &&
				expect.objectContaining({ kind: "exam-fee", least: amounts[0], most: amounts.at(-1), year: fees?.year }),
		);
		const bodies = ask({ ...exam, events: [] }, "counselling", "counselling");
		expect(bodies, slug).toEqual(
			counselling && expect.objectContaining({ part: "counselling", names: counselling.map(({ body }) => body) }),
		);
		for (const phrase of phrasesOf("eligibility")) {
			const card = ask(exam, "eligibility", phrase);
			expect(card === undefined, slug).toBe(eligibility === undefined);
			if (card?.kind === "exam-part") for (const rule of card.rules) expect(eligibility).toContainEqual(rule);
		}
	}
});

test("a question about one rule is answered by that rule alone, where the exam has it", () => {
	const isAnswered = (phrase: string, kind: string) =>
		exams.every((exam) => {
			const card = ask(exam, "eligibility", phrase);
			const own = exam.eligibility?.filter((rule) => rule.kind === kind) ?? [];
			return own.length === 0 || (card?.kind === "exam-part" && isDeepStrictEqual(card.rules, own));
		});
	expect(isAnswered("age limit", "age")).toBe(true);
	expect(isAnswered("how many attempts", "attempts")).toBe(true);
	expect(isAnswered("minimum percentage", "marks")).toBe(true);
});

test("an exam shows that it has no age limit where a note states it, and a record without such a rule gives none", () => {
	const rulesOf = (slug: string) => {
		const exam = exams.find((each) => each.slug === slug);
		const card = exam && ask(exam, "eligibility", "age limit");
		return card?.kind === "exam-part" ? card.rules : undefined;
	};
	expect(rulesOf("jee-mains")).toEqual([
		expect.objectContaining({ kind: "qualification", note: expect.stringContaining("no age limit") }),
	]);
	expect(rulesOf("kcet")).toEqual([]);
});

test.each([
	["2026-11-30", "2027-session-1-application"],
	["2026-12-10", "2027-session-1-application"],
	["2026-12-16", "2027-session-2-application"],
])("on %s the form of JEE Main that a student can act on first is %s", (today, key) => {
	const exam = exams.find(({ slug }) => slug === "jee-mains");
	const found = exam && findExamCard(exam, "form", { year: undefined, today, events: [], requested: "last date" });
	expect(found?.card).toMatchObject({ kind: "date", event: { key } });
});

test("an exam's date is an event of the requested kind in its record", () => {
	const kinds = [
		["date", "exam"],
		["form", "application"],
		["result", "result"],
		["admit-card", "admit-card"],
		["answer-key", "answer-key"],
		["counselling", "counselling"],
	] as const;
	for (const exam of exams) {
		for (const [intent, kind] of kinds) {
			const card = ask(exam, intent, "");
			const events = (exam.events ?? []).filter((event) => event.kind === kind && event.status !== "cancelled");
			if (events.length > 0) expect(card).toMatchObject({ kind: "date", event: { kind } });
			if (card?.kind === "date") expect(events, exam.slug).toContainEqual({ ...card.event, cycle: expect.any(String) });
		}
	}
});

test.each([
	["neet", "neet syllabus 2027 biology", "Biology"],
	["ugc-net", "ugc net paper 1 syllabus", "Paper 1"],
	["neet", "neet syllabus", undefined],
])("for %s “%s” gives the chapters of %s", (slug, question, part) => {
	const exam = exams.find((each) => each.slug === slug);
	const context = { year: undefined, today: "2026-11-27", events: [], requested: "syllabus", question };
	const card = exam && findExamCard(exam, "syllabus", context)?.card;
	const topics = exam?.syllabus?.find(({ name }) => name === part)?.topics ?? exam?.syllabus?.map(({ name }) => name);
	expect(card).toMatchObject({ kind: "exam-part", names: topics });
	expect(card && "of" in card ? card.of : undefined).toBe(part);
});

test("CAT for admission in 2027 is called CAT 2026, as its record calls it, and CLAT by the year of admission", () => {
	const cycleOf = (slug: string) => {
		const exam = exams.find((each) => each.slug === slug);
		const card = exam && ask(exam, "date", "");
		return card?.kind === "date" ? card.event.cycle : undefined;
	};
	expect(cycleOf("cat")).toBe("2026");
	expect(cycleOf("clat")).toBe("2027");
});
