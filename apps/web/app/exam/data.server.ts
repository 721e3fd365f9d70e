import { DAY_MS } from "@uchit/contract/duration.ts";
import { ExamList } from "@uchit/contract/exam-list.ts";
import { Exam } from "@uchit/contract/exam-record.ts";
import { getCollege } from "#app/college/data.server.ts";
import { type AvailableRanks, findLaterCycle, type LaterCycle } from "#app/facts/words/exam-cycle.ts";
import { stateName } from "#app/facts/words/place-words.ts";
import { getFromBackend, requireFromBackend } from "#app/platform/backend/backend.server.ts";
import { getCatalogue } from "#app/platform/backend/catalogue.server.ts";
import { oncePerRequest } from "#app/platform/backend/once-per-request.server.ts";
import { memoiseUntilChanged } from "#app/platform/backend/until-changed.server.ts";
import type { Language } from "#app/platform/i18n/language.ts";
import type { RequestContext } from "#app/platform/request-context.ts";
import { SLUG } from "#app/platform/slug.ts";
import { todayInIndia } from "./calendar/days.ts";
import { EVERY_EXAM, type ExamSearch, toExamParams } from "./list/search.ts";
import { listSetFilters, type Relaxation, relaxedSearch } from "./list/sort-exams.ts";

export async function searchExams(request: RequestContext, search: Partial<ExamSearch>): Promise<ExamList> {
	const params = toExamParams({ ...search, view: "list" });
	return requireFromBackend(request, `/v1/exams?${params}`, ExamList);
}

export function listExams(request: RequestContext, search?: Partial<ExamSearch>): Promise<ExamList> {
	return search === undefined ? listEveryExam(request, todayInIndia(new Date())) : readAllPages(request, search);
}

/** Cached: a quarter of a megabyte that most college pages need. Keyed by day, as its order changes daily. */
const listEveryExam = memoiseUntilChanged((request, _today: string) => readAllPages(request, EVERY_EXAM));

async function readAllPages(request: RequestContext, search: Partial<ExamSearch>): Promise<ExamList> {
	const first = await searchExams(request, { ...search, page: 1 });
	const pages = first.items.length === 0 ? 1 : Math.ceil(first.total / first.items.length);
	const others = await Promise.all(
		Array.from({ length: pages - 1 }, (_, index) => searchExams(request, { ...search, page: index + 2 })),
	);
	const sources = [first, ...others].flatMap((list) => list.sources);
	return {
		...first,
		items: [first, ...others].flatMap(({ items }) => items),
		sources: [...new Map(sources.map((source) => [source.id, source])).values()],
	};
}

/** Undefined for an unknown slug. */
export const getExam = oncePerRequest(async (request, slug): Promise<Exam | undefined> => {
	return SLUG.test(slug) ? getFromBackend(request, `/v1/exams/${slug}`, Exam) : undefined;
});

export async function nameExams(
	request: RequestContext,
	{ items }: Pick<ExamList, "items">,
): Promise<Readonly<Record<string, string>>> {
	return nameExamSlugs(
		request,
		items.flatMap(({ lifecycle }) => lifecycle.writeNow),
		items,
	);
}

export async function nameExamSlugs(
	request: RequestContext,
	slugs: readonly string[],
	known: ExamList["items"] = [],
): Promise<Readonly<Record<string, string>>> {
	const isKnown = slugs.every((slug) => known.some((exam) => exam.slug === slug));
	const items = isKnown ? known : (await listExams(request)).items;
	return Object.fromEntries(
		items.filter(({ slug }) => slugs.includes(slug)).map(({ slug, shortName }) => [slug, shortName]),
	);
}

/** The newest published number of candidates; undefined if the guide has none. */
export async function getAppeared(
	request: RequestContext,
	slug: string,
): Promise<{ year: string; count: number } | undefined> {
	const rows = (await getExam(request, slug))?.statistics?.candidates ?? [];
	const [newest] = rows.filter(({ what }) => what === "appeared").toSorted((a, b) => b.year.localeCompare(a.year));
	return newest && { year: newest.year, count: newest.count };
}

export async function listLaterCycles(
	request: RequestContext,
	knownRanks: readonly (AvailableRanks & { exam: string })[],
): Promise<LaterCycle[]> {
	const today = getToday(request);
	const found = await Promise.all(
		knownRanks.map(async (ranks) => {
			const exam = await getExam(request, ranks.exam);
			return exam && findLaterCycle(exam, ranks, today);
		}),
	);
	return found.filter((cycle) => cycle !== undefined);
}

export async function listNamedColleges(
	request: RequestContext,
	slugs: readonly string[],
): Promise<{ slug: string; name: string }[]> {
	const found = await Promise.all(slugs.map((slug) => getCollege(request, slug)));
	return found.flatMap((college) => (college === undefined ? [] : [{ slug: college.slug, name: college.name }]));
}

/** For an empty result: counts without each filter; if none of these helps, counts for each filter alone. */
export async function relaxExams(request: RequestContext, search: ExamSearch): Promise<Relaxation[]> {
	const filters = listSetFilters(search);
	if (filters.length < 2) return [];
	const without = await relax(request, search, "without");
	return without.length > 0 ? without : relax(request, search, "only");
}

async function relax(request: RequestContext, search: ExamSearch, kind: Relaxation["kind"]): Promise<Relaxation[]> {
	const relaxed = await Promise.all(
		listSetFilters(search).map(async (filter) => {
			const { total } = await searchExams(request, relaxedSearch(search, { kind, filter }));
			return { kind, filter, total };
		}),
	);
	return relaxed.filter(({ total }) => total > 0);
}

export async function getStateNames(
	request: RequestContext,
	language: Language,
): Promise<Readonly<Record<string, string>>> {
	const { states } = await getCatalogue(request);
	return Object.fromEntries(states.map((state) => [state.slug, stateName(state, language)]));
}

const INDIA_AHEAD_MS = 19_800_000;

/** Today in India. Limits the page's freshness to midnight there, because it splits dates into past and coming. */
export function getToday({ limitFreshness }: Pick<RequestContext, "limitFreshness">): string {
	const now = Date.now();
	limitFreshness(DAY_MS - ((now + INDIA_AHEAD_MS) % DAY_MS));
	return todayInIndia(new Date(now));
}
