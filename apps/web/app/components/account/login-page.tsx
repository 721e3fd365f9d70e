import { CodeForm } from "#app/components/site/code-form.tsx";
import { HiddenFields } from "#app/components/site/hidden-fields.tsx";
import { PageHead } from "#app/components/site/page-head.tsx";
import { sendProblemWords } from "#app/components/site/problem-words.ts";
import { useArrivalFocus } from "#app/components/site/use-arrival-focus.ts";
import { useSession } from "#app/components/site/use-session.ts";
import { Note } from "#app/components/ui/note.tsx";
import { useWords } from "#app/i18n/translate.ts";
import type { LoginAnswer, LoginView } from "#app/lib/login-view.ts";
import type { SignInError } from "#app/lib/sign-in-error.ts";
import { usePaths } from "#app/paths.ts";
import { ContactStep } from "./contact-step.tsx";
import { GuardianStep } from "./guardian-step.tsx";
import { SignUpStep } from "./sign-up-step.tsx";
import { VerifiedStep } from "./verified-step.tsx";
import type { Ways } from "./ways.ts";

type Shown = {
	view: LoginView;
	answer: LoginAnswer | undefined;
	error: SignInError | undefined;
	ways: Ways;
	callbackUrl: string | undefined;
};

/** Signing in; who is new signs up once their contact is known. */
export function LoginPage(shown: Shown) {
	const t = useWords();
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
				{isUnderWay(view, answer) && <StartOver />}
			</div>
		</div>
	);
}

function headingOf(view: LoginView, answer: LoginAnswer | undefined) {
	if (answer?.kind === "code" || answer?.kind === "verified") return answer.kind;
	return view.kind === "contact" && view.isNew ? "finish" : view.kind;
}

/** Whether anything is said that could be forgotten. */
function isUnderWay(view: LoginView, answer: LoginAnswer | undefined): boolean {
	return answer !== undefined || view.kind !== "contact" || view.isNew;
}

function Step({ view, answer, ways, callbackUrl }: Shown) {
	const paths = usePaths();
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
		case "sent":
			return <Sent />;
	}
}

/** With what was written, so that it is sent again by one press. */
function SignUpAgain({ form, view }: { form: Extract<LoginAnswer, { kind: "form" }>; view: LoginView }) {
	const { asksAge, verifiedContact } = view.kind === "sign-up" ? view : { asksAge: false, verifiedContact: undefined };
	return (
		<SignUpStep details={form.details} asksAge={asksAge} verifiedContact={verifiedContact} problem={form.problem} />
	);
}

/** Why an account could not be made just now. */
function Problem({ answer }: { answer: LoginAnswer | undefined }) {
	const t = useWords();
	if (answer?.kind !== "form") return null;
	const { problem } = answer;
	if (problem.kind !== "away" && problem.kind !== "too-many") return null;
	return (
		<p role="alert" className="mt-4 font-semibold text-bad-text">
			{sendProblemWords(t, problem, "phone")}
		</p>
	);
}

function Sent() {
	const t = useWords();
	return (
		<div className="mt-4 space-y-3">
			<p>{t("login.sent.where")}</p>
			<p className="text-quiet">{t("login.sent.rules")}</p>
		</div>
	);
}

/** What was said before is forgotten: the age, a name, a contact. */
function StartOver() {
	const t = useWords();
	return (
		<form method="post" className="mt-8">
			<HiddenFields values={{ intent: "start-over" }} />
			<button type="submit" className="link inline-flex min-h-11 items-center">
				{t("login.startOver")}
			</button>
		</form>
	);
}

/** The page is asked for by mistake, or to change to another account. */
function AlreadySignedIn() {
	const t = useWords();
	const paths = usePaths();
	const { user } = useSession();
	if (user === undefined) return null;
	return (
		<p className="mt-4">
			{t("login.already", { name: user.name })}{" "}
			<a href={paths.account()} className="link inline-flex min-h-11 items-center">
				{t("site.account")}
			</a>
		</p>
	);
}
