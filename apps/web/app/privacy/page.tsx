import {
	type ActionFunctionArgs,
	data,
	type HeadersArgs,
	type LoaderFunctionArgs,
	useActionData,
	useLoaderData,
} from "react-router";
import { hasAnswers } from "#app/applicant/applicant.ts";
import { applicantStore, useApplicant } from "#app/applicant/applicant-store.ts";
import { applicantWords } from "#app/applicant/applicant-words.ts";
import { pathsIn } from "#app/paths.ts";
import { addressIn } from "#app/platform/i18n/language.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { HiddenFields } from "#app/shell/form/hidden-fields.tsx";
import { NotOffered } from "#app/shell/page/not-offered.tsx";
import { PageHead } from "#app/shell/page/page-head.tsx";
import { PageSection } from "#app/shell/page/page-section.tsx";
import { Grievance } from "#app/text/contact-details.tsx";
import { ContentPageView } from "#app/text/content-page-view.tsx";
import { loadTextPage } from "#app/text/text-page.server.ts";
import { Button } from "#app/ui/button.tsx";
import { CountingChoice } from "./counting-choice.tsx";
import { handleCountingForm } from "./privacy-steps.server.ts";

export const handle = { namespaces: ["applicant", "privacy", "shell-code"], counted: false } satisfies PageHandle;

export async function loader(args: LoaderFunctionArgs) {
	const { analytics } = args.context.get(requestContext);
	return { text: await loadTextPage(args), analytics };
}

export async function action({ context, request, url }: ActionFunctionArgs) {
	const posted = { site: context.get(requestContext), form: await request.formData(), url, headers: request.headers };
	const { answer, cookies, status } = await handleCountingForm(posted, new Date());
	return data(answer, { status, headers: cookies.map((cookie): [string, string] => ["set-cookie", cookie]) });
}

export function headers({ actionHeaders }: HeadersArgs) {
	return actionHeaders;
}

export default function Privacy() {
	const { text, analytics } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const choices = (
		<>
			<CountingChoice analytics={analytics} answer={answer} />
			<RememberedHere />
			<ForgetAge isForgotten={answer?.kind === "forgotten"} />
		</>
	);
	// Consent can be withdrawn even without a text from the content system.
	if (text === undefined) {
		return (
			<>
				<NotOffered />
				<div className="column">{choices}</div>
			</>
		);
	}
	const { item, languages } = text.found;
	const address = addressIn(item.language, pathsIn("en").page(item.slug));
	return (
		<div className="column pt-8 lg:pt-12">
			<PageHead title={item.title} description={item.summary} canonical={address} languages={languages} />
			<ContentPageView page={item} />
			<OwnDataLinks />
			{choices}
			<Grievance contact={text.contact} />
		</div>
	);
}

/** Read on the device only. */
function RememberedHere() {
	const { t, language } = usePage();
	const { applicant, memory } = useApplicant();
	const isKnown = hasAnswers(applicant);
	const isEmpty = !isKnown && memory !== "declined";
	return (
		<PageSection title={t("applicant.privacy.title")}>
			<p className="max-w-text">{t("applicant.privacy.what")}</p>
			<p role="status" className="min-h-6 max-w-text font-semibold [@media(scripting:none)]:hidden">
				{isKnown && applicantWords(applicant, { t, language }).join(" · ")}
				{!isKnown && (memory === "declined" ? t("applicant.privacy.declined") : t("applicant.privacy.none"))}
			</p>
			<Button
				look="quiet"
				aria-disabled={isEmpty}
				onClick={applicantStore.forget}
				className="aria-disabled:border-dashed aria-disabled:text-quiet [@media(scripting:none)]:hidden"
			>
				{isKnown || isEmpty ? t("applicant.forget") : t("applicant.privacy.askAgain")}
			</Button>
		</PageSection>
	);
}

/** The page is the same for everybody, so it does not show the age. */
function ForgetAge({ isForgotten }: { isForgotten: boolean }) {
	const { t } = usePage();
	return (
		<PageSection title={t("privacy.age.title")}>
			<p role="status" className="font-semibold text-good-text empty:hidden">
				{isForgotten && t("privacy.age.forgotten")}
			</p>
			<p className="max-w-text">{t("privacy.age.what")}</p>
			<form method="post">
				<HiddenFields values={{ intent: "forget-age" }} />
				<Button type="submit" look="quiet">
					{t("privacy.age.forget")}
				</Button>
			</form>
		</PageSection>
	);
}

/** No prefetch: one of the pages is personal. */
function OwnDataLinks() {
	const { t, paths } = usePage();
	return (
		<PageSection title={t("privacy.here.title")}>
			<ul>
				<li>
					<a href={paths.accountPrivacy()} className="link-line">
						{t("privacy.here.own")}
					</a>
				</li>
				<li>
					<a href={paths.privacyLink()} className="link-line">
						{t("privacy.here.link")}
					</a>
				</li>
			</ul>
		</PageSection>
	);
}
