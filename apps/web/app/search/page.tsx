import type { Suggestion } from "@uchit/contract/suggest.schema.ts";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { searchColleges } from "#app/college/data.server.ts";
import { CollegeCard } from "#app/college/list/college-card.tsx";
import { NoColleges } from "#app/college/list/no-colleges.tsx";
import { parseCollegeSearch } from "#app/college/search.ts";
import { getToday, nameExams, searchExams } from "#app/exam/data.server.ts";
import { FoundExams } from "#app/exam/list/found-exams.tsx";
import { SourceList } from "#app/facts/source-list.tsx";
import { mergeSources, sourceNames, sourcesOf } from "#app/facts/sources.ts";
import { peekArticles } from "#app/news/data.server.ts";
import { FoundArticles } from "#app/news/parts/found-articles.tsx";
import { usePaths } from "#app/paths.ts";
import { languageOf } from "#app/platform/i18n/language.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { type RequestContext, requestContext } from "#app/platform/request-context.ts";
import { Link } from "#app/shell/page/link.tsx";
import { PageHead } from "#app/shell/page/page-head.tsx";
import { suggestionDetail, suggestionPath } from "#app/shell/search/suggestion.ts";
import { getSuggestions } from "./data.server.ts";

export const handle = { parameters: ["q"], namespaces: ["exam", "facts", "news"], crawled: false } satisfies PageHandle;

/** Institutions that the page shows itself; all of them are one link away. */
const SHOWN = 10;
const SHOWN_ARTICLES = 5;
const SHOWN_EXAMS = 3;

export async function loader({ context, url }: LoaderFunctionArgs) {
	const request = context.get(requestContext);
	const search = parseCollegeSearch(new URLSearchParams({ q: url.searchParams.get("q") ?? "" }));
	if (search.q === "") return { q: "", found: undefined };
	const [results, suggestions, exams, articles] = await Promise.all([
		searchColleges(request, search),
		getSuggestions(request, search.q),
		findExams(request, search.q),
		peekArticles(request, languageOf(url.pathname), { q: search.q, limit: SHOWN_ARTICLES }),
	]);
	const lists = suggestions.items.filter(({ kind }) => kind !== "college" && kind !== "exam");
	// Whoever types an exam's name means it; whoever types words that its name has too may not.
	const areExamsFirst = suggestions.items.some(({ kind }) => kind === "exam");
	return { q: search.q, found: { results, lists, exams, areExamsFirst, articles } };
}

async function findExams(request: RequestContext, q: string) {
	const { items, facets, sources, total } = await searchExams(request, { q });
	const shown = items.slice(0, SHOWN_EXAMS);
	const examNames = await nameExams(request, { items: shown });
	return { items: shown, facets, sources, total, examNames, today: getToday(request) };
}

export default function Search() {
	const t = useTranslations();
	const paths = usePaths();
	const { q, found } = useLoaderData<typeof loader>();
	const heading = q === "" ? t("search.heading.empty") : t("search.heading.words", { words: q });
	return (
		<div className="column pt-8 lg:pt-12">
			<PageHead title={heading} description={t("search.description")} canonical={paths.search(q)} noIndex={q !== ""} />
			<h1 className="text-3xl">{heading}</h1>
			<div className="max-w-192">
				{found !== undefined && (
					<>
						<SuggestedLists lists={found.lists} />
						{found.areExamsFirst && <FoundExams q={q} found={found.exams} />}
						<Institutions q={q} results={found.results} />
						{!found.areExamsFirst && <FoundExams q={q} found={found.exams} />}
						<FoundArticles q={q} found={found.articles} />
					</>
				)}
			</div>
			{found !== undefined && (
				<SourceList sources={mergeSources(found.results.sources, sourcesOf(found.exams.sources, found.exams.items))} />
			)}
		</div>
	);
}

type Found = NonNullable<Awaited<ReturnType<typeof loader>>["found"]>;

function Institutions({ q, results }: { q: string; results: Found["results"] }) {
	const t = useTranslations();
	const paths = usePaths();
	const sourceName = sourceNames(results.sources);
	return (
		<section aria-labelledby="institutions" className="mt-10">
			<h2 id="institutions" className="mb-4 text-xl">
				{t("search.institutions")}
			</h2>
			{results.total === 0 ? (
				<NoColleges relaxed={[]} />
			) : (
				<ul className="space-y-3">
					{results.items.slice(0, SHOWN).map((college) => (
						<li key={college.slug}>
							<CollegeCard college={college} sourceName={sourceName} />
						</li>
					))}
				</ul>
			)}
			{results.total > SHOWN && (
				<p className="mt-4">
					<Link to={paths.colleges({ q })} className="link inline-flex min-h-11 items-center">
						{t("search.all", { count: results.total })}
					</Link>
				</p>
			)}
		</section>
	);
}

/** Places, categories, degrees, exams and countries whose names begin with what was typed. */
function SuggestedLists({ lists }: { lists: readonly Suggestion[] }) {
	const t = useTranslations();
	const paths = usePaths();
	if (lists.length === 0) return null;
	return (
		<section aria-labelledby="lists" className="mt-10">
			<h2 id="lists" className="mb-2 text-xl">
				{t("search.lists")}
			</h2>
			<ul className="divide-y divide-line border-line border-y">
				{lists.map((list) => (
					<li key={`${list.kind} ${list.value}`} className="flex flex-wrap items-baseline gap-x-3 py-2">
						<Link to={suggestionPath(paths, list)} className="link">
							{list.label}
						</Link>
						<span className="text-quiet text-sm">{suggestionDetail(t, list)}</span>
					</li>
				))}
			</ul>
		</section>
	);
}
