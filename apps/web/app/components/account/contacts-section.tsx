import type { Me } from "@uchit/contract/account.ts";
import { CodeForm } from "#app/components/site/code-form.tsx";
import { ContactForm } from "#app/components/site/contact-form.tsx";
import { PageSection } from "#app/components/site/page-section.tsx";
import { useWords } from "#app/i18n/translate.ts";
import type { AccountAnswer } from "#app/lib/account-view.ts";
import { usePaths } from "#app/paths.ts";
import { ContactList } from "./contact-list.tsx";

/** How somebody is reached and recognised; a second contact opens the account when the first is lost. */
export function ContactsSection({
	contacts,
	answer,
	dateOf,
}: {
	contacts: Me["contacts"];
	answer: AccountAnswer | undefined;
	dateOf: (time: string) => string;
}) {
	const t = useWords();
	const paths = usePaths();
	const notSent = answer?.kind === "not-sent" ? answer : undefined;
	return (
		<PageSection title={t("account.contacts.title")}>
			<ContactList contacts={contacts} dateOf={dateOf} />
			<h3 className="pt-2 font-semibold">{t("account.contacts.add")}</h3>
			<p className="text-quiet">{t("account.contacts.why")}</p>
			{answer?.kind === "code" ? (
				<CodeForm purpose="add-contact" sent={answer.sent} problem={answer.problem} back={paths.account()} />
			) : (
				<div className="grid items-end gap-8 sm:grid-cols-2">
					<ContactForm kind="phone" purpose="add-contact" isOwn notSent={notSent} look="quiet" />
					<ContactForm kind="email" purpose="add-contact" isOwn notSent={notSent} look="quiet" />
				</div>
			)}
		</PageSection>
	);
}
