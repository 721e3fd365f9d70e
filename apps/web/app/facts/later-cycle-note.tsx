import { joinWithAnd } from "#app/platform/format/intl.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import type { LaterCycle } from "./words/exam-cycle.ts";

/** Notes that later cycles are over than our newest closing ranks; one note per exam, even with several counsellings. */
export function LaterCycleNotes({ cycles }: { cycles: readonly LaterCycle[] }) {
	const { t, language } = usePage();
	const ofExams = Map.groupBy(cycles, ({ exam, year, over }) => `${exam} ${year} ${over}`);
	return [...ofExams].map(([key, [first, ...others]]) => {
		if (first === undefined) return null;
		const { exam, year, over } = first;
		const authority = joinWithAnd([...new Set([first, ...others].map((cycle) => cycle.authority))], language);
		return (
			<p key={key} className="mt-3 max-w-text border-accent border-l-2 pl-3 text-sm">
				{t(`cutoff.later.${over}`, { exam, authority, year: String(year) })}
			</p>
		);
	});
}
