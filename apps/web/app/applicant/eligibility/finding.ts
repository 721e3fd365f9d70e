import type { ApplicantCategory } from "@uchit/contract/exam.ts";
import { BASE_CATEGORIES, type PercentOf, type Person } from "#app/applicant/person.ts";

export type MissingAnswer =
	| "birth-date"
	| "holding"
	| "class-12-year"
	| "subjects"
	| "category"
	| "state"
	| "gender"
	| "attempts"
	| `percent-${PercentOf}`;

export type Finding =
	| { outcome: "holds"; words: "holds" | "last-year" }
	| {
			outcome: "fails";
			words: "fails" | "not-passed-yet" | "too-young" | "too-old" | "no-attempt-left" | "too-long-ago" | "too-late";
	  }
	| {
			outcome: "check";
			words:
				| "which-degree"
				| "top-percentile"
				| "required-subjects"
				| "year-unknown"
				| "other-exam"
				| "read"
				| "gender";
	  }
	| { outcome: "unanswered"; words: "untold"; missing: MissingAnswer[] };

export const RULE_MET: Finding = { outcome: "holds", words: "holds" };

export function createFailedFinding(words: Extract<Finding, { outcome: "fails" }>["words"] = "fails"): Finding {
	return { outcome: "fails", words };
}

export function createCheckFinding(words: Extract<Finding, { outcome: "check" }>["words"]): Finding {
	return { outcome: "check", words };
}

export function createUnansweredFinding(...what: MissingAnswer[]): Finding {
	return { outcome: "unanswered", words: "untold", missing: what };
}

type ByCategory = Readonly<Partial<Record<ApplicantCategory, number>>>;

/** The values for the person's category, else `general`, and those of `pwd` if they may have it. */
export function valuesFor(person: Person, values: ByCategory): number[] {
	const own = values[person.category ?? "general"] ?? values.general;
	return [own, person.hasDisability ? values.pwd : undefined].filter((value) => value !== undefined);
}

/** Tests the rule for each category if none is given: the question is needed only if the results differ. */
export function testEachCategory(person: Person, test: (person: Person) => Finding): Finding {
	if (person.category !== undefined) return test(person);
	const [first, ...others] = BASE_CATEGORIES.map((category) => test({ ...person, category }));
	if (first !== undefined && others.every(({ words }) => words === first.words)) return first;
	return createUnansweredFinding("category");
}
