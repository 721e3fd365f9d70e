import type { EligibilityRule } from "@uchit/contract/eligibility.ts";
import type { Exam } from "@uchit/contract/exam-record.ts";
import type { Person } from "#app/applicant/person.ts";
import { daysOf } from "#app/exam/calendar/days.ts";
import { type ExamToJudge, type Judgement, judgeExam, type Verdict } from "./judge.ts";
import { type ApplicationWindow, applicationWindow } from "./window.ts";

/** An exam on the eligibility page: the input of `judge`, and the source of each rule, in their order. */
export type RuledExam = ExamToJudge & { shortName: string; officialSite: string | undefined; ruleSources: string[] };

/** Takes only the needed fields, as the page contains all exams. */
export function toRuledExam(exam: Exam): RuledExam {
	const { slug, shortName, officialSite, eligibility, events = [], receipts, sourceId } = exam;
	const dated = events.filter(({ kind }) => kind === "application" || kind === "exam");
	return {
		slug,
		shortName,
		officialSite,
		eligibility: eligibility?.map(withoutReceipt),
		events: dated.map(({ kind, cycle, starts, ends, status }) => ({ kind, cycle, starts, ends, status })),
		ruleSources: (eligibility ?? []).map(
			(_, place) => receipts[`eligibility.${place}`] ?? receipts.eligibility ?? sourceId,
		),
	};
}

/** The page refers to receipts by source id. */
function withoutReceipt(rule: EligibilityRule): EligibilityRule {
	return { ...rule, receipt: undefined };
}

export type JudgedEntry = { exam: RuledExam; judgement: Judgement; window: ApplicationWindow };

export function judgeExams(exams: readonly RuledExam[], person: Person, on: string): JudgedEntry[] {
	return exams.map((exam) => ({
		exam,
		judgement: judgeExam(exam, person, on),
		window: applicationWindow(exam.events, on),
	}));
}

/** Verdicts in the order of interest to a visitor. */
export const VERDICTS = ["eligible", "needs-check", "no-seat", "not-eligible"] as const satisfies readonly Verdict[];

export type StillOpenEntry = {
	exam: RuledExam;
	verdict: Exclude<Verdict, "no-seat" | "not-eligible">;
	window: Extract<ApplicationWindow, { event: unknown }>;
};

/** Exams that no rule forbids: open ones by closing day, then coming ones by opening day. */
export function listStillOpen(entries: readonly JudgedEntry[]): StillOpenEntry[] {
	return entries
		.flatMap(({ exam, judgement: { verdict }, window }) =>
			verdict !== "not-eligible" && verdict !== "no-seat" && "event" in window ? [{ exam, verdict, window }] : [],
		)
		.toSorted((a, b) => urgencyOf(a.window).localeCompare(urgencyOf(b.window)));
}

function urgencyOf({ state, event }: StillOpenEntry["window"]): string {
	const { from, to } = daysOf(event);
	return state === "open" ? `0 ${to}` : `1 ${from}`;
}

export type AttemptLimitedExam = { slug: string; name: string; inYears: number | undefined };

export function listAttemptLimitedExams(exams: readonly RuledExam[]): AttemptLimitedExam[] {
	return exams.flatMap(({ slug, shortName, eligibility = [] }) => {
		const rule = eligibility.find(({ kind }) => kind === "attempts");
		return rule?.kind === "attempts" ? [{ slug, name: shortName, inYears: rule.inYears }] : [];
	});
}
