import type { EligibilityRule } from "@uchit/contract/eligibility.ts";
import type { ExamEvent } from "@uchit/contract/exam-event.ts";
import type { Finding, MissingAnswer } from "#app/applicant/eligibility/finding.ts";
import { testRule } from "#app/applicant/eligibility/rules.ts";
import type { Person } from "#app/applicant/person.ts";
import { admissionYear } from "./window.ts";

export type ExamToJudge = {
	slug: string;
	/** Undefined if the rules are unpublished or unknown to us. */
	eligibility: readonly EligibilityRule[] | undefined;
	events: readonly Pick<ExamEvent, "kind" | "cycle" | "starts" | "ends" | "status">[];
};

export type Reason = { rule: EligibilityRule; place: number; finding: Finding };

/**
 * The verdict on an exam for a person. `needs-check` covers everything we cannot decide, with the reason: an answer is
 * missing, only a reader can judge the rule, or we know no rules. With `no-seat` they may give it, and a rule for its seats fails.
 */
export type Judgement =
	| { verdict: "eligible" | "no-seat" | "not-eligible"; reasons: Reason[] }
	| { verdict: "needs-check"; reasons: Reason[]; missing: MissingAnswer[]; isUnpublished: boolean };

export type Verdict = Judgement["verdict"];

/** Judges by the cycle open on the day (`2026-11-21`), else by the newest. */
export function judgeExam(exam: ExamToJudge, person: Person, on: string): Judgement {
	const rules = exam.eligibility ?? [];
	if (rules.length === 0) return { verdict: "needs-check", reasons: [], missing: [], isUnpublished: true };
	const year = admissionYear(exam.events, on);
	const context = { year, slug: exam.slug, rules };
	const reasons = rules.map((rule, place) => ({ rule, place, finding: testRule(rule, person, context) }));
	if (reasons.some(isDisqualifying)) return { verdict: "not-eligible", reasons };
	if (reasons.some(isSeatBar)) return { verdict: "no-seat", reasons };
	const doubts = reasons.filter(isUncertain);
	if (doubts.length === 0) return { verdict: "eligible", reasons };
	const unstated = doubts.flatMap(({ finding }) => (finding.outcome === "unanswered" ? finding.missing : []));
	return { verdict: "needs-check", reasons, missing: [...new Set(unstated)], isUnpublished: false };
}

/** Whether it is a failed rule for sitting the exam, and not only for admission. */
export function isDisqualifying({ rule, finding }: Reason): boolean {
	return rule.stage === "exam" && finding.outcome === "fails";
}

/** Whether a rule for admission with its score fails. */
export function isSeatBar({ rule, finding }: Reason): boolean {
	return rule.stage === "admission" && finding.outcome === "fails";
}

/** Text about admission does not prevent sitting the exam. */
function isUncertain({ rule, finding }: Reason): boolean {
	if (rule.kind === "other" && rule.stage === "admission") return false;
	return finding.outcome !== "holds";
}
