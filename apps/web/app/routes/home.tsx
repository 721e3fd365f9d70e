import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { CategoryTiles } from "#app/components/category/category-tiles.tsx";
import { TopRanked } from "#app/components/category/top-ranked.tsx";
import { PageHead } from "#app/components/site/page-head.tsx";
import { SearchForm } from "#app/components/site/search-form.tsx";
import { SourceList } from "#app/components/source/source-list.tsx";
import { StateLinks } from "#app/components/state/state-links.tsx";
import { getCatalogue } from "#app/data/catalogue.server.ts";
import { formatNumber } from "#app/lib/format-number.ts";
import { sourceNames } from "#app/lib/sources.ts";
import { HOME_PATH } from "#app/paths.ts";
import { requestContext } from "#app/request-context.ts";

const HEADING = "Find your college in India";
const DESCRIPTION =
	"Search every college and university of the national directory, with ranks and cutoffs. Every figure shows its source and year.";

export async function loader({ context }: LoaderFunctionArgs) {
	return getCatalogue(context.get(requestContext));
}

export default function Home() {
	const { colleges, categories, states, sources } = useLoaderData<typeof loader>();
	const sourceName = sourceNames(sources);
	return (
		<div className="column">
			<PageHead title={HEADING} description={DESCRIPTION} canonical={HOME_PATH} />
			<section className="max-w-192 py-10 lg:py-20">
				<h1 className="text-3xl md:text-4xl">{HEADING}</h1>
				<p className="mt-3 mb-6 text-lg text-quiet">
					<strong className="font-semibold text-ink tabular-nums">{formatNumber(colleges)}</strong> institutions of
					higher education. Every figure shows its source and year.
				</p>
				<SearchForm large />
			</section>
			<section aria-labelledby="categories">
				<h2 id="categories" className="mb-4 text-xl">
					By category
				</h2>
				<CategoryTiles categories={categories} />
			</section>
			<section aria-labelledby="top-ranked" className="mt-12 lg:mt-20">
				<h2 id="top-ranked" className="text-xl">
					Top ranked
				</h2>
				<p className="mt-1 mb-6 max-w-text text-quiet">
					As ranked by the National Institutional Ranking Framework (NIRF) in its newest list that we hold.
				</p>
				<div className="grid gap-x-12 gap-y-10 md:grid-cols-2">
					{categories.map((category) => (
						<TopRanked key={category.id} category={category} sourceName={sourceName} />
					))}
				</div>
			</section>
			<section aria-labelledby="states" className="mt-12 lg:mt-20">
				<h2 id="states" className="mb-4 text-xl">
					By state
				</h2>
				<StateLinks states={states} />
			</section>
			<SourceList sources={sources} />
		</div>
	);
}
