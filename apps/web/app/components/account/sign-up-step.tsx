import { AgeChoice } from "#app/components/site/age-choice.tsx";
import { HiddenFields } from "#app/components/site/hidden-fields.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { CheckboxGroup } from "#app/components/ui/checkbox-group.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { useWords } from "#app/i18n/translate.ts";
import { ACCOUNT_CONSENTS } from "#app/lib/account-consents.ts";
import type { Details, FormProblem } from "#app/lib/login-view.ts";
import { Notice } from "./notice.tsx";

/** The name, and what is agreed to, one by one; nothing is ticked beforehand. */
export function SignUpStep({
	details: { ageBand, name, ticked },
	asksAge,
	verifiedContact,
	problem,
}: {
	details: Details;
	asksAge: boolean;
	verifiedContact: string | undefined;
	problem: FormProblem | undefined;
}) {
	const t = useWords();
	const options = ACCOUNT_CONSENTS.map((purpose) => ({
		value: purpose,
		label: t(`login.consent.${purpose}`),
		selected: ticked.includes(purpose),
	}));
	return (
		<div className="mt-4 space-y-6">
			{verifiedContact !== undefined && <p>{t("login.signUp.new", { contact: verifiedContact })}</p>}
			<Notice />
			<form method="post" className="space-y-5">
				<HiddenFields values={{ intent: "details" }} />
				{asksAge && <AgeChoice why={t("age.why")} said={ageBand} isMissing={problem?.kind === "age"} />}
				<TextField
					label={t("login.signUp.name")}
					hint={t("login.signUp.nameHint")}
					name="name"
					autoComplete="name"
					required
					maxLength={100}
					defaultValue={name}
					error={problem?.kind === "name" ? t("login.signUp.nameMissing") : undefined}
				/>
				<CheckboxGroup
					legend={t("login.signUp.consents")}
					name="consent"
					options={options}
					error={problem?.kind === "consent" ? t("login.signUp.consentMissing") : undefined}
				/>
				<Button type="submit">{t("login.continue")}</Button>
			</form>
		</div>
	);
}
