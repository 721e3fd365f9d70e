import { isAnnounced } from "@uchit/contract/exam.ts";
import type { ExamEvent } from "@uchit/contract/exam-event.ts";
import type { Exam } from "@uchit/contract/exam-record.ts";

export type LaterCycle = { exam: string; authority: string; year: number; over: "exam" | "counselling" };

/** A counselling with our newest year of its closing ranks; undefined if undated. */
export type AvailableRanks = { authority: string; newestYear: number | undefined };

/** The newest cycle that is over on this day and newer than our closing ranks. Undefined without one, or if ours are undated. */
export function findLaterCycle(
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

export function newestOf(years: readonly (number | undefined)[]): number | undefined {
	return years.filter((year) => year !== undefined).toSorted((one, other) => other - one)[0];
}
