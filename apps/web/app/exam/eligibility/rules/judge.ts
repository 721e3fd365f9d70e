import type { EligibilityRule } from "@uchit/contract/eligibility.ts";
import type { ExamEvent } from "@uchit/contract/exam-event.ts";
import type { Finding, Untold } from "#app/applicant/eligibility/finding.ts";
import { testRule } from "#app/applicant/eligibility/rules.ts";
import type { Person } from "#app/applicant/person.ts";
import { admissionYear } from "./window.ts";

/** What `judge` needs to know of an exam. */
export type JudgedExam = {
	slug: string;
	/** Undefined when nobody publishes them, or we do not know them. */
	eligibility: readonly EligibilityRule[] | undefined;
	events: readonly Pick<ExamEvent, "kind" | "cycle" | "starts" | "ends" | "status">[];
};

/** A rule, where it stands among the exam's, and what the person is to it. */
export type Reason = { rule: EligibilityRule; place: number; finding: Finding };

/**
 * Whether somebody may sit an exam. `needs-check` is whatever we cannot decide, and says why: what they did not tell,
 * a rule for admission that does not hold, a rule that only its reader can judge, or that we know no rules.
 */
export type Judgement =
	| { verdict: "eligible" | "not-eligible"; reasons: Reason[] }
	| { verdict: "needs-check"; reasons: Reason[]; untold: Untold[]; isUnpublished: boolean };

export type Verdict = Judgement["verdict"];

/** Judges by the rules of the cycle for which one can apply on that day (`2026-11-21`), or of the newest one. */
export function judge(exam: JudgedExam, person: Person, on: string): Judgement {
	const rules = exam.eligibility ?? [];
	if (rules.length === 0) return { verdict: "needs-check", reasons: [], untold: [], isUnpublished: true };
	const year = admissionYear(exam.events, on);
	const context = { year, slug: exam.slug, rules };
	const reasons = rules.map((rule, place) => ({ rule, place, finding: testRule(rule, person, context) }));
	if (reasons.some(isBar)) return { verdict: "not-eligible", reasons };
	const doubts = reasons.filter(isDoubt);
	if (doubts.length === 0) return { verdict: "eligible", reasons };
	const untold = doubts.flatMap(({ finding }) => (finding.outcome === "untold" ? finding.untold : []));
	return { verdict: "needs-check", reasons, untold: [...new Set(untold)], isUnpublished: false };
}

/** A rule for sitting the exam that does not hold. */
export function isBar({ rule, finding }: Reason): boolean {
	return rule.stage === "exam" && finding.outcome === "fails";
}

/** A text about admission is there to be read later; it keeps nobody from the exam. */
function isDoubt({ rule, finding }: Reason): boolean {
	if (rule.kind === "other" && rule.stage === "admission") return false;
	return finding.outcome !== "holds";
}
