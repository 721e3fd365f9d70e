import { mayCloseAnyDay, whenWords } from "#app/exam/exam-dates.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { SiteLink } from "#app/ui/link.tsx";
import { useToday } from "./rule-names.tsx";
import type { JudgedEntry } from "./rules/judge-exams.ts";

type Props = { exam: JudgedEntry["exam"]; window: JudgedEntry["window"] };

/** The application window; one that is not announced is called expected, and in its last week the official site knows better. */
export function WindowWords({ exam: { officialSite }, window }: Props) {
	const { t, language } = usePage();
	const today = useToday();
	if (!("event" in window)) return t(`eligible.window.${window.state}`);
	const days = whenWords(language, window.event);
	const { status, starts, ends = starts } = window.event;
	if (status !== "expected") return t(`eligible.window.${ends === today ? "last-day" : window.state}`, { days });
	if (officialSite === undefined || !mayCloseAnyDay(window.event, today))
		return t(`eligible.window.${window.state}-expected`, { days });
	return t.rich("eligible.window.may-close", {
		site: () => <SiteLink href={officialSite} className="inline-block py-1" />,
	});
}
