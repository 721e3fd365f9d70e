import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { ClashChooser } from "#app/components/calendar/clash-chooser.tsx";
import { ClashList } from "#app/components/calendar/clash-list.tsx";
import { SubscribeLinks } from "#app/components/calendar/subscribe-links.tsx";
import { TimeLine } from "#app/components/calendar/time-line.tsx";
import { PageHead } from "#app/components/site/page-head.tsx";
import { SourceList } from "#app/components/source/source-list.tsx";
import { getExams, listHeldExams } from "#app/data/exam-tools.server.ts";
import { getToday } from "#app/data/exams.server.ts";
import { useWords } from "#app/i18n/translate.ts";
import { MOST_EXAMS, parseExamSlugs } from "#app/lib/exam-calendar-search.ts";
import { comingYear, findClashes, toClashExam } from "#app/lib/exam-clash.ts";
import { layOutTimeLine } from "#app/lib/exam-clash-plot.ts";
import { mergeSources, sourceNames, sourcesOf } from "#app/lib/sources.ts";
import { usePaths } from "#app/paths.ts";
import { requestContext } from "#app/request-context.ts";

export async function loader({ context, url }: LoaderFunctionArgs) {
	const request = context.get(requestContext);
	const items = await listHeldExams(request);
	const asked = parseExamSlugs(url.searchParams);
	const named = asked.slice(0, MOST_EXAMS);
	const held = named.filter((slug) => items.some((exam) => exam.slug === slug));
	const { exams: whole } = await getExams(request, held);
	const chosen = whole.map((exam) => toClashExam(exam));
	const today = getToday(request);
	const range = comingYear(today);
	return {
		exams: items.map(({ slug, shortName, streams }) => ({ slug, shortName, stream: streams[0] ?? "general" })),
		chosen: chosen.map(({ slug, shortName }) => ({ slug, shortName })),
		unknown: named.filter((slug) => !held.includes(slug)),
		tooMany: asked.length > MOST_EXAMS ? asked.length : undefined,
		range,
		timeLine: layOutTimeLine(chosen, { range, today }),
		pairs: findClashes(chosen, range),
		sources: sourcesOf(
			mergeSources(
				[],
				whole.flatMap(({ sources }) => sources),
			),
			chosen.flatMap(({ events }) => events),
		),
	};
}

/** `/exams/clashes`: exams beside each other on one time line, and the days on which two of them fall together. */
export default function ExamClashes() {
	const t = useWords();
	const paths = usePaths();
	const { exams, chosen, unknown, tooMany, range, timeLine, pairs, sources } = useLoaderData<typeof loader>();
	const slugs = chosen.map(({ slug }) => slug);
	const names = chosen.map(({ shortName }) => shortName).join(", ");
	return (
		<div className="column pt-8 lg:pt-12">
			<PageHead
				title={names === "" ? t("clash.title") : t("clash.titleOf", { exams: names })}
				description={t("clash.description")}
				canonical={paths.examClashes()}
				noIndex={asksSomething(chosen, unknown)}
			/>
			<h1 className="text-3xl">{t("clash.title")}</h1>
			<p className="mt-2 max-w-text text-lg text-quiet print:hidden">{t("clash.description")}</p>
			<div role="status" className="max-w-text space-y-1 empty:hidden *:mt-4">
				{unknown.length > 0 && <p>{t("clash.notHeld", { slugs: unknown.join(", ") })}</p>}
				{tooMany !== undefined && <p>{t("calendar.tooMany", { most: MOST_EXAMS, count: tooMany })}</p>}
			</div>
			{chosen.length > 0 && (
				<>
					<div className="mt-8 grid gap-x-16 gap-y-10 lg:grid-cols-2 print:grid-cols-2">
						<TimeLine shape={timeLine} range={range} />
						<ClashList pairs={pairs} sourceName={sourceNames(sources)} />
					</div>
					<SubscribeLinks slugs={slugs} />
				</>
			)}
			<ClashChooser exams={exams} chosen={slugs} />
			<SourceList sources={sources} />
		</div>
	);
}

/** Crossings of exams are endless: search engines keep the page that chooses them. */
function asksSomething(...named: readonly (readonly unknown[])[]): boolean {
	return named.some((each) => each.length > 0);
}
