import type { ExamEvent } from "@uchit/contract/exam-event.ts";
import type { Language } from "#app/platform/i18n/language.ts";
import { daysOf } from "./calendar/days.ts";
import { whenWords } from "./exam-dates.ts";

/** Where an event stands on a day, as a sentence of `exam.when` and what stands in it. */
export type Standing = {
	words:
		| "closesOn"
		| "usuallyOpen"
		| "opensOn"
		| "usuallyOpens"
		| "closed"
		| "usuallyClosed"
		| "on"
		| "usually"
		| "over";
	when: string;
};

/** An application opens and closes, anything else takes place; what nobody has announced is said by its usual months. */
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
	if (to < today) return isFirm ? say("closed", { starts: ends }) : say("usuallyClosed", { starts, ends });
	if (from > today) return say(isFirm ? "opensOn" : "usuallyOpens", { starts });
	return isFirm ? say("closesOn", { starts: ends }) : say("usuallyOpen", { starts, ends });
}
