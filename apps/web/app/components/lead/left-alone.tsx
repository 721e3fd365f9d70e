import { HiddenFields } from "#app/components/site/hidden-fields.tsx";
import { sendProblemWords } from "#app/components/site/problem-words.ts";
import { Button } from "#app/components/ui/button.tsx";
import { useWords } from "#app/i18n/translate.ts";
import type { LeadForm } from "#app/lib/lead-place.ts";
import type { LeadStep } from "#app/lib/lead-step.ts";
import { kindOfReach, type SaidLead, toHidden } from "#app/lib/said-lead.ts";

/** The owner of the contact asked to be left alone: only a code shows that it is they who ask now. */
export function LeftAlone({
	step: { notSent },
	said,
	form,
}: {
	step: Extract<LeadStep, { kind: "left-alone" }>;
	said: SaidLead;
	form: LeadForm;
}) {
	const t = useWords();
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
