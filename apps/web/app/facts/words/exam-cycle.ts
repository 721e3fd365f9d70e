import { isAnnounced } from "@uchit/contract/exam.ts";
import type { ExamEvent } from "@uchit/contract/exam-event.ts";
import type { Exam } from "@uchit/contract/exam-record.ts";

/** A year of admission whose exam, or counselling too, is over by the exam's own calendar. */
export type LaterCycle = { exam: string; authority: string; year: number; over: "exam" | "counselling" };

/** The counselling whose closing ranks we have, and their newest year; undefined if they are undated. */
export type AvailableRanks = { authority: string; newestYear: number | undefined };

/**
 * The newest cycle that is over on this day and of which we hold no closing ranks: what is called the newest year is then only
 * the newest that we hold. Undefined where there is none, or where what is held is undated.
 */
export function laterCycle(
	{ shortName, events = [] }: Pick<Exam, "shortName" | "events">,
	{ authority, newestYear }: AvailableRanks,
	today: string,
): LaterCycle | undefined {
	if (newestYear === undefined) return undefined;
	const isOver = (event: ExamEvent) =>
		(event.status === "past" || isAnnounced(event)) && (event.ends ?? event.starts) < today;
	const conducted = events.filter((event) => event.kind === "exam" && isOver(event));
	const year = Math.max(...conducted.map(({ cycle }) => Number(cycle)));
	if (year <= newestYear) return undefined;
	const counselling = events.filter(({ kind, cycle }) => kind === "counselling" && Number(cycle) === year);
	const isCounselled =
		counselling.length > 0 && counselling.every((event) => event.status === "cancelled" || isOver(event));
	return { exam: shortName, authority, year, over: isCounselled ? "counselling" : "exam" };
}

/** The newest of some years; undefined of none. */
export function newestOf(years: readonly (number | undefined)[]): number | undefined {
	return years.filter((year) => year !== undefined).toSorted((one, other) => other - one)[0];
}
