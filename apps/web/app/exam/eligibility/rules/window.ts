import type { ExamEvent } from "@uchit/contract/exam-event.ts";
import { daysOf } from "#app/exam/calendar/days.ts";
import { withoutCancelled } from "#app/exam/exam-dates.ts";

type WindowEvent = Pick<ExamEvent, "kind" | "cycle" | "starts" | "ends" | "status">;

export type ApplicationWindow<Event extends WindowEvent = WindowEvent> =
	| { state: "open" | "to-come"; event: Event }
	| { state: "closed" | "unknown" };

export function applicationWindow<Event extends WindowEvent>(
	events: readonly Event[],
	on: string,
): ApplicationWindow<Event> {
	const windows = withoutCancelled(events)
		.filter(({ kind }) => kind === "application")
		.toSorted(byStart);
	const event = windows.find((window) => daysOf(window).to >= on);
	if (event !== undefined) return { state: daysOf(event).from <= on ? "open" : "to-come", event };
	return { state: windows.length === 0 ? "unknown" : "closed" };
}

/**
 * The admission year from which age and passing years count: of the cycle open for applications, else of the coming exam, else of the
 * newest cycle.
 */
export function admissionYear(events: readonly WindowEvent[], on: string): number | undefined {
	const window = applicationWindow(events, on);
	const next =
		"event" in window
			? window.event
			: withoutCancelled(events)
					.filter(({ kind }) => kind === "exam")
					.toSorted(byStart)
					.find((exam) => daysOf(exam).to >= on);
	const cycle =
		next?.cycle ??
		events
			.map((event) => event.cycle)
			.toSorted()
			.at(-1);
	return cycle === undefined ? undefined : Number(cycle);
}

function byStart(one: WindowEvent, other: WindowEvent): number {
	return one.starts.localeCompare(other.starts);
}
