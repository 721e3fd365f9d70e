import type { ExamEvent } from "@uchit/contract/exam-event.schema.ts";

/** The days of examination that an authority has announced: no expected month. */
export function announcedExams(events: readonly ExamEvent[]): ExamEvent[] {
	return events.filter(({ kind, status }) => kind === "exam" && status === "official");
}

/** Such a day as schema.org describes it. Where it is held is a matter of the candidate's centre. */
export function eventData(
	{ starts, ends, receipt }: ExamEvent,
	of: { name: string; title: string; address: string },
): Readonly<Record<string, unknown>> {
	return {
		"@type": "Event",
		name: `${of.name}: ${of.title}`,
		startDate: starts,
		endDate: ends,
		eventStatus: "https://schema.org/EventScheduled",
		organizer: typeof receipt === "object" ? { "@type": "Organization", name: receipt.publisher } : undefined,
		url: of.address,
	};
}
