import { useTranslations } from "#app/platform/i18n/translate.ts";
import { Note } from "#app/ui/note.tsx";
import type { ReplayState } from "./use-replay.ts";

export function ReplayFailure({ state }: { state: ReplayState }) {
	const t = useTranslations();
	return (
		<div role="status">
			{state.kind === "refused" && <p className="mt-3 font-semibold">{t("predictChoices.refused")}</p>}
			{state.kind === "failed" && (
				<Note title={t("predictChoices.failed")} tone="problem" level={4}>
					<p>{t("predictChoices.failedHow")}</p>
				</Note>
			)}
		</div>
	);
}
