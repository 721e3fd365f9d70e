import type { ExamEvent } from "@uchit/contract/exam-event.ts";
import type { Language } from "#app/platform/i18n/language.ts";
import { daysOf } from "./calendar/days.ts";
import { mayCloseAnyDay, mayStillBeOpen, whenWords } from "./exam-dates.ts";

export type Standing = {
	words:
		| "closesOn"
		| "closesToday"
		| "usuallyOpen"
		| "mayClose"
		| "mayBeOpen"
		| "opensOn"
		| "usuallyOpens"
		| "closed"
		| "usuallyClosed"
		| "on"
		| "usually"
		| "over";
	when: string;
};

/** Applications open and close, other events take place. Unannounced dates are given as their usual months. */
export function eventStanding(
	event: ExamEvent,
	today: string,
	language: Language,
	month: "long" | "short" = "long",
): Standing {
	const { from, to } = daysOf(event);
	const { starts, ends = starts } = event;
	const isFirm = event.status !== "expected";
	const say = (words: Standing["words"], dates: { starts: string; ends?: string }) => ({
		words,
		when: whenWords(language, dates, month),
	});
	const isWindow = event.kind === "application" || event.kind === "correction-window";
	if (!isWindow) {
		if (!isFirm) return say(to < today ? "usuallyClosed" : "usually", { starts, ends });
		return say(to < today ? "over" : "on", { starts, ends });
	}
	if (to < today && isFirm) return say("closed", { starts: ends });
	if (to < today) return say(mayStillBeOpen(event, today) ? "mayBeOpen" : "usuallyClosed", { starts, ends });
	if (from > today) return say(isFirm ? "opensOn" : "usuallyOpens", { starts });
	if (isFirm) return say(ends === today ? "closesToday" : "closesOn", { starts: ends });
	return say(mayCloseAnyDay(event, today) ? "mayClose" : "usuallyOpen", { starts, ends });
}
