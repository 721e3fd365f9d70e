import { ContactStep } from "#app/account/contacts/contact-step.tsx";
import { authAddress } from "#app/paths.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { CodeForm } from "#app/shell/code/code-form.tsx";
import type { FailedSend } from "#app/shell/code/code-step.ts";
import { ContactForm } from "#app/shell/code/contact-form.tsx";
import { sendProblemWords } from "#app/shell/code/problem-words.ts";
import { HiddenFields } from "#app/shell/form/hidden-fields.tsx";
import { useArrivalFocus } from "#app/shell/form/use-arrival-focus.ts";
import { PageHead } from "#app/shell/page/page-head.tsx";
import { useSession } from "#app/shell/session/use-session.ts";
import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import type { SignInError } from "./sign-in-error.ts";
import type { SignInOptions } from "./sign-in-options.ts";
import { SignUpStep } from "./sign-up-step.tsx";
import { VerifiedStep } from "./verified-step.tsx";
import type { LoginAnswer, LoginView } from "./view.ts";

type LoginPageProps = {
	view: LoginView;
	answer: LoginAnswer | undefined;
	error: SignInError | undefined;
	ways: SignInOptions;
	callbackUrl: string | undefined;
};

export function LoginPage(shown: LoginPageProps) {
	const { t } = usePage();
	const { view, answer, error } = shown;
	const part = useArrivalFocus<HTMLDivElement>(answer);
	const heading = t(`login.heading.${headingOf(view, answer)}`);
	return (
		<div className="column pt-8 lg:pt-12">
			<PageHead title={heading} noIndex />
			<div ref={part} className="max-w-text">
				<h1 className="text-3xl">{heading}</h1>
				<AlreadySignedIn />
				{answer === undefined && error !== undefined && (
					<Note tone="problem" title={t("login.failed")}>
						<p>{t(`authError.${error}`)}</p>
					</Note>
				)}
				<Problem answer={answer} />
				<Step {...shown} />
				{isSignInStarted(view, answer) && <StartOver />}
			</div>
		</div>
	);
}

function headingOf(view: LoginView, answer: LoginAnswer | undefined) {
	if (answer?.kind === "code" || answer?.kind === "verified") return answer.kind;
	return view.kind === "contact" && view.isNew ? "finish" : view.kind;
}

function isSignInStarted(view: LoginView, answer: LoginAnswer | undefined): boolean {
	return answer !== undefined || view.kind !== "contact" || view.isNew;
}

function Step({ view, answer, ways, callbackUrl }: LoginPageProps) {
	const { paths } = usePage();
	if (answer?.kind === "verified") return <VerifiedStep token={answer.token} ways={ways} />;
	if (answer?.kind === "code") {
		const back = paths.loginStep(answer.purpose, callbackUrl);
		return (
			<div className="mt-4">
				<CodeForm purpose={answer.purpose} sent={answer.sent} problem={answer.problem} back={back} />
			</div>
		);
	}
	if (answer?.kind === "form") return <SignUpAgain form={answer} view={view} />;
	switch (view.kind) {
		case "contact":
			return <ContactStep isNew={view.isNew} answer={answer} ways={ways} />;
		case "sign-up":
			return <SignUpStep {...view} problem={undefined} />;
		case "guardian":
			return <GuardianStep notSent={answer?.kind === "not-sent" ? answer : undefined} />;
		case "link":
			return <LinkStep {...view} ways={ways} />;
		case "sent":
			return <LinkSentMessage />;
	}
}

function SignUpAgain({ form, view }: { form: Extract<LoginAnswer, { kind: "form" }>; view: LoginView }) {
	const { needsAge, verifiedContact } =
		view.kind === "sign-up" ? view : { needsAge: false, verifiedContact: undefined };
	return (
		<SignUpStep details={form.details} needsAge={needsAge} verifiedContact={verifiedContact} problem={form.problem} />
	);
}

function Problem({ answer }: { answer: LoginAnswer | undefined }) {
	const { t } = usePage();
	if (answer?.kind !== "form") return null;
	const { problem } = answer;
	if (problem.kind !== "away" && problem.kind !== "too-many") return null;
	return (
		<p role="alert" className="mt-4 font-semibold text-bad-text">
			{sendProblemWords(t, problem, "phone")}
		</p>
	);
}

function LinkStep({ token, email, ways: { csrfToken, after } }: { token: string; email: string; ways: SignInOptions }) {
	const { t } = usePage();
	return (
		<form method="post" action={authAddress("callback/email")} className="mt-4 space-y-4">
			<HiddenFields values={{ csrfToken, callbackUrl: after, token, email }} />
			<p>{t("login.link.whose", { email })}</p>
			<Button type="submit" data-asked-next="">
				{t("login.link.use")}
			</Button>
		</form>
	);
}

function LinkSentMessage() {
	const { t } = usePage();
	return (
		<div className="mt-4 space-y-3">
			<p>{t("login.sent.where")}</p>
			<p className="text-quiet">{t("login.sent.rules")}</p>
		</div>
	);
}

function StartOver() {
	const { t } = usePage();
	return (
		<form method="post" className="mt-8">
			<HiddenFields values={{ intent: "start-over" }} />
			<button type="submit" className="link-line">
				{t("login.startOver")}
			</button>
		</form>
	);
}

/** Shown to signed-in visitors, who came by mistake or want another account. */
function AlreadySignedIn() {
	const { t, paths } = usePage();
	const { user } = useSession();
	if (user === undefined) return null;
	return (
		<p className="mt-4">
			{t("login.already", { name: user.name })}{" "}
			<a href={paths.account()} className="link-line">
				{t("site.account")}
			</a>
		</p>
	);
}

/** Visitors under 18 need the consent of a parent or guardian, confirmed by a code. */
function GuardianStep({ notSent }: { notSent: FailedSend | undefined }) {
	const { t } = usePage();
	return (
		<div className="mt-4 space-y-5">
			<p>{t("login.guardian.why")}</p>
			<p>{t("login.guardian.agrees")}</p>
			<div className="grid items-end gap-8 sm:grid-cols-2">
				<ContactForm kind="phone" purpose="guardian" isOwn={false} notSent={notSent} />
				<ContactForm kind="email" purpose="guardian" isOwn={false} notSent={notSent} look="quiet" />
			</div>
		</div>
	);
}
