import { useLanguage, useWords } from "#app/i18n/translate.ts";
import type { ApplicationWindow } from "#app/lib/eligibility-window.ts";
import { whenWords } from "#app/lib/exam-dates.ts";

/** When one can apply; a window that nobody has announced is called expected. */
export function WindowWords({ window }: { window: ApplicationWindow }) {
	const t = useWords();
	const language = useLanguage();
	if (!("event" in window)) return t(`eligible.window.${window.state}`);
	const days = whenWords(language, window.event);
	return window.event.status === "expected"
		? t(`eligible.window.${window.state}-expected`, { days })
		: t(`eligible.window.${window.state}`, { days });
}
