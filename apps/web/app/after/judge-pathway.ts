import type { AfterPage } from "@uchit/contract/after.ts";
import type { EligibilityRule } from "@uchit/contract/eligibility.ts";
import type { SchoolSubject } from "@uchit/contract/exam.ts";
import type { Finding } from "#app/applicant/eligibility/finding.ts";
import { testRule } from "#app/applicant/eligibility/rules.ts";
import type { Person } from "#app/applicant/person.ts";

/** `check`: it depends on a missing answer, the board or the college. */
export type PathwayVerdict = "open" | "check" | "shut";
export type PathwayReason = { rule: EligibilityRule; finding: Finding };

export type Requirements = { slug: string; rules: readonly EligibilityRule[]; ofSome: readonly EligibilityRule[] };

export function judgePathway(
	{ slug, rules, ofSome }: Requirements,
	person: Person,
	year: number | undefined,
): { verdict: PathwayVerdict; reasons: PathwayReason[] } {
	const test = (rule: EligibilityRule) => ({ rule, finding: testRule(rule, person, { year, slug, rules }) });
	const findings = rules.map(test).filter(({ rule }) => rule.kind !== "other" && rule.kind !== "other-exam");
	const failing = findings.filter(({ finding }) => finding.outcome === "fails");
	if (failing.length > 0) return { verdict: "shut", reasons: failing };
	const doubts = [...findings, ...ofSome.map(test)].filter(({ finding }) => finding.outcome !== "holds");
	return { verdict: doubts.length === 0 ? "open" : "check", reasons: doubts };
}

/** The next admission year on this day: from August on, the following year. */
export function yearOfAdmission(today: string): number {
	const [year = 0, month = 0] = today.split("-").map(Number);
	return month >= 8 ? year + 1 : year;
}

const SUBJECTS_OF = {
	"10": undefined,
	"12": undefined,
	"12/pcm": ["physics", "chemistry", "mathematics", "english"],
	"12/pcb": ["physics", "chemistry", "biology", "english"],
	"12/commerce": ["accountancy", "business-studies", "economics", "english"],
	"12/arts": ["english"],
	diploma: undefined,
} as const satisfies Record<AfterPage, readonly SchoolSubject[] | undefined>;

/** The person in the page's class, with its stream's subjects unless they named more. */
export function withPageDefaults(page: AfterPage, person: Person): Person {
	const stream = SUBJECTS_OF[page];
	const hasStream = stream?.every((subject) => person.subjects.includes(subject)) ?? true;
	return {
		...person,
		holding: page === "10" ? "none" : page === "diploma" ? "diploma" : "class-12",
		isInLastYear: true,
		subjects: hasStream ? person.subjects : (stream ?? []),
	};
}
