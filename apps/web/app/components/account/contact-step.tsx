import { ContactForm } from "#app/components/site/contact-form.tsx";
import { HiddenFields } from "#app/components/site/hidden-fields.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { useWords } from "#app/i18n/translate.ts";
import type { NotSent } from "#app/lib/code-step.ts";
import { authAddress, usePaths } from "#app/paths.ts";
import { ProviderLogin } from "./provider-login.tsx";
import type { Ways } from "./ways.ts";

/** How somebody shows who they are: by a code to their phone, a link by e-mail, or somebody else who vouches for them. */
export function ContactStep({
	isNew,
	notSent,
	ways,
	callbackUrl,
}: {
	isNew: boolean;
	notSent: NotSent | undefined;
	ways: Ways;
	callbackUrl: string | undefined;
}) {
	const t = useWords();
	const paths = usePaths();
	const { csrfToken, after, oidcName, otpScript } = ways;
	const values = { csrfToken, callbackUrl: after };
	return (
		<div className="mt-4 space-y-8">
			<p>{isNew ? t("login.contact.introNew") : t("login.contact.intro")}</p>
			<section>
				<h2 className="mb-3 text-lg">{t("login.contact.byPhone")}</h2>
				<ContactForm kind="phone" purpose="sign-in" isOwn notSent={notSent} />
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
			{!isNew && (
				<p className="border-line border-t pt-6">
					{t("login.contact.newHere")}{" "}
					<a href={paths.loginStep("sign-up", callbackUrl)} className="link inline-flex min-h-11 items-center">
						{t("login.contact.signUp")}
					</a>
				</p>
			)}
		</div>
	);
}
