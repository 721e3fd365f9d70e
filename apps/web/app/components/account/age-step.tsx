import { AgeChoice } from "#app/components/site/age-choice.tsx";
import { HiddenFields } from "#app/components/site/hidden-fields.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { useWords } from "#app/i18n/translate.ts";

/** Before anything else is asked: whether somebody has to consent for this visitor. */
export function AgeStep({ isMissing }: { isMissing: boolean }) {
	const t = useWords();
	const words = {
		question: t("login.age.question"),
		why: t("login.age.why"),
		missing: t("login.age.missing"),
		bands: { "18-or-over": t("login.age.18-or-over"), "under-18": t("login.age.under-18") },
	};
	return (
		<form method="post" className="mt-6 space-y-5">
			<HiddenFields values={{ intent: "age" }} />
			<AgeChoice words={words} isMissing={isMissing} />
			<Button type="submit">{t("login.continue")}</Button>
		</form>
	);
}
