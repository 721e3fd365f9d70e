import { AgeChoice } from "#app/components/site/age-choice.tsx";
import { HiddenFields } from "#app/components/site/hidden-fields.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { useWords } from "#app/i18n/translate.ts";

/** Before anything else is asked: whether somebody has to consent for this visitor. */
export function AgeQuestion({ isMissing, carried }: { isMissing: boolean; carried: Readonly<Record<string, string>> }) {
	const t = useWords();
	const words = {
		question: t("lead.age.question"),
		why: t("lead.age.why"),
		missing: t("lead.age.missing"),
		bands: { "18-or-over": t("lead.age.18-or-over"), "under-18": t("lead.age.under-18") },
	};
	return (
		<form method="post" className="mt-6 space-y-5">
			<HiddenFields values={{ ...carried, intent: "age" }} />
			<AgeChoice words={words} isMissing={isMissing} />
			<Button type="submit">{t("lead.continue")}</Button>
		</form>
	);
}
