import type { AskCard, Intent } from "@uchit/contract/answer.ts";
import { DAY_MS } from "@uchit/contract/duration.ts";
import type { ExamEventKind } from "@uchit/contract/exam.ts";
import type { ExamEvent } from "@uchit/contract/exam-event.ts";
import type { ExamLink, ExamPattern, ExamRecord } from "@uchit/contract/exam-record.ts";
import { figureOf, PATTERN_MEASURES, totalsOf } from "@uchit/contract/pattern-totals.ts";
import type { Source } from "@uchit/contract/source.ts";
import { flattenReceipts } from "#backend/guide/queries/exam-receipts.ts";
import type { ExamIndex } from "#backend/search/exams/exam-index.ts";
import { when } from "#backend/search/question/conditions.ts";
import type { ReadMeaning } from "#backend/search/question/reading.ts";
import { bodyExamOf } from "#backend/search/question/subjects/counselling.ts";
import { isFamily } from "#backend/search/text/families.ts";
import { says } from "#backend/search/vocabulary/phrase-lists.ts";
import type { CardContext } from "./card-seat.ts";
import { sendToExam } from "./official-site.ts";
import { EXAM_OF_GROUP, hasClosingFigures, toPredictorCard } from "./predict-card.ts";

export type GuideCard = { card: AskCard; named: readonly Source[] };

const EVENT_OF: Partial<Record<Intent, ExamEventKind>> = {
	date: "exam",
	form: "application",
	result: "result",
	"admit-card": "admit-card",
	"answer-key": "answer-key",
	counselling: "counselling",
};

/** An exam's own figure or rule; else who has it. */
export function answerAboutExam(context: CardContext): GuideCard | AskCard | undefined {
	const { exams, index, question, text, readingsOf, today } = context;
	const { intent } = question;
	const [named] = readingsOf("exam");
	const ofGroup =
		intent === "eligibility" && readingsOf("degree").length === 0
			? EXAM_OF_GROUP[readingsOf("group")[0]?.value ?? ""]
			: undefined;
	const ofBody = intent === "counselling" ? bodyExamOf(question) : undefined;
	const exam = exams.bySlug.get(named?.value ?? ofBody ?? ofGroup ?? "")?.record;
	if (exam === undefined || (ofGroup === undefined && isOfInstitutes(question))) return undefined;
	// "NIFT fees" means the fees of its colleges, which the exam's site does not have.
	const isOfStudies = intent === "fee" && isFamily(named?.words ?? "") && !readingsOf("intent").some(saysForm);
	const answer = isOfStudies
		? undefined
		: findExamCard(exam, intent, {
				year: question.bounds.year,
				today,
				events: readingsOf("event").map(({ value }) => value),
				requested: readingsOf("intent")
					.map(({ words }) => words)
					.join(" "),
				question: [text, ...readingsOf("course").map(({ label }) => label.toLowerCase())].join(" "),
				isOfSteps: intent === "counselling" && isAboutSteps(question),
				isOfUpgrade: isAboutUpgrade(question),
			});
	if (answer !== undefined) return answer;
	// The predictor has the lists of a named counselling or a state's own seats, or who prints them together.
	const isPrintedApart = exam.counselling !== undefined && !hasClosingFigures(index, exam);
	if (intent === "cutoff" && (isPrintedApart || isOfStateQuota(question) || bodyExamOf(question) === exam.slug))
		return toPredictorCard(context, question);
	const { site, ...missing } = sendToExam(intent, exam);
	return isOfStudies ? missing : { ...missing, site };
}

const isAboutSteps = when("steps|upgrade");
const isAboutUpgrade = when("upgrade");
const isOfInstitutes = when("group !is:cutoff !exam-only");
const isOfStateQuota = when("state term:home-state-quota");
const saysForm = ({ words }: ReadMeaning) => /form|exam|application/.test(words);

export function findExamCard(
	exam: ExamRecord,
	intent: Intent,
	{
		year,
		today,
		events,
		requested,
		question = "",
		isOfSteps = false,
		isOfUpgrade = false,
	}: {
		year: number | undefined;
		today: string;
		events: readonly string[];
		requested: string;
		question?: string;
		isOfSteps?: boolean;
		isOfUpgrade?: boolean;
	},
): GuideCard | undefined {
	const { receipts, named } = flattenReceipts(exam);
	const examName = { slug: exam.slug, name: exam.shortName };
	const kind = isOfSteps ? undefined : EVENT_OF[intent];
	const event = kind && findEvent(exam.events ?? [], kind, { year, today, events });
	if (event !== undefined) {
		return {
			card: {
				kind: "date",
				exam: examName,
				event: nameByExamYear(exam, event),
				sessions: kind === "application" ? listSessions(exam.events ?? [], event, events) : undefined,
				site: exam.officialSite,
				sourceId: receipts[`events.${event.key}`] ?? exam.sourceId,
			},
			named,
		};
	}
	const part = readPart(exam, intent, { requested, question });
	if (part === undefined) return undefined;
	const { field, ...rest } = part;
	if (isOfUpgrade && rest.kind === "exam-part") rest.lacks = "upgrade";
	return { card: { ...rest, exam: examName, sourceId: receipts[field] ?? exam.sourceId }, named };
}

/** CAT for admission in 2027 is called CAT 2026, by the year in which it is held: its own record calls it so. */
function nameByExamYear(exam: ExamRecord, event: ExamEvent): ExamEvent {
	const record = JSON.stringify(exam);
	const yearBefore = `${Number(event.cycle) - 1}`;
	const isCalled = (year: string) => record.includes(`${exam.shortName} ${year}`);
	return isCalled(yearBefore) && !isCalled(event.cycle) ? { ...event, cycle: yearBefore } : event;
}

/** "XAT or CAT": the paper of each, and who admits by it. */
export function compareExams({ bySlug }: ExamIndex, reads: readonly { value: string }[]): GuideCard | undefined {
	const exams = reads.flatMap(({ value }) => bySlug.get(value)?.record ?? []);
	const found = exams.map((exam) => ({ exam, ...flattenReceipts(exam) }));
	const items = found.map(({ exam, receipts }) => ({
		exam: { slug: exam.slug, name: exam.shortName },
		totals: exam.pattern && totalsOf(exam.pattern),
		takenBy: exam.acceptedBy?.text,
		takenByHi: exam.acceptedBy?.textHi,
		sourceId: receipts.pattern ?? exam.sourceId,
	}));
	const isTelling = items.every(({ totals, takenBy }) => (totals ?? takenBy) !== undefined);
	if (items.length < 2 || !isTelling) return undefined;
	return { card: { kind: "compare-exams", items }, named: found.flatMap(({ named }) => named) };
}

function findEvent(
	events: readonly ExamEvent[],
	kind: ExamEventKind,
	{ year, today, events: named }: { year: number | undefined; today: string; events: readonly string[] },
) {
	const [own] = named.filter((each) => !each.startsWith("session-"));
	const session = named.find((each) => each.startsWith("session-"));
	const ofKind = events
		.filter(
			(event) =>
				(own === undefined ? event.kind === kind : event.key.includes(own)) &&
				(session === undefined || event.key.includes(session)) &&
				event.status !== "cancelled" &&
				(year === undefined || event.cycle === String(year) || event.starts.startsWith(String(year))),
		)
		.toSorted((a, b) => (a.starts < b.starts ? -1 : 1));
	const isComing = ({ starts, ends = starts }: ExamEvent) => ends >= today.slice(0, ends.length);
	const next = ofKind.find(isComing);
	const isOpen = next !== undefined && next.starts <= today.slice(0, next.starts.length);
	const late = kind === "application" && !isOpen ? ofKind.findLast((event) => mayStillBeOpen(event, today)) : undefined;
	return late ?? next ?? ofKind.at(-1);
}

const MAY_BE_LATE_DAYS = 15;

/** A form whose usual months are just over, without a document that says that it closed: forms are often extended. */
function mayStillBeOpen({ status, starts, ends = starts }: ExamEvent, today: string): boolean {
	if (status !== "expected") return false;
	const [year = 0, month = 0] = ends.split("-").map(Number);
	// Months of dates count from 0, so this is the first day of the month after.
	const over = Date.UTC(year, month, 1);
	const days = (Date.parse(today) - over) / DAY_MS;
	return days >= 0 && days < MAY_BE_LATE_DAYS;
}

/** The forms of all sessions of the year, unless one session is named: a form of another session may still be open. */
function listSessions(events: readonly ExamEvent[], { kind, cycle }: ExamEvent, named: readonly string[]) {
	const ofYear = events.filter((each) => each.kind === kind && each.cycle === cycle && each.status !== "cancelled");
	const isNamed = named.some((each) => each.startsWith("session-"));
	return isNamed || ofYear.length < 2 ? undefined : ofYear.toSorted((a, b) => (a.starts < b.starts ? -1 : 1));
}

type Part<Kind extends AskCard["kind"]> = Omit<Extract<AskCard, { kind: Kind }>, "exam" | "sourceId">;
type Named = Part<"exam-part"> & { field: string };
type ExamPart = Named | ((Part<"exam-pattern"> | Part<"exam-fee">) & { field: string });

function readPart(
	exam: ExamRecord,
	intent: Intent,
	{ requested: text, question }: { requested: string; question: string },
): ExamPart | undefined {
	const { syllabus, pattern, fees, counselling, links } = exam;
	const ofNames = (part: "syllabus" | "counselling", names: readonly string[]): Named | undefined =>
		names.length === 0 ? undefined : { kind: "exam-part", part, names: [...names], rules: [], field: part };
	if (intent === "syllabus") {
		// "NEET biology syllabus", "GATE CSE syllabus": the chapters and the document of that part.
		const [found, other] = (syllabus ?? []).filter(({ name }) => ` ${question} `.includes(` ${toBranch(name)} `));
		const only = other === undefined ? found : undefined;
		const part = ofNames(intent, only?.topics ?? (syllabus ?? []).map(({ name }) => name));
		if (part === undefined || only === undefined) return part;
		const isOfPart = ({ kind, name = "" }: ExamLink) =>
			kind === intent && toBranch(name).startsWith(toBranch(only.name));
		return { ...part, of: only.name, site: links?.find(isOfPart)?.address };
	}
	if (intent === "counselling") {
		const names = (counselling ?? []).map(({ body }) => body);
		const { rounds, site } = counselling?.[0] ?? {};
		if (names.length > 0) return { kind: "exam-part", part: intent, names, rounds, site, rules: [], field: intent };
	}
	if (intent === "eligibility") return readEligibility(exam, text);
	if (intent === "pattern" && pattern !== undefined) return readPattern(pattern, text);
	if (intent === "fee" && fees !== undefined) {
		const amounts = fees.items.map(({ amountInr }) => amountInr);
		const range = { least: Math.min(...amounts), most: Math.max(...amounts) };
		return { kind: "exam-fee", ...range, year: fees.year, field: "fees" };
	}
	return undefined;
}

/** "Civil Engineering (CE)" is called "civil". */
const toBranch = (name: string) => name.toLowerCase().replace(/(?: engineering)?(?: \(.*\))?$/, "");

/** "Marks per question" and "question paper pattern" want the whole pattern. */
const WHOLE_PATTERN = /marks per|paper pattern|marking scheme/;
const MODE = /mode|online|offline/;

function readPattern(pattern: ExamPattern, text: string): ExamPart | undefined {
	if (MODE.test(text)) return undefined;
	const wanted = WHOLE_PATTERN.test(text) ? [] : PATTERN_MEASURES.filter((each) => says(`pattern-${each}`)(text));
	const measure = wanted.includes("wrong") ? "wrong" : wanted.length === 1 ? wanted[0] : undefined;
	const papers = pattern.papers.map((paper) => ({
		name: paper.name,
		...Object.fromEntries(PATTERN_MEASURES.map((each) => [each, figureOf(paper, each)])),
	}));
	const isKnown = pattern.papers.some((paper) => PATTERN_MEASURES.some((each) => figureOf(paper, each) !== undefined));
	return isKnown
		? { kind: "exam-pattern", measure, totals: totalsOf(pattern), papers, year: pattern.year, field: "pattern" }
		: undefined;
}

type RuleKind = NonNullable<Part<"exam-part">["asked"]>;

const RULES: readonly [RuleKind, RegExp][] = [
	["age", /\bage\b|umar|umr|aayu|\bayu|आयु|उम्र|उमर|overage/u],
	["attempts", /attempt|times|baa?r\b|बार/u],
	["subjects", /subject|pcb|pcm/],
	["passing-year", /drop|gap/],
	["marks", /marks?\b|percent|number|nambar|pratishat|अंक|नंबर|प्रतिशत/u],
];

/** Patterns that find a rule in the text of other rules: "There is no age limit." */
const NOTES: Readonly<Partial<Record<RuleKind, RegExp>>> = {
	age: /\bage\b/,
	attempts: /attempt|years in a row|as often/,
};

function readEligibility({ eligibility, officialSite }: ExamRecord, words: string): ExamPart | undefined {
	if (eligibility === undefined) return undefined;
	const ruleKind = RULES.find(([, pattern]) => pattern.test(words))?.[0];
	const note = ruleKind && NOTES[ruleKind];
	const ofKind = eligibility.filter(({ kind }) => kind === ruleKind);
	const noted = eligibility.filter((rule) =>
		note?.test(`${rule.kind === "other" ? rule.text : ""} ${rule.note ?? ""}`),
	);
	const rules = ruleKind === undefined ? eligibility : ofKind.length > 0 ? ofKind : noted;
	const [first] = rules;
	const field =
		first === undefined || ruleKind === undefined ? "eligibility" : `eligibility.${eligibility.indexOf(first)}`;
	return {
		kind: "exam-part",
		part: "eligibility",
		names: [],
		asked: ruleKind,
		rules: [...rules],
		site: officialSite,
		field,
	};
}
