import type { EligibilityRule } from "@uchit/contract/eligibility.ts";
import type { Qualification, SchoolSubject } from "@uchit/contract/exam.ts";
import type { PercentOf, Person } from "#app/applicant/person.ts";
import {
	createCheckFinding,
	createFailedFinding,
	createUnansweredFinding,
	type Finding,
	RULE_MET,
	testEachCategory,
	valuesFor,
} from "./finding.ts";

export type RuleContext = { year: number | undefined; slug: string; rules: readonly EligibilityRule[] };

type RuleOf<Kind extends EligibilityRule["kind"]> = Extract<EligibilityRule, { kind: Kind }>;

export function testRule(rule: EligibilityRule, person: Person, { year, slug, rules }: RuleContext): Finding {
	switch (rule.kind) {
		case "qualification":
			return testQualification(rule, person);
		case "subjects":
			return testSubjects(rule, person);
		case "marks":
			return testMarks(
				rule,
				person,
				rules.find((each) => each.kind === "subjects"),
			);
		case "age":
			return testAge(rule, person, year);
		case "attempts":
			return testAttempts(rule, person.attempts[slug]);
		case "passing-year":
			return testPassingYear(rule, person.classTwelveYear, year);
		case "domicile":
			if (person.state === undefined) return createUnansweredFinding("state");
			return rule.states.includes(person.state) ? RULE_MET : createFailedFinding();
		case "gender":
			return testGender(rule, person);
		case "other-exam":
			return createCheckFinding("other-exam");
		case "other":
			return createCheckFinding("read");
	}
}

function testSubjects({ allOf, oneOfEach }: RuleOf<"subjects">, { subjects }: Person): Finding {
	if (subjects.length === 0) return createUnansweredFinding("subjects");
	const hasAll = allOf.every((subject) => subjects.includes(subject));
	const hasOneOfEach = oneOfEach.every((list) => list.some((subject) => subjects.includes(subject)));
	return hasAll && hasOneOfEach ? RULE_MET : createFailedFinding();
}

/** Compares dates as text, so that no time zone shifts an age by a day. */
function testAge(rule: RuleOf<"age">, person: Person, year: number | undefined): Finding {
	const { birthDate } = person;
	if (birthDate === undefined) return createUnansweredFinding("birth-date");
	if (year === undefined) return createCheckFinding("year-unknown");
	const yearsBefore = (years: number) => `${year - years}-${rule.onDay}`;
	if (rule.leastYears !== undefined && birthDate > yearsBefore(rule.leastYears))
		return createFailedFinding("too-young");
	const { mostYears, relaxedByYears = {} } = rule;
	if (mostYears === undefined) return RULE_MET;
	return testEachCategory(person, (each) => {
		const years = mostYears + Math.max(0, ...valuesFor(each, relaxedByYears));
		return birthDate >= yearsBefore(years) ? RULE_MET : createFailedFinding("too-old");
	});
}

function testAttempts({ most }: RuleOf<"attempts">, made: number | undefined): Finding {
	if (made === undefined) return createUnansweredFinding("attempts");
	return made < most ? RULE_MET : createFailedFinding("no-attempt-left");
}

function testPassingYear(
	{ yearsBack }: RuleOf<"passing-year">,
	passed: number | undefined,
	year: number | undefined,
): Finding {
	if (passed === undefined) return createUnansweredFinding("class-12-year");
	if (year === undefined) return createCheckFinding("year-unknown");
	if (passed > year) return createFailedFinding("too-late");
	return passed >= year - yearsBack ? RULE_MET : createFailedFinding("too-long-ago");
}

const GENDER_OF = { women: "woman", men: "man" } as const;

function testGender({ only }: RuleOf<"gender">, { gender }: Person): Finding {
	if (gender === undefined) return createUnansweredFinding("gender");
	if (gender === "another") return createCheckFinding("gender");
	return gender === GENDER_OF[only] ? RULE_MET : createFailedFinding();
}

type QualificationRule = Extract<EligibilityRule, { kind: "qualification" }>;

/** What each qualification counts as, and what was passed before it. A law or medical degree is a bachelor's degree too. */
const QUALIFICATION_ORDER = {
	"class-12": { is: ["class-12"], after: [] },
	diploma: { is: ["diploma"], after: [] },
	bachelor: { is: ["bachelor"], after: ["class-12"] },
	"engineering-bachelor": { is: ["engineering-bachelor", "bachelor"], after: ["class-12"] },
	"law-bachelor": { is: ["law-bachelor", "bachelor"], after: ["class-12"] },
	mbbs: { is: ["mbbs", "bachelor"], after: ["class-12"] },
	bds: { is: ["bds", "bachelor"], after: ["class-12"] },
	master: { is: ["master"], after: ["bachelor", "class-12"] },
} as const satisfies Record<Qualification, { is: readonly Qualification[]; after: readonly Qualification[] }>;

function testQualification({ anyOf, appearing }: QualificationRule, person: Person): Finding {
	const { holding, isInLastYear } = person;
	if (holding === undefined) return createUnansweredFinding("holding");
	if (holding === "none") return createFailedFinding();
	const requires = (ones: readonly Qualification[]) => ones.some((one) => anyOf.includes(one));
	const { is, after } = QUALIFICATION_ORDER[holding];
	if (requires(after) || (requires(is) && !isInLastYear)) return RULE_MET;
	if (requires(is)) return appearing ? { outcome: "holds", words: "last-year" } : createFailedFinding("not-passed-yet");
	return mayHoldBeside(holding, anyOf) ? createCheckFinding("which-degree") : createFailedFinding();
}

/** Somebody with a master's degree has some bachelor's degree, and anybody with a degree may have a diploma too. */
function mayHoldBeside(holding: Qualification, anyOf: readonly Qualification[]): boolean {
	if (holding === "master") return true;
	return holding !== "class-12" && holding !== "diploma" && anyOf.includes("diploma");
}

type MarksRule = Extract<EligibilityRule, { kind: "marks" }>;
type SubjectsRule = Extract<EligibilityRule, { kind: "subjects" }>;

/** Minimum per cent by category. Below it, a top percentile of the board may still meet the rule. */
function testMarks(rule: MarksRule, person: Person, subjects: SubjectsRule | undefined): Finding {
	if (rule.of === "required-subjects") return testRequired(rule, person, subjects);
	return testPercent(rule, person, rule.of);
}

function testPercent(rule: MarksRule, person: Person, percentBase: PercentOf): Finding {
	const percent = person.percents[percentBase];
	if (percent === undefined) return createUnansweredFinding(`percent-${percentBase}`);
	return testEachCategory(person, (each) => {
		if (percent >= Math.min(...valuesFor(each, rule.leastPercent))) return RULE_MET;
		return rule.orTopPercentile === undefined ? createFailedFinding() : createCheckFinding("top-percentile");
	});
}

const GROUPS = {
	pcm: ["physics", "chemistry", "mathematics"],
	pcb: ["physics", "chemistry", "biology"],
} as const satisfies Partial<Record<PercentOf, readonly SchoolSubject[]>>;
const GROUP_NAMES = ["pcm", "pcb"] as const;

/** The per cent in required subjects is known only for groups that satisfy them. Too few proves nothing while another choice is open. */
function testRequired(rule: MarksRule, person: Person, subjects: SubjectsRule | undefined): Finding {
	const fitting = GROUP_NAMES.filter((group) => subjects !== undefined && isChoice(GROUPS[group], subjects));
	const [first] = fitting;
	if (first === undefined) return createCheckFinding("required-subjects");
	const answered = fitting.filter((group) => person.percents[group] !== undefined);
	if (answered.length === 0) return createUnansweredFinding(`percent-${first}`);
	const findings = answered.map((group) => testPercent(rule, person, group));
	const best =
		findings.find(({ outcome }) => outcome === "holds") ?? findings[0] ?? createCheckFinding("required-subjects");
	const isOnlyChoice = subjects?.oneOfEach.length === 0;
	return best.outcome === "fails" && !isOnlyChoice ? createCheckFinding("required-subjects") : best;
}

/** Whether the group has all required subjects and one of each further list. English marks count only if the rule names English alone. */
function isChoice(group: readonly SchoolSubject[], { allOf, oneOfEach }: SubjectsRule): boolean {
	const others = group.filter((subject) => !allOf.includes(subject));
	return (
		allOf.every((subject) => subject === "english" || group.includes(subject)) &&
		others.length === oneOfEach.length &&
		oneOfEach.every((list) => list.some((subject) => others.includes(subject)))
	);
}
