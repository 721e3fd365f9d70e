import type { EligibilityRule } from "@uchit/contract/eligibility.ts";
import type { SchoolSubject } from "@uchit/contract/exam.ts";
import type { PercentOf, Person } from "#app/applicant/person.ts";
import { check, type Finding, fails, HOLDS, inEachCategory, unanswered, valuesFor } from "./finding.ts";

type MarksRule = Extract<EligibilityRule, { kind: "marks" }>;
type SubjectsRule = Extract<EligibilityRule, { kind: "subjects" }>;

/** The least per cent, by category. Below it, somebody among the best of their board may still meet the rule. */
export function testMarks(rule: MarksRule, person: Person, subjects: SubjectsRule | undefined): Finding {
	if (rule.of === "required-subjects") return testRequired(rule, person, subjects);
	return testPercent(rule, person, rule.of);
}

function testPercent(rule: MarksRule, person: Person, of: PercentOf): Finding {
	const percent = person.percents[of];
	if (percent === undefined) return unanswered(`percent-${of}`);
	return inEachCategory(person, (each) => {
		if (percent >= Math.min(...valuesFor(each, rule.leastPercent))) return HOLDS;
		return rule.orTopPercentile === undefined ? fails() : check("top-percentile");
	});
}

const GROUPS = {
	pcm: ["physics", "chemistry", "mathematics"],
	pcb: ["physics", "chemistry", "biology"],
} as const satisfies Partial<Record<PercentOf, readonly SchoolSubject[]>>;
const GROUP_NAMES = ["pcm", "pcb"] as const;

/**
 * The per cent in the exam's own subjects is known where one of the groups that the person told is a choice of them. Too
 * few there says nothing if another choice is open to them.
 */
function testRequired(rule: MarksRule, person: Person, subjects: SubjectsRule | undefined): Finding {
	const fitting = GROUP_NAMES.filter((group) => subjects !== undefined && isChoice(GROUPS[group], subjects));
	const [first] = fitting;
	if (first === undefined) return check("required-subjects");
	const answered = fitting.filter((group) => person.percents[group] !== undefined);
	if (answered.length === 0) return unanswered(`percent-${first}`);
	const findings = answered.map((group) => testPercent(rule, person, group));
	const best = findings.find(({ outcome }) => outcome === "holds") ?? findings[0] ?? check("required-subjects");
	const isOnlyChoice = subjects?.oneOfEach.length === 0;
	return best.outcome === "fails" && !isOnlyChoice ? check("required-subjects") : best;
}

/**
 * Whether these are all the subjects asked for, and one of each further list. English is asked for beside them, but its
 * marks do not count: rules that mean those name English by itself.
 */
function isChoice(group: readonly SchoolSubject[], { allOf, oneOfEach }: SubjectsRule): boolean {
	const others = group.filter((subject) => !allOf.includes(subject));
	return (
		allOf.every((subject) => subject === "english" || group.includes(subject)) &&
		others.length === oneOfEach.length &&
		oneOfEach.every((list) => list.some((subject) => others.includes(subject)))
	);
}
