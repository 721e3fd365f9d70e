import { ContactForm } from "#app/components/site/contact-form.tsx";
import { useWords } from "#app/i18n/translate.ts";
import type { NotSent } from "#app/lib/code-step.ts";

/** Somebody under 18 makes an account only once a parent or guardian has agreed, shown by a code. */
export function GuardianStep({ notSent }: { notSent: NotSent | undefined }) {
	const t = useWords();
	return (
		<div className="mt-4 space-y-5">
			<p>{t("login.guardian.why")}</p>
			<p>{t("login.guardian.agrees")}</p>
			<div className="grid items-end gap-8 sm:grid-cols-2">
				<ContactForm kind="phone" purpose="guardian" isOwn={false} notSent={notSent} />
				<ContactForm kind="email" purpose="guardian" isOwn={false} notSent={notSent} look="quiet" />
			</div>
		</div>
	);
}
