import type { ExamEvent } from "@uchit/contract/exam-event.ts";
import type { Exam } from "@uchit/contract/exam-record.ts";

/** Returns the announced days of examination, without expected months. */
export function announcedExams(events: readonly ExamEvent[]): ExamEvent[] {
	return events.filter(({ kind, status }) => kind === "exam" && status === "official");
}

/** Describes an exam day in schema.org's terms. The place is only a country: each candidate has a different centre. */
export function eventData(
	{ starts, ends, receipt }: ExamEvent,
	{
		exam,
		...of
	}: { exam: Pick<Exam, "mode" | "officialSite">; name: string; whole: string; title: string; address: string },
): Readonly<Record<string, unknown>> {
	return {
		"@type": "Event",
		name: `${of.name}: ${of.title}`,
		description: of.whole,
		startDate: starts,
		endDate: ends,
		eventStatus: "https://schema.org/EventScheduled",
		organizer: typeof receipt === "object" ? { "@type": "Organization", name: receipt.publisher } : undefined,
		url: of.address,
		...placeData(exam),
	};
}

const INDIA = { "@type": "Place", name: "India", address: { "@type": "PostalAddress", addressCountry: "IN" } };

/** Describes the place and the mode, if the exam's record has them. */
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
