import type { LeadForm } from "#app/lead/place.ts";
import { type LeadFormValues, toHidden } from "#app/lead/said.ts";
import type { LeadStep } from "#app/lead/step.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { kindOfReach } from "#app/shell/code/code-step.ts";
import { sendProblemWords } from "#app/shell/code/problem-words.ts";
import { HiddenFields } from "#app/shell/form/hidden-fields.tsx";
import { Button } from "#app/ui/button.tsx";

/** The owner of the contact asked to be left alone: only a code shows that it is they who ask now. */
export function LeftAlone({
	step: { notSent },
	said,
	form,
}: {
	step: Extract<LeadStep, { kind: "left-alone" }>;
	said: LeadFormValues;
	form: LeadForm;
}) {
	const t = useTranslations();
	const kind = form === "call-back" ? "phone" : kindOfReach(said.reach);
	return (
		<form method="post" className="mt-6 space-y-4">
			<HiddenFields values={{ ...toHidden(said), intent: "send", purpose: "lead", kind, contact: said.reach }} />
			<p role="alert" tabIndex={-1} data-asked-now="">
				{t("lead.leftAlone.why", { contact: said.reach })}
			</p>
			{notSent !== undefined && (
				<p className="font-semibold text-bad-text">{sendProblemWords(t, notSent.problem, kind)}</p>
			)}
			<Button type="submit">{t("code.send")}</Button>
		</form>
	);
}
