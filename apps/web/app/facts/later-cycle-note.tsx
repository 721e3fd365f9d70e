import { useTranslations } from "#app/platform/i18n/translate.ts";
import type { LaterCycle } from "./words/exam-cycle.ts";

/** That later years are over than the newest of which closing ranks are here. */
export function LaterCycleNotes({ cycles }: { cycles: readonly LaterCycle[] }) {
	const t = useTranslations();
	return cycles.map(({ exam, authority, year, over }) => (
		<p key={`${exam} ${authority}`} className="mt-3 max-w-text border-accent border-l-2 pl-3 text-sm">
			{t(`cutoff.later.${over}`, { exam, authority, year: String(year) })}
		</p>
	));
}
