import type { Me } from "@uchit/contract/account.ts";
import { HiddenFields } from "#app/components/site/hidden-fields.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { useWords } from "#app/i18n/translate.ts";

/** The contacts of an account. The last one stays: without it nobody could sign in. */
export function ContactList({ contacts, dateOf }: { contacts: Me["contacts"]; dateOf: (time: string) => string }) {
	const t = useWords();
	return (
		<ul className="divide-y divide-line border-line border-y">
			{contacts.map(({ id, value, verifiedAt }) => (
				<li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
					<p className="min-w-0">
						<span className="block break-words font-semibold">{value}</span>
						<span className="text-quiet text-sm">{t("account.contacts.verified", { date: dateOf(verifiedAt) })}</span>
					</p>
					{contacts.length > 1 && (
						<form method="post">
							<HiddenFields values={{ intent: "remove-contact", id }} />
							<Button type="submit" look="quiet" aria-label={t("account.contacts.removeOne", { contact: value })}>
								{t("account.contacts.remove")}
							</Button>
						</form>
					)}
				</li>
			))}
		</ul>
	);
}
