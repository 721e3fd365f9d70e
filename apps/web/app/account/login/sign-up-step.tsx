import { MAX_NAME_LENGTH } from "@uchit/contract/account.ts";
import { ACCOUNT_CONSENTS } from "#app/account/consents.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { AgeChoice } from "#app/shell/code/age-choice.tsx";
import { HiddenFields } from "#app/shell/form/hidden-fields.tsx";
import { Button } from "#app/ui/button.tsx";
import { CheckboxGroup } from "#app/ui/checkbox-group.tsx";
import { TextField } from "#app/ui/field.tsx";
import type { Details, FormProblem } from "./view.ts";

type SignUpStepProps = {
	details: Details;
	needsAge: boolean;
	verifiedContact: string | undefined;
	problem: FormProblem | undefined;
};

export function SignUpStep({
	details: { ageBand, name, ticked },
	needsAge,
	verifiedContact,
	problem,
}: SignUpStepProps) {
	const { t } = usePage();
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
				{needsAge && <AgeChoice why={t("age.why")} chosen={ageBand} isMissing={problem?.kind === "age"} />}
				<TextField
					label={t("login.signUp.name")}
					hint={t("login.signUp.nameHint")}
					name="name"
					autoComplete="name"
					required
					maxLength={MAX_NAME_LENGTH}
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

const PARTS = ["what", "why", "who", "howLong", "rights"] as const;

/** The privacy notice has to precede the fields. Its version is in account/consents.ts. */
function Notice() {
	const { t, paths } = usePage();
	return (
		<section className="rounded-lg border border-line bg-sunk p-5">
			<h2 className="text-lg">{t("login.notice.title")}</h2>
			<dl className="mt-3 space-y-3">
				{PARTS.map((part) => (
					<div key={part}>
						<dt className="font-semibold text-sm">{t(`login.notice.${part}`)}</dt>
						<dd>{t(`login.notice.texts.${part}`)}</dd>
					</div>
				))}
			</dl>
			<p className="mt-3">
				<a href={paths.page("privacy")} className="link-line">
					{t("login.notice.more")}
				</a>
			</p>
		</section>
	);
}
