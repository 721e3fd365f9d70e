import { AgeChoice } from "#app/components/site/age-choice.tsx";
import { HiddenFields } from "#app/components/site/hidden-fields.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { useWords } from "#app/i18n/translate.ts";
import { COUNTING_ID } from "#app/paths.ts";

/** Asks whether visits may be counted: the age first, and a box that nobody has ticked. */
export function CountingForm({ host, isUnsaid }: { host: string; isUnsaid: boolean }) {
	const t = useWords();
	return (
		<form method="post" action={`#${COUNTING_ID}`} className="space-y-4">
			<HiddenFields values={{ intent: "agree" }} />
			<AgeChoice why={t("privacy.counting.why")} isMissing={isUnsaid} />
			<label className="flex min-h-11 cursor-pointer items-start gap-3 px-1 py-2">
				<input type="checkbox" name="agree" value="yes" className="mt-0.5 size-5 flex-none accent-accent-text" />
				{t("privacy.counting.agree", { host })}
			</label>
			<Button type="submit">{t("privacy.counting.save")}</Button>
		</form>
	);
}
