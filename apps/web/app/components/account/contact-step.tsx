import { AgeChoice } from "#app/components/site/age-choice.tsx";
import { HiddenFields } from "#app/components/site/hidden-fields.tsx";
import { sendProblemWords } from "#app/components/site/problem-words.ts";
import { Button } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { useWords } from "#app/i18n/translate.ts";
import type { LoginAnswer } from "#app/lib/login-view.ts";
import { authAddress } from "#app/paths.ts";
import { ProviderLogin } from "./provider-login.tsx";
import type { Ways } from "./ways.ts";

/** How somebody shows who they are: by a code, a link by e-mail, or somebody else who vouches for them. */
export function ContactStep({ isNew, answer, ways }: { isNew: boolean; answer: LoginAnswer | undefined; ways: Ways }) {
	const t = useWords();
	const { csrfToken, after, oidcName, otpScript } = ways;
	const values = { csrfToken, callbackUrl: after };
	return (
		<div className="mt-4 space-y-8">
			<p>{isNew ? t("login.contact.introNew") : t("login.contact.intro")}</p>
			<section>
				<CodeWay asksAge={!isNew} answer={answer} />
				{otpScript !== undefined && <ProviderLogin script={otpScript} after={after} />}
			</section>
			<section className="border-line border-t pt-6">
				<h2 className="mb-3 text-lg">{t("login.contact.byEmail")}</h2>
				<form method="post" action={authAddress("signin/email")} className="space-y-4">
					<HiddenFields values={values} />
					<TextField label={t("code.email")} name="email" type="email" autoComplete="email" required maxLength={320} />
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

/** The age above the contact, in one form; whoever has said it already is not asked again. */
function CodeWay({ asksAge, answer }: { asksAge: boolean; answer: LoginAnswer | undefined }) {
	const t = useWords();
	const notSent = answer?.kind === "not-sent" ? answer : undefined;
	const isAgeMissing = answer?.kind === "no-age";
	return (
		<form method="post" className="space-y-4">
			<HiddenFields values={{ intent: "send", purpose: "sign-in" }} />
			{asksAge && <AgeChoice why={t("age.why")} said={notSent?.ageBand} isMissing={isAgeMissing} />}
			<TextField
				label={t("code.either")}
				hint={t("code.phoneHint")}
				name="contact"
				autoComplete="username"
				required
				maxLength={320}
				defaultValue={isAgeMissing ? answer.written : notSent?.written.value}
				error={notSent && sendProblemWords(t, notSent.problem, notSent.written.kind)}
			/>
			<Button type="submit">{t("code.send")}</Button>
		</form>
	);
}
