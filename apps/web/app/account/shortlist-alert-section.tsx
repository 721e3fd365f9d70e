import type { ShortlistAlert } from "@uchit/contract/account.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { HiddenFields } from "#app/shell/form/hidden-fields.tsx";
import { PageSection } from "#app/shell/page/page-section.tsx";
import { Button } from "#app/ui/button.tsx";
import { CheckboxGroup } from "#app/ui/checkbox-group.tsx";

export function ShortlistAlertSection({ alert, email }: { alert: ShortlistAlert; email: string | undefined }) {
	const t = useTranslations();
	return (
		<PageSection title={t("account.letters.title")}>
			<ShortlistAlertControls alert={alert} email={email} />
		</PageSection>
	);
}

function ShortlistAlertControls({ alert, email }: { alert: ShortlistAlert; email: string | undefined }) {
	const t = useTranslations();
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
