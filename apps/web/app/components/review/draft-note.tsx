import { Button } from "#app/components/ui/button.tsx";
import { useWords } from "#app/i18n/translate.ts";
import type { DraftState } from "./use-review-draft.ts";

/** Where the draft is kept, and how to be rid of it. */
export function DraftNote({ state, onDiscard }: { state: DraftState; onDiscard: () => void }) {
	const t = useWords();
	return (
		<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
			<p role="status" className="text-quiet text-sm">
				{state === "kept" && t("review.draft.kept")}
				{state === "not-kept" && t("review.draft.notKept")}
			</p>
			{state === "kept" && (
				<Button look="quiet" onClick={onDiscard}>
					{t("review.draft.discard")}
				</Button>
			)}
		</div>
	);
}
