import { EligibilityRule } from "@uchit/contract/eligibility.ts";
import { describe, expect, test } from "vitest";
import { ruleWords } from "#app/applicant/eligibility/verdict-words.ts";
import { EMPTY_PERSON, type Person } from "#app/applicant/person.ts";
import { translators } from "#app/platform/i18n/testing/words.ts";
import { shippedExams } from "#app/testing/shipped-exams.ts";
import { type ExamToJudge, judgeExam } from "./judge.ts";
import { listStillOpen } from "./judge-exams.ts";
import { admissionYear, applicationWindow } from "./window.ts";

const ON = "2026-11-21";
const APPLICATION = { kind: "application", cycle: "2027", starts: "2026-11", status: "expected" } as const;

function withRules(...rules: readonly object[]): ExamToJudge {
	return { slug: "x", eligibility: rules.map((rule) => EligibilityRule.parse(rule)), events: [APPLICATION] };
}

function verdictOf(exam: ExamToJudge, person: Partial<Person>): string {
	return judgeExam(exam, { ...EMPTY_PERSON, ...person }, ON).verdict;
}

describe("judge", () => {
	test("needs a check where no rules are published", () => {
		const nothing = { verdict: "needs-check", reasons: [], missing: [], isUnpublished: true };
		expect(judgeExam({ slug: "x", eligibility: undefined, events: [] }, EMPTY_PERSON, ON)).toEqual(nothing);
		expect(judgeExam({ slug: "x", eligibility: [], events: [] }, EMPTY_PERSON, ON)).toEqual(nothing);
	});

	test("names each missing answer once", () => {
		const marks = { kind: "marks", of: "pcm", leastPercent: { general: 50 } };
		const judgement = judgeExam(withRules(marks, marks, { kind: "domicile", states: ["goa"] }), EMPTY_PERSON, ON);
		expect(judgement).toMatchObject({ verdict: "needs-check", missing: ["percent-pcm", "state"] });
	});

	test("a rule that fails ends it, whatever else was not told; for admission it leaves the exam open", () => {
		const women = { kind: "gender", only: "women" };
		const state = { kind: "domicile", states: ["goa"] };
		expect(verdictOf(withRules(women, state), { gender: "man" })).toBe("not-eligible");
		expect(verdictOf(withRules({ ...women, stage: "admission" }), { gender: "man" })).toBe("no-seat");
		expect(verdictOf(withRules(women), { gender: "another" })).toBe("needs-check");
		expect(verdictOf(withRules(women), { gender: "woman" })).toBe("eligible");
	});

	test("needs a check for a text rule of the exam, and ignores a text rule of admission", () => {
		expect(verdictOf(withRules({ kind: "other", text: "No tattoo." }), {})).toBe("needs-check");
		expect(verdictOf(withRules({ kind: "other", text: "No tattoo.", stage: "admission" }), {})).toBe("eligible");
	});

	test("uses the better of the category's and the disability's value, for marks and for ages", () => {
		const marks = withRules({ kind: "marks", of: "pcb", leastPercent: { general: 50, sc: 40, pwd: 45 } });
		const person = { category: "sc", hasDisability: true } as const;
		expect(verdictOf(marks, { ...person, percents: { pcb: 40 } })).toBe("eligible");
		expect(verdictOf(marks, { ...person, category: "general", percents: { pcb: 44 } })).toBe("not-eligible");
		const age = withRules({ kind: "age", mostYears: 20, relaxedByYears: { sc: 3, pwd: 5 }, onDay: "07-01" });
		expect(verdictOf(age, { ...person, birthDate: "2002-07-01" })).toBe("eligible");
		expect(verdictOf(age, { ...person, birthDate: "2002-06-30" })).toBe("not-eligible");
	});

	test("assumes that a person with a master's degree may have any bachelor's degree", () => {
		const rule = withRules({ kind: "qualification", anyOf: ["law-bachelor"], appearing: false });
		expect(verdictOf(rule, { holding: "master" })).toBe("needs-check");
		expect(verdictOf(rule, { holding: "bachelor" })).toBe("not-eligible");
		const any = withRules({ kind: "qualification", anyOf: ["bachelor"], appearing: false });
		expect(verdictOf(any, { holding: "law-bachelor" })).toBe("eligible");
	});
});

describe("the window of an application", () => {
	const window = (starts: string, ends?: string) => ({ ...APPLICATION, starts, ends });

	test("is open on its first and last day, and through the whole of a month", () => {
		expect(applicationWindow([window("2026-11-21")], ON).state).toBe("open");
		expect(applicationWindow([window("2026-11-22")], ON).state).toBe("to-come");
		expect(applicationWindow([window("2026-11-20")], ON).state).toBe("closed");
		expect(applicationWindow([window("2026-10", "2026-11")], "2026-11-30").state).toBe("open");
		expect(applicationWindow([], ON).state).toBe("unknown");
	});

	test("comes before the next one while it is open", () => {
		const events = [window("2027-02"), window("2026-10", "2026-11")];
		expect(applicationWindow(events, ON)).toMatchObject({ state: "open", event: { starts: "2026-10" } });
	});

	test("gives the admission year, or else that of the next exam or the newest cycle", () => {
		const past = { ...window("2025-10"), cycle: "2026" };
		expect(admissionYear([past, window("2027-02")], ON)).toBe(2027);
		expect(admissionYear([past, { ...past, kind: "exam", cycle: "2028", starts: "2027-12" }], ON)).toBe(2028);
		expect(admissionYear([past], ON)).toBe(2026);
		expect(admissionYear([], ON)).toBeUndefined();
	});

	test("keeps an exam in the list while it is open and the verdict is not negative", () => {
		const exam = { ...withRules(), shortName: "X", officialSite: undefined, ruleSources: [] };
		const entry = { exam, judgement: judgeExam(exam, EMPTY_PERSON, ON), window: applicationWindow(exam.events, ON) };
		expect(listStillOpen([entry])).toHaveLength(1);
		expect(listStillOpen([{ ...entry, window: { state: "closed" } }])).toEqual([]);
		for (const verdict of ["no-seat", "not-eligible"] as const)
			expect(listStillOpen([{ ...entry, judgement: { verdict, reasons: [] } }])).toEqual([]);
	});
});

test("every shipped rule has words in both languages", () => {
	for (const language of ["en", "hi"] as const) {
		const speech = {
			t: translators[language],
			language,
			nameState: (slug: string) => slug,
			nameExam: (slug: string) => slug,
		};
		const sentences = shippedExams.flatMap(({ eligibility = [] }) =>
			eligibility.map((rule) => ruleWords(speech, rule)),
		);
		expect(sentences.length).toBeGreaterThan(100);
		expect(sentences.filter((words) => words === "" || /eligible\.|undefined|NaN/.test(words))).toEqual([]);
	}
});
