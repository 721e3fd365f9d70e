import { LONGEST_CONTACT } from "@uchit/contract/account.ts";
import { usePaths } from "#app/paths.ts";
import { type Translate, useTranslations } from "#app/platform/i18n/translate.ts";
import { useArrivalFocus } from "#app/shell/form/use-arrival-focus.ts";
import { PageHead } from "#app/shell/page/page-head.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { Note } from "#app/ui/note.tsx";
import type { LinkAnswer } from "./view.ts";

/** Asks for a contact and sends it a link, if anything stands under it. What is answered is the same for every contact. */
export function AskLinkPage({ hasEnded, answer }: { hasEnded: boolean; answer: LinkAnswer | undefined }) {
	const t = useTranslations();
	const paths = usePaths();
	const part = useArrivalFocus<HTMLDivElement>(answer);
	const notSent = answer?.kind === "not-sent" ? answer : undefined;
	return (
		<div ref={part} className="column pt-8 lg:pt-12">
			<PageHead title={t("privacy.link.title")} noIndex />
			<div className="max-w-text space-y-4">
				<h1 className="text-3xl">{t("privacy.link.title")}</h1>
				{hasEnded && answer === undefined && (
					<p role="alert" className="font-semibold text-bad-text">
						{t("privacy.link.ended")}
					</p>
				)}
				<p className="text-lg text-quiet">{t("privacy.link.about")}</p>
				{answer?.kind === "sent" && (
					<div role="status">
						<Note title={t("privacy.link.sentTitle")}>
							<p>{t("privacy.link.sent", { contact: answer.sentTo })}</p>
							<p>{t("privacy.link.again")}</p>
						</Note>
					</div>
				)}
				<form method="post" action={paths.privacyLink()} className="space-y-4 pt-2">
					<TextField
						label={t("privacy.link.contact")}
						hint={t("privacy.link.hint")}
						name="contact"
						autoComplete="email"
						required
						maxLength={LONGEST_CONTACT}
						defaultValue={notSent?.written}
						error={notSent && problemWords(t, notSent.problem)}
					/>
					<Button type="submit">{t("privacy.link.button")}</Button>
				</form>
				<p>
					<a
						href={paths.loginStep("sign-in", paths.accountPrivacy())}
						className="link inline-flex min-h-11 items-center"
					>
						{t("privacy.link.signIn")}
					</a>
				</p>
			</div>
		</div>
	);
}

function problemWords(t: Translate, problem: Extract<LinkAnswer, { kind: "not-sent" }>["problem"]): string {
	switch (problem.kind) {
		case "contact":
			return t("privacy.link.bad");
		case "too-many":
			return t("privacy.link.tooMany", { minutes: problem.minutes });
		case "away":
			return t("privacy.link.away");
	}
}
