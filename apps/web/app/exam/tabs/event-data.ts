import type { ExamEvent } from "@uchit/contract/exam-event.ts";
import type { Exam } from "@uchit/contract/exam-record.ts";

export function listAnnouncedExamDays(events: readonly ExamEvent[]): ExamEvent[] {
	return events.filter(({ kind, status }) => kind === "exam" && status === "official");
}

/** An exam day in schema.org's terms. The place is only the country, as centres differ by candidate. */
export function eventData(
	{ starts, ends, receipt }: ExamEvent,
	{
		exam,
		...event
	}: { exam: Pick<Exam, "mode" | "officialSite">; name: string; whole: string; title: string; address: string },
): Readonly<Record<string, unknown>> {
	return {
		"@type": "Event",
		name: `${event.name}: ${event.title}`,
		description: event.whole,
		startDate: starts,
		endDate: ends,
		eventStatus: "https://schema.org/EventScheduled",
		organizer: typeof receipt === "object" ? { "@type": "Organization", name: receipt.publisher } : undefined,
		url: event.address,
		...placeData(exam),
	};
}

const INDIA = { "@type": "Place", name: "India", address: { "@type": "PostalAddress", addressCountry: "IN" } };

function placeData({ mode, officialSite }: Pick<Exam, "mode" | "officialSite">): Readonly<Record<string, unknown>> {
	const online = officialSite && { "@type": "VirtualLocation", url: officialSite };
	switch (mode) {
		case "computer-based":
		case "pen-and-paper":
			return { location: INDIA, eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode" };
		case "remote":
			return { location: online, eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode" };
		case "choice":
			return {
				location: online ? [INDIA, online] : INDIA,
				eventAttendanceMode: "https://schema.org/MixedEventAttendanceMode",
			};
		case undefined:
			return { location: INDIA };
	}
}
