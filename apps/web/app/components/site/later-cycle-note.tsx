import { useWords } from "#app/i18n/translate.ts";
import type { LaterCycle } from "#app/lib/exam-cycle.ts";

/** That a later year is over than the newest of which closing ranks are here. */
export function LaterCycleNote({ exam, later: { year, over } }: { exam: string; later: LaterCycle }) {
	const t = useWords();
	return (
		<p className="mt-3 max-w-text border-accent border-l-2 pl-3 text-sm">
			{t(`cutoff.later.${over}`, { exam, year: String(year) })}
		</p>
	);
}
