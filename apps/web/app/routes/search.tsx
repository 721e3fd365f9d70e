import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { CollegeCard } from "#app/components/college/college-card.tsx";
import { NoColleges } from "#app/components/college/no-colleges.tsx";
import { FoundExams } from "#app/components/exam/list/found-exams.tsx";
import { FoundArticles } from "#app/components/news/found-articles.tsx";
import { SuggestedLists } from "#app/components/search/suggested-lists.tsx";
import { Link } from "#app/components/site/link.tsx";
import { PageHead } from "#app/components/site/page-head.tsx";
import { SourceList } from "#app/components/source/source-list.tsx";
import { searchColleges } from "#app/data/colleges.server.ts";
import { getToday, nameExams, searchExams } from "#app/data/exams.server.ts";
import { peekArticles } from "#app/data/news.server.ts";
import { getSuggestions } from "#app/data/suggestions.server.ts";
import { languageOf } from "#app/i18n/language.ts";
import { useWords } from "#app/i18n/translate.ts";
import { parseCollegeSearch } from "#app/lib/college-search.ts";
import { mergeSources, sourceNames, sourcesOf } from "#app/lib/sources.ts";
import { usePaths } from "#app/paths.ts";
import { type RequestContext, requestContext } from "#app/request-context.ts";

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
	const t = useWords();
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
	const t = useWords();
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
