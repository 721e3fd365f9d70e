import { parseJson } from "#app/platform/device-store.ts";
import { EMPTY_PERSON, type Person, parsePerson } from "./person.ts";

/** A figure typed for one exam: a rank, or a percentile or marks followed by that word. */
export type ExamFigure = { name: string; common: string; rank: string };

export type Applicant = Person & {
	exam: string | undefined;
	figures: Readonly<Partial<Record<string, ExamFigure>>>;
	/** Reservation categories by exam, as its own counselling prints them. */
	categoryCodes: Readonly<Partial<Record<string, string>>>;
	/** They chose the seats for everyone, which does not mean that they are a man. */
	isInOpenPool: boolean;
	level: string | undefined;
	stream: string | undefined;
	/** The family's yearly income in rupees. */
	incomeInr: number | undefined;
	isMinority: boolean;
};

export const NO_APPLICANT: Applicant = {
	...EMPTY_PERSON,
	exam: undefined,
	figures: {},
	categoryCodes: {},
	isInOpenPool: false,
	level: undefined,
	stream: undefined,
	incomeInr: undefined,
	isMinority: false,
};

/** A chosen exam alone is not an answer about a person. */
export function hasAnswers(applicant: Applicant): boolean {
	return !isSameApplicant({ ...applicant, exam: undefined }, NO_APPLICANT);
}

export function isSameApplicant(one: Applicant, other: Applicant): boolean {
	return JSON.stringify(one) === JSON.stringify(other);
}

/** Later answers replace earlier ones. Another category drops the category codes of every exam. */
export function mergeApplicant(before: Applicant, part: Partial<Applicant>): Applicant {
	const isOtherCategory = "category" in part && part.category !== before.category;
	const isNoWoman = part.isInOpenPool === true && part.gender === undefined && before.gender === "woman";
	return {
		...before,
		...part,
		gender: isNoWoman ? undefined : "gender" in part ? part.gender : before.gender,
		isInOpenPool: part.isInOpenPool ?? ("gender" in part ? false : before.isInOpenPool),
		figures: { ...before.figures, ...part.figures },
		categoryCodes: { ...(isOtherCategory ? {} : before.categoryCodes), ...part.categoryCodes },
	};
}

export function lastFigure({ exam, figures }: Applicant): { exam: string; name: string; common: string } | undefined {
	const figure = exam === undefined ? undefined : figures[exam];
	return exam === undefined || figure === undefined || figure.common === ""
		? undefined
		: { exam, name: figure.name, common: figure.common };
}

/** Unreadable values count as not given. */
export function parseApplicant(text: string): Applicant {
	const { exam, figures, categoryCodes, isInOpenPool, level, stream, incomeInr, isMinority } = Object(parseJson(text));
	return {
		...parsePerson(text),
		exam: readText(exam),
		figures: mapEntries(figures, readFigure),
		categoryCodes: mapEntries(categoryCodes, readText),
		isInOpenPool: isInOpenPool === true,
		level: readText(level),
		stream: readText(stream),
		incomeInr: typeof incomeInr === "number" && incomeInr >= 0 ? incomeInr : undefined,
		isMinority: isMinority === true,
	};
}

/** Reads the predictor's earlier entry: category by exam, gender and home state. */
export function parseEarlierAnswers(text: string): Partial<Applicant> {
	const { categories, gender, homeState } = Object(parseJson(text));
	const state = readText(homeState);
	return {
		categoryCodes: mapEntries(categories, readText),
		...(gender === "woman" ? { gender } : { isInOpenPool: readText(gender) !== undefined }),
		...(state === undefined ? {} : { state }),
	};
}

const MAX_TEXT_LENGTH = 120;

function readText(value: unknown): string | undefined {
	return typeof value === "string" && value !== "" && value.length <= MAX_TEXT_LENGTH ? value : undefined;
}

function readFigure(value: unknown): ExamFigure | undefined {
	const { name, common, rank } = Object(value);
	const figure = { name: readText(name) ?? "", common: readText(common) ?? "", rank: readText(rank) ?? "" };
	return figure.common === "" && figure.rank === "" ? undefined : figure;
}

function mapEntries<Value>(record: unknown, read: (value: unknown) => Value | undefined): Record<string, Value> {
	return Object.fromEntries(
		Object.entries(Object(record)).flatMap(([key, value]) => {
			const found = read(value);
			return found === undefined ? [] : [[key, found]];
		}),
	);
}
