import type { EligibilityRule } from "@uchit/contract/eligibility.ts";
import { check, type Finding, fails, HOLDS, inEachCategory, untold, valuesFor } from "./eligibility-finding.ts";
import { testQualification } from "./eligibility-holding.ts";
import { testMarks } from "./eligibility-marks.ts";
import type { Person } from "./eligibility-person.ts";

/** Of the exam: the admission year that ages and years count from, the slug that attempts are told under, all its rules. */
export type RuleContext = { year: number | undefined; slug: string; rules: readonly EligibilityRule[] };

type RuleOf<Kind extends EligibilityRule["kind"]> = Extract<EligibilityRule, { kind: Kind }>;

/** What a person is to one rule of an exam. */
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
			if (person.state === undefined) return untold("state");
			return rule.states.includes(person.state) ? HOLDS : fails();
		case "gender":
			return testGender(rule, person);
		case "other-exam":
			return check("other-exam");
		case "other":
			return check("read");
	}
}

function testSubjects({ allOf, oneOfEach }: RuleOf<"subjects">, { subjects }: Person): Finding {
	if (subjects.length === 0) return untold("subjects");
	const hasAll = allOf.every((subject) => subjects.includes(subject));
	const hasOneOfEach = oneOfEach.every((list) => list.some((subject) => subjects.includes(subject)));
	return hasAll && hasOneOfEach ? HOLDS : fails();
}

/** Dates without a time: they are compared as they are written, and nobody is made a day older by a time zone. */
function testAge(rule: RuleOf<"age">, person: Person, year: number | undefined): Finding {
	const { birthDate } = person;
	if (birthDate === undefined) return untold("birth-date");
	if (year === undefined) return check("year-unknown");
	const yearsBefore = (years: number) => `${year - years}-${rule.onDay}`;
	if (rule.leastYears !== undefined && birthDate > yearsBefore(rule.leastYears)) return fails("too-young");
	const { mostYears, relaxedByYears = {} } = rule;
	if (mostYears === undefined) return HOLDS;
	return inEachCategory(person, (each) => {
		const years = mostYears + Math.max(0, ...valuesFor(each, relaxedByYears));
		return birthDate >= yearsBefore(years) ? HOLDS : fails("too-old");
	});
}

function testAttempts({ most }: RuleOf<"attempts">, made: number | undefined): Finding {
	if (made === undefined) return untold("attempts");
	return made < most ? HOLDS : fails("no-attempt-left");
}

function testPassingYear(
	{ yearsBack }: RuleOf<"passing-year">,
	passed: number | undefined,
	year: number | undefined,
): Finding {
	if (passed === undefined) return untold("class-12-year");
	if (year === undefined) return check("year-unknown");
	if (passed > year) return fails("too-late");
	return passed >= year - yearsBack ? HOLDS : fails("too-long-ago");
}

const GENDER_OF = { women: "woman", men: "man" } as const;

function testGender({ only }: RuleOf<"gender">, { gender }: Person): Finding {
	if (gender === undefined) return untold("gender");
	if (gender === "another") return check("gender");
	return gender === GENDER_OF[only] ? HOLDS : fails();
}
