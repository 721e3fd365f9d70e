import { toNumber } from "#pipeline/abroad/number.ts";
import { type CourseRow, readCourseRows } from "#pipeline/abroad/read.ts";
import { toSite } from "#pipeline/abroad/site.ts";
import type { Refusal } from "#pipeline/report.ts";
import { readSourceCsv } from "#pipeline/source-files.ts";

export const COURSES_SOURCE = "cricos-2023";

/** A course that Australia registers for students from abroad; AUD for the whole course. */
export type Course = {
	code: string;
	name: string;
	provider: string;
	providerSite: string | undefined;
	field: string | undefined;
	level: string;
	states: string[];
	weeks: number | undefined;
	tuition: number | undefined;
	otherFees: number | undefined;
	total: number | undefined;
};

export type BuiltCourses = { courses: Course[]; read: number; refusals: Refusal[] };

/** Below this a fee is a placeholder: the register prints 0, 1 and 2 where a provider gave no fee. */
const MIN_TUITION = 100;

export function buildCourses(): BuiltCourses {
	const rows = readCourseRows();
	const states = new Map(readSourceCsv("cricos/states.csv").map(({ state = "", name = "" }) => [state, name]));
	const refusals = rows.filter(({ language }) => language !== "English").map(refuse);
	const courses = rows.filter(({ language }) => language === "English").map((row) => toCourse(row, states));
	return { courses, read: rows.length, refusals };
}

function toCourse(row: CourseRow, states: ReadonlyMap<string, string>): Course {
	return {
		code: row.code,
		name: row.name,
		provider: row.provider,
		providerSite: toSite(row.site),
		field: row.field.replace(/^\d+ - /, "") || undefined,
		level: row.level,
		states: row.states.map((state) => states.get(state) ?? state).sort(),
		weeks: toNumber(row.weeks),
		...toFees(row),
	};
}

/** A total without tuition would look like a cheap course: it counts only if it exceeds the other fees by at least a real tuition. */
function toFees(row: CourseRow): Pick<Course, "tuition" | "otherFees" | "total"> {
	const tuition = toNumber(row.tuition);
	const otherFees = toNumber(row.otherFees);
	const total = toNumber(row.total);
	const hasTuition = tuition !== undefined && tuition >= MIN_TUITION;
	const isWhole = total !== undefined && total - (otherFees ?? 0) >= MIN_TUITION;
	return {
		tuition: hasTuition ? Math.round(tuition) : undefined,
		// Zero other fees count only beside a tuition fee; alone, zero is a blank.
		otherFees: otherFees === undefined || (otherFees === 0 && !hasTuition) ? undefined : Math.round(otherFees),
		total: isWhole ? Math.round(total) : undefined,
	};
}

function refuse({ file, line, code, provider, name, language }: CourseRow): Refusal {
	const raw = [code, provider, name, language].join("|");
	return {
		dataset: COURSES_SOURCE,
		file,
		line,
		reason: "is not taught in English, and the list has no languages",
		raw,
	};
}
