import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { Term, TermLine } from "#app/facts/term.tsx";
import { usePage } from "#app/platform/i18n/use-page.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { getReplayExams } from "#app/predict/data.server.ts";
import { Link } from "#app/shell/page/link.tsx";
import { PageHead } from "#app/shell/page/page-head.tsx";
import { ChoiceDesk } from "./choice-desk.tsx";

export const handle = {
	namespaces: ["applicant", "facts-words", "predict", "predict-choices", "shell-advice"],
} satisfies PageHandle;

/** `/predict/choices`: the page is the same for everybody; only the device has the list. */
export async function loader({ context }: LoaderFunctionArgs) {
	return { exams: await getReplayExams(context.get(requestContext)) };
}

export default function PredictChoices() {
	const { exams } = useLoaderData<typeof loader>();
	const { t, paths } = usePage();
	return (
		<div className="column pt-8 lg:pt-12">
			<PageHead
				title={t("predictChoices.list.title")}
				description={t("predictChoices.list.intro")}
				canonical={paths.choices}
				noIndex
			/>
			<h1 className="text-3xl">{t("predictChoices.list.title")}</h1>
			<p className="mt-2 max-w-text text-lg text-quiet print:hidden">{t("predictChoices.list.intro")}</p>
			<p className="mt-2 max-w-text print:hidden">{t("predictChoices.list.rule")}</p>
			<TermLine>
				<Term slug="choice-filling">{t("predictChoices.list.terms.filling")}</Term>
				<Term slug="seat-allotment">{t("predictChoices.list.terms.allotment")}</Term>
			</TermLine>
			<p className="mt-4 max-w-text [@media(scripting:enabled)]:hidden">{t("predictChoices.list.noScripts")}</p>
			<ChoiceDesk exams={exams} />
			<p className="mt-6 [@media(scripting:enabled)]:hidden print:hidden">
				<Link to={paths.predict()} className="link inline-flex min-h-9 items-center">
					{t("predictChoices.list.toPredictor")}
				</Link>
			</p>
		</div>
	);
}
