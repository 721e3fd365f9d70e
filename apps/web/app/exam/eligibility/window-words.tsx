import { whenWords } from "#app/exam/exam-dates.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import type { ApplicationWindow } from "./rules/window.ts";

/** The application window; one that is not announced is called expected. */
export function WindowWords({ window }: { window: ApplicationWindow }) {
	const { t, language } = usePage();
	if (!("event" in window)) return t(`eligible.window.${window.state}`);
	const days = whenWords(language, window.event);
	return window.event.status === "expected"
		? t(`eligible.window.${window.state}-expected`, { days })
		: t(`eligible.window.${window.state}`, { days });
}
