import {
	APPLICANT_CATEGORIES,
	type ApplicantCategory,
	QUALIFICATIONS,
	type Qualification,
	SCHOOL_SUBJECTS,
	type SchoolSubject,
} from "@uchit/contract/exam.ts";

/** Those that a visitor can give; the per cent in an exam's own required subjects is worked out from them. */
export const PERCENTS = ["class-12", "pcm", "pcb", "english", "diploma", "graduation"] as const;
export type PercentOf = (typeof PERCENTS)[number];

export const GENDERS = ["woman", "man", "another"] as const;
type Gender = (typeof GENDERS)[number];

/** `none`: class 12 is still to come. */
export const HOLDINGS = ["none", ...QUALIFICATIONS] as const;
type Holding = "none" | Qualification;

/** Each of them alone; `pwd` is held beside one. */
export const OWN_CATEGORIES = APPLICANT_CATEGORIES.filter((category) => category !== "pwd");
type OwnCategory = Exclude<ApplicantCategory, "pwd">;

/** Details that somebody gives of themselves, as far as they do. They stay on their device where scripts run. */
export type Person = {
	birthDate: string | undefined;
	/** The highest qualification that they have passed or are in the last year of. */
	holding: Holding | undefined;
	isInLastYear: boolean;
	classTwelveYear: number | undefined;
	/** Subjects of class 12; empty means unknown. */
	subjects: readonly SchoolSubject[];
	percents: Readonly<Partial<Record<PercentOf, number>>>;
	category: OwnCategory | undefined;
	hasDisability: boolean;
	/** A state's slug. */
	state: string | undefined;
	gender: Gender | undefined;
	/** How often they sat an exam, by its slug. */
	attempts: Readonly<Partial<Record<string, number>>>;
};

export const NOBODY: Person = {
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

/** Whether they told anything yet. */
export function hasPersonAnswers(person: Person): boolean {
	return JSON.stringify(person) !== JSON.stringify(NOBODY);
}

/** Reduces a wider object to the fields of a person. */
export function toPerson(more: Person): Person {
	return parsePerson(JSON.stringify(more));
}

/** Reads the form without scripts from an address, under the names of `Person` and of `PERCENTS`. It has no field for attempts. */
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
			percents: Object.fromEntries(PERCENTS.map((of) => [of, number(of)])),
			state: one("state"),
			attempts: {},
		}),
	);
}

/** Reads a person stored on the device. It may be of an older form: what cannot be understood counts as not given. */
export function parsePerson(json: string): Person {
	const parsed = readObject(json);
	const percents = Object(parsed.percents);
	return {
		birthDate: /^\d{4}-\d{2}-\d{2}$/.test(String(parsed.birthDate)) ? String(parsed.birthDate) : undefined,
		holding: HOLDINGS.find((each) => each === parsed.holding),
		isInLastYear: parsed.isInLastYear === true,
		classTwelveYear: numberIn(parsed.classTwelveYear, { from: 1950, to: 2100 }),
		subjects: SCHOOL_SUBJECTS.filter((subject) => Array.isArray(parsed.subjects) && parsed.subjects.includes(subject)),
		percents: Object.fromEntries(
			PERCENTS.flatMap((of) => {
				const percent = numberIn(percents[of], { from: 0, to: 100 });
				return percent === undefined ? [] : [[of, percent]];
			}),
		),
		category: OWN_CATEGORIES.find((each) => each === parsed.category),
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
