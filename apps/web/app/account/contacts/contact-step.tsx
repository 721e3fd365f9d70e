import { MAX_CONTACT_LENGTH } from "@uchit/contract/account.ts";
import { ProviderLogin } from "#app/account/login/provider-login.tsx";
import type { SignInOptions } from "#app/account/login/sign-in-options.ts";
import type { LoginAnswer } from "#app/account/login/view.ts";
import { authAddress } from "#app/paths.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { AgeChoice } from "#app/shell/code/age-choice.tsx";
import { sendProblemWords } from "#app/shell/code/problem-words.ts";
import { PuzzleFields } from "#app/shell/code/puzzle-fields.tsx";
import { HiddenFields } from "#app/shell/form/hidden-fields.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";

export function ContactStep({
	isNew,
	answer,
	ways,
}: {
	isNew: boolean;
	answer: LoginAnswer | undefined;
	ways: SignInOptions;
}) {
	const t = useTranslations();
	const { csrfToken, after, oidcName, otpScript } = ways;
	const values = { csrfToken, callbackUrl: after };
	return (
		<div className="mt-4 space-y-8">
			<p>{isNew ? t("login.contact.introNew") : t("login.contact.intro")}</p>
			<section>
				<CodeForm needsAge={!isNew} answer={answer} />
				{otpScript !== undefined && <ProviderLogin script={otpScript} after={after} />}
			</section>
			<section className="border-line border-t pt-6">
				<h2 className="mb-3 text-lg">{t("login.contact.byEmail")}</h2>
				<p className="mb-3 text-quiet text-sm">{t("login.contact.whySafer")}</p>
				<form method="post" action={authAddress("signin/email")} className="space-y-4">
					<HiddenFields values={values} />
					<TextField
						label={t("code.email")}
						name="email"
						type="email"
						autoComplete="email"
						required
						maxLength={MAX_CONTACT_LENGTH}
					/>
					<Button type="submit" look="quiet">
						{t("login.contact.sendLink")}
					</Button>
				</form>
			</section>
			{oidcName !== undefined && (
				<section className="border-line border-t pt-6">
					<h2 className="mb-3 text-lg">{t("login.contact.byOther")}</h2>
					<form method="post" action={authAddress("signin/oidc")}>
						<HiddenFields values={values} />
						<Button type="submit" look="quiet">
							{t("login.contact.with", { name: oidcName })}
						</Button>
					</form>
				</section>
			)}
		</div>
	);
}

function CodeForm({ needsAge, answer }: { needsAge: boolean; answer: LoginAnswer | undefined }) {
	const t = useTranslations();
	const notSent = answer?.kind === "not-sent" ? answer : undefined;
	const isAgeMissing = answer?.kind === "no-age";
	return (
		<form method="post" className="space-y-4">
			<HiddenFields values={{ intent: "send", purpose: "sign-in" }} />
			<PuzzleFields notSent={notSent} />
			{needsAge && <AgeChoice why={t("age.why")} chosen={notSent?.ageBand} isMissing={isAgeMissing} />}
			<TextField
				label={t("code.either")}
				hint={t("code.phoneHint")}
				name="contact"
				autoComplete="username"
				required
				maxLength={MAX_CONTACT_LENGTH}
				defaultValue={isAgeMissing ? answer.written : notSent?.written.value}
				error={notSent && sendProblemWords(t, notSent.problem, notSent.written.kind)}
			/>
			<Button type="submit">{t("code.send")}</Button>
		</form>
	);
}
