import type { Student } from "../students.ts";
import type { ListSheet } from "./use-class-lists.ts";

export type ReplayedSheet = Extract<ListSheet, { kind: "lived" }>;

export type StudentWithoutSeat = {
	student: Student;
	years: readonly number[];
	totalYears: number;
	sheet: ReplayedSheet;
};

export type ClassSummary = {
	lived: number;
	without: StudentWithoutSeat[];
	byYear: { year: number; without: number; lists: number }[];
};

export function sumClass(students: readonly Student[], sheets: readonly ListSheet[]): ClassSummary {
	const lives = students.flatMap((student, place) => {
		const sheet = sheets[place];
		return sheet?.kind === "lived" ? [{ student, sheet }] : [];
	});
	const years = new Map<number, { without: number; lists: number }>();
	const without = lives.flatMap(({ student, sheet }): StudentWithoutSeat[] => {
		const lived = sheet.lived.replay.years;
		for (const { year, end } of lived) {
			const known = years.get(year) ?? { without: 0, lists: 0 };
			years.set(year, { without: known.without + (end === undefined ? 1 : 0), lists: known.lists + 1 });
		}
		const own = lived.flatMap(({ year, end }) => (end === undefined ? [year] : []));
		return own.length === 0 ? [] : [{ student, years: own, totalYears: lived.length, sheet }];
	});
	return {
		lived: lives.length,
		without: without.sort((a, b) => b.years.length - a.years.length || a.student.line - b.student.line),
		byYear: [...years].map(([year, counts]) => ({ year, ...counts })).sort((a, b) => a.year - b.year),
	};
}
