import { readFileSync } from "node:fs";
import { APPLICANT_CATEGORIES, SCHOOL_SUBJECTS } from "@uchit/contract/exam.ts";
import { csvParse } from "d3-dsv";
import { expect, test } from "vitest";
import { BASE_CATEGORIES, EMPTY_PERSON, type Person } from "#app/applicant/person.ts";
import { admissionYear } from "#app/exam/eligibility/rules/window.ts";
import { shippedExams } from "#app/testing/shipped-exams.ts";
import { judgePathway, type PathwayVerdict, yearOfAdmission } from "./judge-pathway.ts";
import { AFTER_TABLE, type Pathway } from "./table.server.ts";

const TODAY = "2026-11-29";

/** Worked by hand from the published rules before the code was written. `name` is a course or a separate exam. */
const CASES = csvParse(readFileSync(new URL("hand-worked-doors.csv", import.meta.url), "utf8"));

test.each(CASES.map((row) => [row.case, row.who, row] as const))("case %s, %s", (_, __, row) => {
	const expected = (["open", "shut", "check"] as const).flatMap((verdict) =>
		namesIn(row[verdict]).map((name) => [name, verdict]),
	);
	expect(expected.map(([name = ""]) => [name, verdictOf(name, personIn(row))])).toEqual(expected);
});

test("the cases name more than 150 courses and exams, and each course at least once", () => {
	const named = CASES.flatMap((row) => [...namesIn(row.open), ...namesIn(row.shut), ...namesIn(row.check)]);
	expect(named.length).toBeGreaterThan(150);
	expect(AFTER_TABLE.doors.map(({ slug }) => slug).filter((slug) => !named.includes(slug))).toEqual([]);
});

test("no course after class 12 names an exam that a degree is asked for", () => {
	const levelOf = (slug: string) => shippedExams.find((exam) => exam.slug === slug)?.level;
	const named = AFTER_TABLE.doors.flatMap(({ exams }) => exams);
	expect(named.filter((slug) => levelOf(slug) !== "undergraduate")).toEqual([]);
});

test("an unanswered question leaves a course to be checked, and is named", () => {
	const { verdict, reasons } = judge("mbbs", { ...personIn(CASES[9] ?? {}), birthDate: undefined });
	expect(verdict).toBe("check");
	expect(reasons.map(({ finding }) => finding)).toEqual([
		{ outcome: "unanswered", words: "untold", missing: ["birth-date"] },
	]);
});

test("from August on, admission is in the next year", () => {
	expect(["2026-07-31", "2026-08-01", "2027-01-01"].map(yearOfAdmission)).toEqual([2026, 2027, 2027]);
});

function verdictOf(name: string, person: Person): PathwayVerdict {
	return judge(name, person).verdict;
}

function judge(name: string, person: Person) {
	const door = AFTER_TABLE.doors.find(({ slug }) => slug === name);
	const exam = shippedExams.find(({ slug }) => slug === (door === undefined ? name : door.rule?.exam));
	if (door === undefined && exam === undefined) throw new Error(`No course and no exam has the slug "${name}".`);
	const rules = door?.own ?? (exam?.eligibility ?? []).filter(({ kind }) => isOf(door, kind));
	const year = door === undefined ? admissionYear(exam?.events ?? [], TODAY) : yearOfAdmission(TODAY);
	return judgePathway({ slug: name, rules, ofSome: door?.ofSome ?? [] }, person, year);
}

const isOf = (door: Pathway | undefined, kind: string) =>
	door === undefined || door.rule?.kinds.some((each) => each === kind) === true;

function personIn(row: Readonly<Record<string, string | undefined>>): Person {
	const percent = row.percent ? Number(row.percent) : undefined;
	const core = row.core ? Number(row.core) : undefined;
	const holding = row.passed === "class-10" ? "none" : row.passed === "diploma" ? "diploma" : "class-12";
	const subjects = SCHOOL_SUBJECTS.filter((subject) => namesIn(row.subjects).includes(subject));
	return {
		...EMPTY_PERSON,
		birthDate: row.born,
		holding,
		isInLastYear: true,
		classTwelveYear: row.year ? Number(row.year) : undefined,
		subjects,
		percents: {
			...(percent !== undefined && { [holding === "diploma" ? "diploma" : "class-12"]: percent }),
			...(core !== undefined && { [subjects.includes("biology") ? "pcb" : "pcm"]: core }),
			...(core !== undefined && subjects.includes("mathematics") && { pcm: core }),
		},
		category: row.category === "pwd" ? "general" : BASE_CATEGORIES.find((each) => each === row.category),
		hasDisability: row.category === APPLICANT_CATEGORIES.at(-1),
		state: row.state,
		gender: row.gender === "woman" ? "woman" : "man",
		attempts: { "jee-advanced": 0, uceed: 0, nata: 0 },
	};
}

const namesIn = (text: string | undefined) => (text ?? "").split(" ").filter((name) => name !== "");
