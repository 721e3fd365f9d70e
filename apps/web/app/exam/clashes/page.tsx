import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { MAX_EXAMS, parseExamSlugs } from "#app/exam/calendar/search.ts";
import { SubscribeLinks } from "#app/exam/calendar/subscribe-links.tsx";
import { TimeLine } from "#app/exam/calendar/time-line.tsx";
import { getToday } from "#app/exam/data.server.ts";
import { type ExamChoice, ExamChoices } from "#app/exam/parts/exam-choices.tsx";
import { SourceList } from "#app/facts/source-list.tsx";
import { createSourceNamer, mergeSources, sourcesOf } from "#app/facts/sources.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { AddressForm } from "#app/shell/form/address-form.tsx";
import { PageHead } from "#app/shell/page/page-head.tsx";
import { Button } from "#app/ui/button.tsx";
import { Section } from "#app/ui/section.tsx";
import { comingYear, findClashes, toClashExam } from "./clash.ts";
import { ClashList } from "./clash-list.tsx";
import { layOutTimeLine } from "./clash-plot.ts";
import { getExams, listConductedExams } from "./data.server.ts";

export const handle = { parameters: ["exam"], namespaces: ["exam", "exam-clashes"] } satisfies PageHandle;

export async function loader({ context, url }: LoaderFunctionArgs) {
	const request = context.get(requestContext);
	const items = await listConductedExams(request);
	const requested = parseExamSlugs(url.searchParams);
	const named = requested.slice(0, MAX_EXAMS);
	const known = named.filter((slug) => items.some((exam) => exam.slug === slug));
	const { exams: whole } = await getExams(request, known);
	const chosen = whole.map((exam) => toClashExam(exam));
	const today = getToday(request);
	const range = comingYear(today);
	return {
		exams: items.map(({ slug, shortName, streams }) => ({ slug, shortName, stream: streams[0] ?? "general" })),
		chosen: chosen.map(({ slug, shortName }) => ({ slug, shortName })),
		unknown: named.filter((slug) => !known.includes(slug)),
		tooMany: requested.length > MAX_EXAMS ? requested.length : undefined,
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

export default function ExamClashes() {
	const { t, paths } = usePage();
	const { exams, chosen, unknown, tooMany, range, timeLine, pairs, sources } = useLoaderData<typeof loader>();
	const slugs = chosen.map(({ slug }) => slug);
	const names = chosen.map(({ shortName }) => shortName).join(", ");
	return (
		<div className="column pt-8 lg:pt-12">
			<PageHead
				title={names === "" ? t("clash.title") : t("clash.titleOf", { exams: names })}
				description={t("clash.description")}
				canonical={paths.examClashes()}
				noIndex={hasQuery(chosen, unknown)}
			/>
			<h1 className="text-3xl">{t("clash.title")}</h1>
			<p className="mt-2 max-w-text text-lg text-quiet print:hidden">{t("clash.description")}</p>
			<div role="status" className="max-w-text space-y-1 empty:hidden *:mt-4">
				{unknown.length > 0 && <p>{t("clash.notHeld", { slugs: unknown.join(", ") })}</p>}
				{tooMany !== undefined && <p>{t("calendar.tooMany", { most: MAX_EXAMS, count: tooMany })}</p>}
			</div>
			{chosen.length > 0 && (
				<>
					<div className="mt-8 grid gap-x-16 gap-y-10 lg:grid-cols-2 print:grid-cols-2">
						<TimeLine shape={timeLine} range={range} />
						<ClashList pairs={pairs} sourceName={createSourceNamer(sources)} />
					</div>
					<SubscribeLinks slugs={slugs} />
				</>
			)}
			<ClashChooser exams={exams} chosen={slugs} />
			<SourceList sources={sources} />
		</div>
	);
}

/** Combinations of exams are endless, so only the empty form is indexed. */
function hasQuery(...named: readonly (readonly unknown[])[]): boolean {
	return named.some((each) => each.length > 0);
}

function ClashChooser({ exams, chosen }: { exams: readonly ExamChoice[]; chosen: readonly string[] }) {
	const { t, paths } = usePage();
	return (
		<Section
			id="choose"
			title={chosen.length === 0 ? t("clash.choose") : t("clash.chooseOthers")}
			className="mt-12 print:hidden"
		>
			<p className="mt-1 text-quiet">{t("clash.chooseHint", { most: MAX_EXAMS })}</p>
			<AddressForm action={paths.examClashes()} className="mt-4">
				<ExamChoices exams={exams} chosen={chosen} />
				<Button type="submit" className="mt-2 max-sm:w-full">
					{t("clash.show")}
				</Button>
			</AddressForm>
		</Section>
	);
}
