import type { ShortlistAlert } from "@uchit/contract/account.ts";
import { HiddenFields } from "#app/components/site/hidden-fields.tsx";
import { PageSection } from "#app/components/site/page-section.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { CheckboxGroup } from "#app/components/ui/checkbox-group.tsx";
import { useWords } from "#app/i18n/translate.ts";

/** The e-mails about what changed at the colleges of the shortlist: how they are had and stopped, or what they wait for. */
export function LettersSection({ alert, email }: { alert: ShortlistAlert; email: string | undefined }) {
	const t = useWords();
	return (
		<PageSection title={t("account.letters.title")}>
			<Letters alert={alert} email={email} />
		</PageSection>
	);
}

function Letters({ alert, email }: { alert: ShortlistAlert; email: string | undefined }) {
	const t = useWords();
	if (alert.needsGuardian) return <p>{t("account.letters.guardian")}</p>;
	if (alert.isOn) {
		return (
			<form method="post" className="space-y-4">
				<HiddenFields values={{ intent: "letters-off" }} />
				<p>{email === undefined ? t("account.letters.noEmail") : t("account.letters.on", { email })}</p>
				<Button type="submit" look="quiet">
					{t("account.letters.stop")}
				</Button>
			</form>
		);
	}
	if (email === undefined) return <p>{t("account.letters.noEmail")}</p>;
	return (
		<form method="post" className="space-y-4">
			<HiddenFields values={{ intent: "letters-on" }} />
			<CheckboxGroup
				legend={t("account.letters.agree")}
				isLegendHidden
				name="consent"
				isWhole
				options={[{ value: "alerts", label: t("login.consent.alerts"), selected: false }]}
			/>
			<Button type="submit" look="quiet">
				{t("account.letters.start")}
			</Button>
		</form>
	);
}
