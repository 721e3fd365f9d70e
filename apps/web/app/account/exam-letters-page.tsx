import type { Consent } from "@uchit/contract/account.ts";
import {
	type ActionFunctionArgs,
	data,
	type LoaderFunctionArgs,
	redirect,
	useActionData,
	useLoaderData,
} from "react-router";
import { getExam } from "#app/exam/data.server.ts";
import { pathsIn } from "#app/paths.ts";
import { redirectToSignIn, requireVisitor, valueOrThrow } from "#app/platform/backend/visitor-call.server.ts";
import { languageOf } from "#app/platform/i18n/language.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { PageHead } from "#app/shell/page/page-head.tsx";
import { Button } from "#app/ui/button.tsx";
import { CheckboxGroup } from "#app/ui/checkbox-group.tsx";
import { getExamAlerts, getMe, setExamAlert } from "./data.server.ts";
import { toConsents } from "./registration.server.ts";

export const handle = {
	personal: true,
	requiresSession: true,
	namespaces: ["account"],
	counted: false,
	stored: false,
} satisfies PageHandle;

export async function loader({ context, params: { slug = "" }, url }: LoaderFunctionArgs) {
	const site = context.get(requestContext);
	const visitor = await requireVisitor(site, url);
	const [exam, me, alerts] = await Promise.all([
		getExam(site, slug),
		getMe(site, visitor),
		getExamAlerts(site, visitor),
	]);
	if (exam === undefined) throw data("No such exam", { status: 404 });
	const { exams, hasEmail, needsGuardian } = valueOrThrow(alerts, url);
	const email = valueOrThrow(me, url).contacts.find(({ kind }) => kind === "email")?.value;
	const isOn = exams.some((followed) => followed.slug === slug);
	const state = needsGuardian ? "guardian" : !hasEmail ? "noEmail" : isOn ? "on" : "off";
	return { slug, exam: exam.shortName, email: email ?? "", state } as const;
}

/** Following needs a ticked box and a button press; opening an address is never enough. */
export async function action({ context, request, params: { slug = "" }, url }: ActionFunctionArgs) {
	const site = context.get(requestContext);
	const visitor = await requireVisitor(site, url);
	const form = await request.formData();
	const language = languageOf(url.pathname);
	if (form.get("intent") === "stop") return conclude(await setExamAlert(site, visitor, { exam: slug, isOn: false }));
	const ticked = form.getAll("consent").filter((value) => value === "exam-alerts");
	const [consent] = await toConsents(ticked.map(String), language);
	if (consent === undefined) return data({ problem: "tick" } as const, { status: 400 });
	return conclude(await setExamAlert(site, visitor, { exam: slug, isOn: true, notice: toNotice(consent) }));

	function conclude(reply: Awaited<ReturnType<typeof setExamAlert>>) {
		if (reply.kind === "signed-out") return redirectToSignIn(url);
		if (reply.kind === "refused") return data({ problem: "refused" } as const, { status: reply.status });
		if (reply.kind === "away") return data({ problem: "away" } as const, { status: 503 });
		return redirect(pathsIn(language).accountExam(slug), 303);
	}
}

function toNotice({ purpose: _purpose, recipient: _recipient, ...notice }: Consent) {
	return notice;
}

export default function ExamLettersPage() {
	const { t, paths } = usePage();
	const { slug, exam, email, state } = useLoaderData<typeof loader>();
	const problem = useActionData<typeof action>()?.problem;
	const title = t("account.examLetters.title", { exam });
	return (
		<div className="column pt-8 lg:pt-12">
			<PageHead title={title} noIndex />
			<div className="max-w-text space-y-4">
				<h1 className="text-3xl">{title}</h1>
				<p className="text-lg">{t("account.examLetters.intro")}</p>
				{problem !== undefined && (
					<p role="alert" className="font-semibold text-bad-text">
						{t(`account.examLetters.${problem}`)}
					</p>
				)}
				<p role="status">{t(`account.examLetters.${state}`, { exam, email })}</p>
				{state === "noEmail" && (
					<p>
						<a href={paths.account()} className="link-line">
							{t("account.title")}
						</a>
					</p>
				)}
				{(state === "on" || state === "off") && <FollowForm exam={exam} isOn={state === "on"} />}
				<p>
					<a href={paths.exam(slug)} className="link-line">
						{t("account.examLetters.back", { exam })}
					</a>
				</p>
			</div>
		</div>
	);
}

function FollowForm({ exam, isOn }: { exam: string; isOn: boolean }) {
	const { t } = usePage();
	return (
		<form method="post" className="space-y-4">
			<input type="hidden" name="intent" value={isOn ? "stop" : "follow"} />
			{!isOn && (
				<CheckboxGroup
					legend={t("account.letters.agree")}
					isLegendHidden
					name="consent"
					isWhole
					options={[{ value: "exam-alerts", label: t("login.consent.exam-alerts"), selected: false }]}
				/>
			)}
			<Button type="submit" look={isOn ? "quiet" : "primary"}>
				{isOn ? t("account.examLetters.stop", { exam }) : t("account.examLetters.start")}
			</Button>
		</form>
	);
}
