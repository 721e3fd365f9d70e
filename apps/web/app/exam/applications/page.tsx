import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { ApplicantLine } from "#app/applicant/applicant-line.tsx";
import { CollegePicker } from "#app/college/picker/college-picker.tsx";
import { changesParamsOrLanguage } from "#app/platform/changed-params.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { FewFactsNote } from "#app/shell/page/few-facts-note.tsx";
import { InlineLink } from "#app/shell/page/link.tsx";
import { PageHead } from "#app/shell/page/page-head.tsx";
import { ApplicationsTracker } from "./applications-tracker.tsx";
import { loadApplications } from "./page.server.ts";

export const handle = {
	namespaces: ["applicant", "exam", "exam-applications", "exam-clashes", "exam-tabs", "facts", "shell-advice"],
} satisfies PageHandle;

export function loader({ context }: LoaderFunctionArgs) {
	return loadApplications(context.get(requestContext));
}

/** Changing the address must not reload the page: a slow answer would delay the change. */
export const shouldRevalidate = changesParamsOrLanguage;

export default function ApplicationsPage() {
	const { t, paths } = usePage();
	const loaded = useLoaderData<typeof loader>();
	return (
		<div className="column pt-6 lg:pt-12">
			<PageHead
				title={t("applications.title")}
				description={t("applications.description")}
				canonical={paths.applications()}
			/>
			<h1 className="text-3xl print:text-xl">{t("applications.title")}</h1>
			<p className="mt-2 max-w-text text-quiet print:hidden">{t("applications.intro")}</p>
			<p className="mt-4 max-w-text [@media(scripting:enabled)]:hidden">
				{t("applications.noScripts")} <InlineLink to={paths.planner()}>{t("applications.toPlanner")}</InlineLink>
			</p>
			{loaded.isShort && <FewFactsNote />}
			<ApplicationsTracker
				loaded={loaded}
				picker={<CollegePicker name="college" label={t("applications.add.college")} />}
				applicantLine={
					<ApplicantLine changeAt={paths.eligibility}>
						{t("applications.papers.nobody")}{" "}
						<InlineLink to={paths.eligibility}>{t("applications.papers.toProfile")}</InlineLink>
					</ApplicantLine>
				}
			/>
		</div>
	);
}
