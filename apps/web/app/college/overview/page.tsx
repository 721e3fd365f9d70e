import type { Similar } from "@uchit/contract/college.schema.ts";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { CollegeCard } from "#app/college/list/college-card.tsx";
import { loadCollegePage } from "#app/college/page.server.ts";
import { findLead, layOutPlacements } from "#app/college/placements/placement-plot.ts";
import { PlacementPlots } from "#app/college/placements/placement-plots.tsx";
import { layOutRankPlots, type RankPlot } from "#app/college/rankings/rank-plot.ts";
import { RankingPlot } from "#app/college/rankings/ranking-plot.tsx";
import { type CollegeOfPage, missingTabsOf } from "#app/college/tabs.ts";
import { useCollege } from "#app/college/use-college.ts";
import { SourceList } from "#app/facts/source-list.tsx";
import { sourceNames } from "#app/facts/sources.ts";
import { categoryName } from "#app/facts/words/category-words.ts";
import { usePaths } from "#app/paths.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { Link } from "#app/shell/page/link.tsx";
import { CollegeFacts } from "./college-facts.tsx";
import { Recognition } from "./recognition.tsx";

export const handle = { namespaces: ["college", "facts"] } satisfies PageHandle;

/** Pictures of one kind on the overview; the others stand on their own page. */
const SHOWN = 3;

export async function loader(args: LoaderFunctionArgs) {
	const { college } = await loadCollegePage(args, "overview");
	const lead = findLead(college.placements);
	const plots = layOutPlacements(college.placements).filter(({ level }) => level === lead?.level);
	return {
		similar: college.similar,
		rankPlots: layOutRankPlots(college.rankings).slice(0, SHOWN),
		placementPlots: plots.slice(0, 1),
		lead,
	};
}

export default function CollegePage() {
	const college = useCollege();
	const { similar, rankPlots, placementPlots, lead } = useLoaderData<typeof loader>();
	const sourceName = sourceNames(college.sources);
	return (
		<>
			<CollegeFacts id="facts" college={college} sourceName={sourceName} />
			<Recognition college={college} sourceName={sourceName} />
			<RankingPlots slug={college.slug} plots={rankPlots} />
			<PlacementPlots slug={college.slug} lead={lead} plots={placementPlots} sourceName={sourceName} />
			<MissingParts college={college} />
			{similar !== undefined && <SimilarColleges similar={similar} sourceName={sourceName} />}
			<SourceList sources={college.sources} />
		</>
	);
}

/** What a visitor may look for in vain here, said plainly: a page without data is not offered. */
function MissingParts({ college }: { college: CollegeOfPage }) {
	const t = useTranslations();
	return (
		<section aria-labelledby="missing" className="mt-12 lg:mt-16">
			<h2 id="missing" className="text-xl">
				{t("college.missing.heading")}
			</h2>
			<p className="mt-2 max-w-text text-quiet">{t("college.missing.note")}</p>
			<ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
				{missingTabsOf(college).map((tab) => (
					<li key={tab}>{t(`college.tab.${tab}`)}</li>
				))}
				{college.fees.length === 0 && <li>{t("college.missing.fees")}</li>}
			</ul>
		</section>
	);
}

/** Institutions like this one, and by which rule. */
function SimilarColleges({ similar, sourceName }: { similar: Similar; sourceName: (id: string) => string }) {
	const t = useTranslations();
	const category = categoryName(t, { id: similar.categoryId, name: "" });
	return (
		<section aria-labelledby="similar" className="mt-12 lg:mt-16 print:hidden">
			<h2 id="similar" className="text-xl">
				{t("fact.similar.heading")}
			</h2>
			<p className="mt-2 max-w-text text-quiet">{t(`fact.similar.${similar.rule}`, { category })}</p>
			<ul className="mt-4 grid gap-3 lg:grid-cols-2">
				{similar.items.map((college) => (
					<li key={college.slug}>
						<CollegeCard college={college} sourceName={sourceName} level={3} />
					</li>
				))}
			</ul>
		</section>
	);
}

/** The lists that rank it longest, as the overview shows them, with the way to the rest. */
function RankingPlots({ slug, plots }: { slug: string; plots: readonly RankPlot[] }) {
	const t = useTranslations();
	const paths = usePaths();
	if (plots.length === 0) return null;
	return (
		<section aria-labelledby="rankings" className="mt-12 lg:mt-16">
			<h2 id="rankings" className="text-xl">
				{t("ranking.heading")}
			</h2>
			<p className="mt-2 max-w-text text-quiet">{t("ranking.howToRead")}</p>
			<div className="mt-6 grid gap-x-12 gap-y-8 md:grid-cols-2 lg:grid-cols-3 print:grid-cols-3 print:gap-x-6">
				{plots.map((plot) => (
					<RankingPlot key={plot.list} plot={plot} />
				))}
			</div>
			<p className="mt-4 print:hidden">
				<Link to={paths.collegeTab(slug, "rankings")} className="link inline-flex min-h-11 items-center">
					{t("ranking.all")}
				</Link>
			</p>
		</section>
	);
}
