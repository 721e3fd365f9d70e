import type { CourseFeeRange, RegisteredCourse } from "@uchit/contract/study-abroad.ts";
import { compareLevels } from "./course-levels.ts";

/** A range of fewer courses is weak, and a tenth of them is less than one course. */
const MIN_COURSES = 10;
const WEEKS_A_YEAR = 52;

export function listFeeRanges(courses: readonly RegisteredCourse[]): CourseFeeRange[] {
	const groups = Map.groupBy(courses.filter(isKnown), ({ field, level }) => JSON.stringify([field, level]));
	return [...groups.values()]
		.flatMap((group) => toRange(group) ?? [])
		.sort((a, b) => a.field.localeCompare(b.field, "en") || compareLevels(a.level, b.level));
}

type Known = RegisteredCourse & { field: string; tuitionAud: number; weeks: number };

function isKnown(course: RegisteredCourse): course is Known {
	return (
		course.field !== undefined && course.tuitionAud !== undefined && course.weeks !== undefined && course.weeks > 0
	);
}

function toRange(group: readonly Known[]): CourseFeeRange | undefined {
	const [first] = group;
	if (first === undefined || group.length < MIN_COURSES) return undefined;
	const fees = group.map(({ tuitionAud, weeks }) => (tuitionAud / weeks) * WEEKS_A_YEAR).sort((a, b) => a - b);
	return {
		field: first.field,
		level: first.level,
		courses: group.length,
		lowAud: quantile(fees, 0.1),
		medianAud: quantile(fees, 0.5),
		highAud: quantile(fees, 0.9),
	};
}

function quantile(sorted: readonly number[], share: number): number {
	const place = share * (sorted.length - 1);
	const below = sorted[Math.floor(place)] ?? 0;
	const above = sorted[Math.ceil(place)] ?? below;
	return Math.round(below + (above - below) * (place - Math.floor(place)));
}
