import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { hasPersonAnswers, readPerson } from "#app/applicant/person.ts";
import { listConductedExamRecords } from "#app/exam/clashes/data.server.ts";
import { getStateNames, getToday } from "#app/exam/data.server.ts";
import { FoldedSources } from "#app/facts/source-list.tsx";
import { mergeSources, nameSource } from "#app/facts/sources.ts";
import { LOCALES, languageOf } from "#app/platform/i18n/language.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { PageHead } from "#app/shell/page/page-head.tsx";
import { EligibilityChecker } from "./eligibility-checker.tsx";
import { toRuledExam } from "./rules/judge-exams.ts";

/** Without scripts the address contains personal answers. */
export const handle = {
	parameters: [
		"birthDate",
		"holding",
		"isInLastYear",
		"classTwelveYear",
		"subjects",
		"class-12",
		"pcm",
		"pcb",
		"english",
		"diploma",
		"graduation",
		"category",
		"hasDisability",
		"state",
		"gender",
	],
	namespaces: ["applicant", "exam-eligibility"],
	counted: false,
} satisfies PageHandle;

export async function loader({ context, url }: LoaderFunctionArgs) {
	const request = context.get(requestContext);
	const [whole, states] = await Promise.all([
		listConductedExamRecords(request),
		getStateNames(request, languageOf(url.pathname)),
	]);
	const exams = whole.map(toRuledExam);
	const named = new Set(exams.flatMap(({ ruleSources }) => ruleSources));
	const sources = mergeSources(
		[],
		whole.flatMap((exam) => exam.sources.filter(({ id }) => named.has(id))),
	);
	return { exams, states, sources, today: getToday(request), inAddress: readPerson(url.searchParams) };
}

/** `/exams/eligibility`. With scripts the answers never leave the browser. */
export default function ExamsEligibility() {
	const { t, paths, language } = usePage();
	const { exams, states, sources, today, inAddress } = useLoaderData<typeof loader>();
	const names = {
		states,
		exams: Object.fromEntries(exams.map(({ slug, shortName }) => [slug, shortName])),
		sources: Object.fromEntries(sources.map((source) => [source.id, nameSource(source)])),
	};
	const stateList = Object.entries(states)
		.map(([slug, name]) => ({ slug, name }))
		.toSorted((a, b) => a.name.localeCompare(b.name, LOCALES[language]));
	return (
		<div className="column pt-8 lg:pt-12">
			<PageHead
				title={t("eligible.title")}
				description={t("eligible.description")}
				canonical={paths.eligibility}
				noIndex={hasPersonAnswers(inAddress)}
			/>
			<h1 className="text-3xl">{t("eligible.title")}</h1>
			<p className="mt-2 max-w-text text-lg text-quiet">{t("eligible.description")}</p>
			<p className="mt-2 hidden max-w-text font-semibold [@media(scripting:none)]:block">{t("eligible.noScripts")}</p>
			<EligibilityChecker exams={exams} states={stateList} names={names} today={today} inAddress={inAddress} />
			<FoldedSources sources={sources} />
		</div>
	);
}
