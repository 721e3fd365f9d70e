import { ContactForm } from "#app/components/site/contact-form.tsx";
import { useWords } from "#app/i18n/translate.ts";
import type { LeadStep } from "#app/lib/lead-step.ts";

/** Somebody under 18 asks once a parent or guardian has agreed, shown by a code; before that nothing about them is sent or kept. */
export function GuardianQuestion({
	step: { isAgain, notSent },
	carried,
}: {
	step: Extract<LeadStep, { kind: "guardian" }>;
	carried: Readonly<Record<string, string>>;
}) {
	const t = useWords();
	return (
		<div className="mt-4 space-y-5">
			{isAgain && (
				<p role="alert" className="font-semibold text-bad-text">
					{t("lead.guardian.again")}
				</p>
			)}
			<p>{t("lead.guardian.why")}</p>
			<p>{t("lead.guardian.agrees")}</p>
			<div className="grid items-end gap-8 sm:grid-cols-2">
				<ContactForm kind="phone" purpose="lead-guardian" isOwn={false} notSent={notSent} carried={carried} />
				<ContactForm
					kind="email"
					purpose="lead-guardian"
					isOwn={false}
					notSent={notSent}
					carried={carried}
					look="quiet"
				/>
			</div>
		</div>
	);
}
