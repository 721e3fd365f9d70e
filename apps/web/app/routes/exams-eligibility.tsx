import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { EligibilityDesk } from "#app/components/eligibility/eligibility-desk.tsx";
import { PageHead } from "#app/components/site/page-head.tsx";
import { SourceList } from "#app/components/source/source-list.tsx";
import { listHeldExamsWhole } from "#app/data/exam-tools.server.ts";
import { getStateNames, getToday } from "#app/data/exams.server.ts";
import { useWords } from "#app/i18n/translate.ts";
import { toRuledExam } from "#app/lib/eligibility-exam.ts";
import { mergeSources, nameSource } from "#app/lib/sources.ts";
import { usePaths } from "#app/paths.ts";
import { requestContext } from "#app/request-context.ts";

export async function loader({ context }: LoaderFunctionArgs) {
	const request = context.get(requestContext);
	const [whole, states] = await Promise.all([listHeldExamsWhole(request), getStateNames(request)]);
	const exams = whole.map(toRuledExam);
	const named = new Set(exams.flatMap(({ ruleSources }) => ruleSources));
	const sources = mergeSources(
		[],
		whole.flatMap((exam) => exam.sources.filter(({ id }) => named.has(id))),
	);
	return { exams, states, sources, today: getToday(request) };
}

/** `/exams/eligibility`: which exams somebody may sit. The answer is worked out in the browser, from what never leaves it. */
export default function ExamsEligibility() {
	const t = useWords();
	const paths = usePaths();
	const { exams, states, sources, today } = useLoaderData<typeof loader>();
	const names = {
		states,
		exams: Object.fromEntries(exams.map(({ slug, shortName }) => [slug, shortName])),
		sources: Object.fromEntries(sources.map((source) => [source.id, nameSource(source)])),
	};
	const stateList = Object.entries(states)
		.map(([slug, name]) => ({ slug, name }))
		.toSorted((a, b) => a.name.localeCompare(b.name));
	return (
		<div className="column pt-8 lg:pt-12">
			<PageHead title={t("eligible.title")} description={t("eligible.description")} canonical={paths.eligibility} />
			<h1 className="text-3xl">{t("eligible.title")}</h1>
			<p className="mt-2 max-w-text text-lg text-quiet">{t("eligible.description")}</p>
			<p className="mt-2 max-w-text font-semibold">{t("eligible.private")}</p>
			<EligibilityDesk exams={exams} states={stateList} names={names} today={today} />
			<SourceList sources={sources} />
		</div>
	);
}
