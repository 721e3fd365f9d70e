import { Note } from "#app/components/ui/note.tsx";
import { useWords } from "#app/i18n/translate.ts";
import type { Refused } from "#app/lib/predict-check.ts";
import { useRefusal } from "./use-refusal.ts";

/** Every field that keeps the question from being answered, also those that this exam's form does not have. */
export function RefusedNote({ refused, authority }: { refused: readonly Refused[]; authority: string }) {
	const t = useWords();
	const refusalOf = useRefusal(authority);
	return (
		<Note title={t("predict.refusedTitle")} tone="problem">
			<p>{t("predict.refusedIntro")}</p>
			<ul className="list-disc space-y-1 pl-5">
				{refused.map((each) => (
					<li key={`${each.field} ${each.code}`}>
						<strong>{t(`predict.field.${each.field}`)}:</strong> {refusalOf(each)}
						{each.code === "other" && each.reason !== undefined && (
							<span lang="en" className="block text-quiet text-sm">
								{each.reason}
							</span>
						)}
					</li>
				))}
			</ul>
		</Note>
	);
}
