import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { ApplicantLinks } from "#app/applicant/applicant-links.tsx";
import { UnknownNote } from "#app/college/list/unknown-note.tsx";
import { getStateNames, getToday, listExams, nameExams, relaxExams, searchExams } from "#app/exam/data.server.ts";
import { nameExamFacets } from "#app/exam/exam-words.ts";
import { SourceList } from "#app/facts/source-list.tsx";
import { createSourceNamer } from "#app/facts/sources.ts";
import { inLanguage } from "#app/platform/i18n/in-language.ts";
import { languageOf } from "#app/platform/i18n/language.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { FilterChips } from "#app/shell/page/filter-chips.tsx";
import { LinkLine } from "#app/shell/page/link.tsx";
import { PageHead } from "#app/shell/page/page-head.tsx";
import { ListData } from "#app/shell/page/structured-data.tsx";
import { ViewChips } from "#app/shell/page/view-chips.tsx";
import { ExamFilters } from "./exam-filters.tsx";
import { examHeadingOf } from "./exam-heading.ts";
import { ExamMonths } from "./exam-months.tsx";
import { ExamResults, NoExams } from "./exam-results.tsx";
import { layOutMonths } from "./lay-out-months.ts";
import { toListedExam } from "./listed-exam.ts";
import { EXAM_VIEWS, parseExamSearch } from "./search.ts";
import { isIndexableExams, listActiveExamFilters } from "./sort-exams.ts";

export const handle = {
	parameters: ["open", "stream", "level", "state", "mode", "q", "page", "view"],
	namespaces: ["applicant", "exam"],
	common: true,
} satisfies PageHandle;

/** `/exams`: a list or a calendar of the coming year. */
export async function loader({ context, url }: LoaderFunctionArgs) {
	const request = context.get(requestContext);
	const search = parseExamSearch(url.searchParams);
	const language = languageOf(url.pathname);
	const list = await (search.view === "calendar" ? listExams(request, search) : searchExams(request, search));
	const relaxed = list.total === 0 ? await relaxExams(request, search) : [];
	const isPastTheEnd = list.total > 0 && list.items.length === 0;
	const today = getToday(request);
	const items = search.view === "calendar" ? list.items : list.items.map((exam) => toListedExam(exam, today));
	const [examNames, states] = await Promise.all([nameExams(request, list), getStateNames(request, language)]);
	const state = list.facets.state.map((option) => ({ ...option, label: states[option.value] ?? option.label }));
	const facets = { ...list.facets, state };
	const shown = { search, list: { ...list, items, facets }, relaxed, today, examNames };
	return data(inLanguage(shown, language), { status: isPastTheEnd ? 404 : 200 });
}

export default function Exams() {
	const { search, list, relaxed, today, examNames } = useLoaderData<typeof loader>();
	const { t, paths, language } = usePage();
	const facets = nameExamFacets(t, list.facets);
	const filters = listActiveExamFilters(search, facets);
	const listHeading = examHeadingOf({ t, language }, search, { ...list, facets });
	const heading = search.view === "calendar" ? t("exams.heading.calendar", { heading: listHeading }) : listHeading;
	const stateNames = new Map(facets.state.map(({ value, label }) => [value, label]));
	const notKnown = list.unknown.map(({ facet, value }) => {
		const name = facet === "open" ? t("exams.openNow") : t(`exams.facet.${facet}`);
		return t("list.unknownValue", { facet: name, value });
	});
	// With unknown values and no match, counts would mislead.
	const isCountless = notKnown.length > 0 && list.total === 0;
	const names = {
		today,
		stateName: (slug: string) => stateNames.get(slug) ?? slug,
		examName: (slug: string) => examNames[slug] ?? slug,
		sourceName: createSourceNamer(list.sources),
	};
	return (
		<div className="column pt-8 lg:pt-12">
			<PageHead
				title={search.page > 1 ? t("list.titleOfPage", { heading, page: search.page }) : heading}
				description={isCountless ? notKnown.join(" ") : t("exams.describe", { heading, count: list.total })}
				canonical={paths.exams(search)}
				noIndex={!isIndexableExams(search, list)}
			/>
			<ListData items={list.items.map(({ shortName, slug }) => ({ name: shortName, to: paths.exam(slug) }))} />
			<div data-category="education" className="category-ground">
				<div>
					<h1 className="text-2xl md:text-3xl">{heading}</h1>
					{!isCountless && (
						<p role="status" className="mt-1 text-quiet tabular-nums">
							{t("exams.count", { count: list.total })}
						</p>
					)}
				</div>
			</div>
			{search.view === "list" && search.q === "" && list.total > 0 && (
				<p className="mt-1 max-w-text text-quiet text-sm">{t("exams.order.note")}</p>
			)}
			<ApplicantLinks
				waysOf={({ state }, words) =>
					state === undefined || search.state.length > 0
						? []
						: [
								{
									label: words.t("applicant.way.state", { state: words.state }),
									to: paths.exams({ ...search, state: [state], page: 1 }),
								},
							]
				}
			/>
			<UnknownNote notKnown={notKnown} />
			<div className="mt-6 grid gap-6 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-12">
				<ExamFilters search={search} facets={facets} active={filters.length} />
				<section aria-label={t("list.results")} className="min-w-0 space-y-6">
					<div className="flex flex-wrap items-center justify-between gap-x-3">
						<ViewChips
							label={t("exams.view.label")}
							views={EXAM_VIEWS.map((view) => ({
								name: t(`exams.view.${view}`),
								to: paths.exams({ ...search, view, page: 1 }),
								isShown: view === search.view,
							}))}
						/>
						<ExamTools />
					</div>
					<FilterChips
						filters={filters.map(({ filter, value, label, without }) => ({
							id: `${filter} ${value}`,
							label,
							without: paths.exams(without),
						}))}
						all={paths.exams({ view: search.view })}
					/>
					{list.total === 0 && <NoExams search={search} filters={filters} relaxed={relaxed} />}
					{list.total > 0 && search.view === "list" && <ExamResults search={search} list={list} names={names} />}
					{list.total > 0 && search.view === "calendar" && <ExamMonths months={layOutMonths(list.items, today)} />}
				</section>
			</div>
			<SourceList sources={list.sources} />
		</div>
	);
}

function ExamTools() {
	const { t, paths } = usePage();
	return (
		<nav aria-label={t("exams.tools")} className="flex flex-wrap gap-x-5">
			<LinkLine to={paths.eligibility}>{t("exams.whatCanIWrite")}</LinkLine>
			<LinkLine to={paths.planner()}>{t("exams.planner")}</LinkLine>
			<LinkLine to={paths.examClashes()}>{t("exams.clashes")}</LinkLine>
		</nav>
	);
}
