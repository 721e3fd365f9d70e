import { MAX_CONTACT_LENGTH } from "@uchit/contract/account.ts";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { languageOf } from "#app/platform/i18n/language.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { addressOf, STATUS_OF, textOf, tooManyAttempts } from "#app/shell/code/code-steps.server.ts";
import { useArrivalFocus } from "#app/shell/form/use-arrival-focus.ts";
import { PageHead } from "#app/shell/page/page-head.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { Note } from "#app/ui/note.tsx";
import { requestPrivacyLink } from "./data.server.ts";
import type { LinkAnswer } from "./view.ts";

export const handle = {
	parameters: ["why"],
	namespaces: ["privacy"],
	counted: false,
	stored: false,
} satisfies PageHandle;

/** `/privacy/link?why=ended`: requests a link to one's data, for a person without an account. */
export function loader({ url }: LoaderFunctionArgs) {
	return { hasEnded: url.searchParams.get("why") === "ended" };
}

export async function action({ context, request, url }: ActionFunctionArgs) {
	const site = context.get(requestContext);
	const written = textOf(await request.formData(), "contact").slice(0, MAX_CONTACT_LENGTH);
	const contact = { kind: written.includes("@") ? "email" : "phone", value: written } as const;
	const answer = await requestPrivacyLink(
		site,
		{ contact, language: languageOf(url.pathname) },
		addressOf(request.headers),
	);
	switch (answer.kind) {
		case "taken":
			return answered({ kind: "sent", sentTo: answer.value.sentTo }, 200);
		case "refused":
			return answered({ kind: "not-sent", problem: { kind: "contact" }, written }, STATUS_OF.contact);
		case "too-many": {
			const problem = tooManyAttempts(answer.retryAfterSeconds);
			return answered({ kind: "not-sent", problem, written }, STATUS_OF["too-many"]);
		}
		case "away":
			return answered({ kind: "not-sent", problem: { kind: "away" }, written }, STATUS_OF.away);
	}
}

function answered(answer: LinkAnswer, status: number) {
	return data(answer, { status });
}

export default function PrivacyLink() {
	return <AskLinkPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}

/** The answer is the same for every contact, so that it does not reveal who has data here. */
function AskLinkPage({ hasEnded, answer }: { hasEnded: boolean; answer: LinkAnswer | undefined }) {
	const { t, paths } = usePage();
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
						maxLength={MAX_CONTACT_LENGTH}
						defaultValue={notSent?.written}
						error={notSent && problemWords(t, notSent.problem)}
					/>
					<Button type="submit">{t("privacy.link.button")}</Button>
				</form>
				<p>
					<a href={paths.loginStep("sign-in", paths.accountPrivacy())} className="link-line">
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
