import type { EligibilityRule } from "@uchit/contract/eligibility.ts";
import type { Exam } from "@uchit/contract/exam-record.ts";
import type { Person } from "#app/applicant/person.ts";
import { daysOf } from "#app/exam/calendar/days.ts";
import { type JudgedExam, type Judgement, judge, type Verdict } from "./judge.ts";
import { type ApplicationWindow, applicationWindow } from "./window.ts";

/** An exam as the page of eligibility holds it: what `judge` needs, and the source of each rule, in their order. */
export type RuledExam = JudgedExam & { shortName: string; ruleSources: string[] };

/** Little of each exam: the page holds all of them. */
export function toRuledExam(exam: Exam): RuledExam {
	const { slug, shortName, eligibility, events = [], receipts, sourceId } = exam;
	const dated = events.filter(({ kind }) => kind === "application" || kind === "exam");
	return {
		slug,
		shortName,
		eligibility: eligibility?.map(withoutReceipt),
		events: dated.map(({ kind, cycle, starts, ends, status }) => ({ kind, cycle, starts, ends, status })),
		ruleSources: (eligibility ?? []).map(
			(_, place) => receipts[`eligibility.${place}`] ?? receipts.eligibility ?? sourceId,
		),
	};
}

/** The answer has each receipt beside the rules, by its source's id. */
function withoutReceipt(rule: EligibilityRule): EligibilityRule {
	return { ...rule, receipt: undefined };
}

export type JudgedEntry = { exam: RuledExam; judgement: Judgement; window: ApplicationWindow };

/** Every exam judged for somebody on a day. */
export function judgeAll(exams: readonly RuledExam[], person: Person, on: string): JudgedEntry[] {
	return exams.map((exam) => ({
		exam,
		judgement: judge(exam, person, on),
		window: applicationWindow(exam.events, on),
	}));
}

/** In the order in which a visitor wants to know them. */
export const VERDICTS = ["eligible", "needs-check", "not-eligible"] as const satisfies readonly Verdict[];

/** An exam that somebody can still apply for. */
export type StillOpenEntry = {
	exam: RuledExam;
	verdict: Exclude<Verdict, "not-eligible">;
	window: Extract<ApplicationWindow, { event: unknown }>;
};

/** Those that nothing forbids: first what is open, the next to close on top, then what is to come, the next to open on top. */
export function listStillOpen(entries: readonly JudgedEntry[]): StillOpenEntry[] {
	return entries
		.flatMap(({ exam, judgement: { verdict }, window }) =>
			verdict !== "not-eligible" && "event" in window ? [{ exam, verdict, window }] : [],
		)
		.toSorted((a, b) => urgencyOf(a.window).localeCompare(urgencyOf(b.window)));
}

function urgencyOf({ state, event }: StillOpenEntry["window"]): string {
	const { from, to } = daysOf(event);
	return state === "open" ? `0 ${to}` : `1 ${from}`;
}

/** An exam that counts attempts, and over how many years. */
export type CountingExam = { slug: string; name: string; inYears: number | undefined };

export function listCounting(exams: readonly RuledExam[]): CountingExam[] {
	return exams.flatMap(({ slug, shortName, eligibility = [] }) => {
		const rule = eligibility.find(({ kind }) => kind === "attempts");
		return rule?.kind === "attempts" ? [{ slug, name: shortName, inYears: rule.inYears }] : [];
	});
}
