import type { ExamEvent } from "@uchit/contract/exam-event.ts";
import { layOutTimeLine, type SpanLook, type TimeLineShape } from "#app/components/ui/plot/lay-out-time-line.ts";
import type { Language } from "#app/i18n/language.ts";
import type { Translate } from "#app/i18n/translate.ts";
import { daysOf } from "./exam-calendar-days.ts";
import { eventTitle } from "./exam-calendar-words.ts";
import { byCycle, type EventState, eventStateOn, whenWords } from "./exam-dates.ts";
import { dateFormat } from "./intl.ts";

const LOOKS = {
	official: "firm",
	expected: "expected",
	past: "over",
	lapsed: "over",
	cancelled: "over",
} as const satisfies Record<EventState, SpanLook>;

/** The events of the newest admission year on one time line; an exam that has some. Made on the server. */
export function layOutExamDates(
	events: readonly ExamEvent[],
	today: string,
	{ t, language }: { t: Translate; language: Language },
): TimeLineShape {
	const month = dateFormat(language, { month: "short", year: "2-digit", timeZone: "UTC" });
	const [newest] = byCycle(events);
	return layOutTimeLine({
		spans: (newest?.events ?? []).map((event) => ({
			key: event.key,
			name: eventTitle(t, language, event),
			...daysOf(event),
			label: whenWords(language, event, "short"),
			look: LOOKS[eventStateOn(event, today)],
		})),
		today,
		formatMonth: (day) => month.format(new Date(day)),
	});
}
