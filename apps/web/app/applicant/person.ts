import {
	APPLICANT_CATEGORIES,
	type ApplicantCategory,
	QUALIFICATIONS,
	type Qualification,
	SCHOOL_SUBJECTS,
	type SchoolSubject,
} from "@uchit/contract/exam.ts";

/** The per cents that a visitor can give; those in an exam's required subjects are derived from them. */
export const PERCENTS = ["class-12", "pcm", "pcb", "english", "diploma", "graduation"] as const;
export type PercentOf = (typeof PERCENTS)[number];

export const GENDERS = ["woman", "man", "another"] as const;
type Gender = (typeof GENDERS)[number];

/** `none`: class 12 is still to come. */
export const HIGHEST_QUALIFICATIONS = ["none", ...QUALIFICATIONS] as const;
type HighestQualification = "none" | Qualification;

/** Categories of which a person has one; `pwd` comes in addition. */
export const BASE_CATEGORIES = APPLICANT_CATEGORIES.filter((category) => category !== "pwd");
type BaseCategory = Exclude<ApplicantCategory, "pwd">;

export type Person = {
	birthDate: string | undefined;
	/** The highest qualification passed, or in its last year. */
	holding: HighestQualification | undefined;
	isInLastYear: boolean;
	classTwelveYear: number | undefined;
	subjects: readonly SchoolSubject[];
	percents: Readonly<Partial<Record<PercentOf, number>>>;
	category: BaseCategory | undefined;
	hasDisability: boolean;
	state: string | undefined;
	gender: Gender | undefined;
	attempts: Readonly<Partial<Record<string, number>>>;
};

export const EMPTY_PERSON: Person = {
	birthDate: undefined,
	holding: undefined,
	isInLastYear: false,
	classTwelveYear: undefined,
	subjects: [],
	percents: {},
	category: undefined,
	hasDisability: false,
	state: undefined,
	gender: undefined,
	attempts: {},
};

export function hasPersonAnswers(person: Person): boolean {
	return JSON.stringify(person) !== JSON.stringify(EMPTY_PERSON);
}

export function toPerson(more: Person): Person {
	return parsePerson(JSON.stringify(more));
}

/** Reads the form without scripts from an address, by the field names of `Person` and `PERCENTS`. Attempts have no field. */
export function readPerson(params: URLSearchParams): Person {
	const one = (name: string) => params.get(name) || undefined;
	const number = (name: string) => (one(name) === undefined ? undefined : Number(one(name)));
	return parsePerson(
		JSON.stringify({
			...Object.fromEntries(params),
			isInLastYear: params.has("isInLastYear"),
			hasDisability: params.has("hasDisability"),
			classTwelveYear: number("classTwelveYear"),
			subjects: params.getAll("subjects"),
			percents: Object.fromEntries(PERCENTS.map((percentBase) => [percentBase, number(percentBase)])),
			state: one("state"),
			attempts: {},
		}),
	);
}

/** Reads a stored person. Values of an older format that cannot be understood count as not given. */
export function parsePerson(json: string): Person {
	const parsed = readObject(json);
	const percents = Object(parsed.percents);
	return {
		birthDate: /^\d{4}-\d{2}-\d{2}$/.test(String(parsed.birthDate)) ? String(parsed.birthDate) : undefined,
		holding: HIGHEST_QUALIFICATIONS.find((each) => each === parsed.holding),
		isInLastYear: parsed.isInLastYear === true,
		classTwelveYear: numberIn(parsed.classTwelveYear, { from: 1950, to: 2100 }),
		subjects: SCHOOL_SUBJECTS.filter((subject) => Array.isArray(parsed.subjects) && parsed.subjects.includes(subject)),
		percents: Object.fromEntries(
			PERCENTS.flatMap((percentBase) => {
				const percent = numberIn(percents[percentBase], { from: 0, to: 100 });
				return percent === undefined ? [] : [[percentBase, percent]];
			}),
		),
		category: BASE_CATEGORIES.find((each) => each === parsed.category),
		hasDisability: parsed.hasDisability === true,
		state: typeof parsed.state === "string" ? parsed.state : undefined,
		gender: GENDERS.find((each) => each === parsed.gender),
		attempts: Object.fromEntries(
			Object.entries(Object(parsed.attempts)).flatMap(([slug, value]) => {
				const times = numberIn(value, { from: 0, to: 99 });
				return times === undefined ? [] : [[slug, times]];
			}),
		),
	};
}

function readObject(json: string): Record<string, unknown> {
	try {
		const value: unknown = JSON.parse(json);
		return Object(value);
	} catch {
		return {};
	}
}

function numberIn(value: unknown, { from, to }: { from: number; to: number }): number | undefined {
	return typeof value === "number" && value >= from && value <= to ? value : undefined;
}
