import type { RankingLists } from "@uchit/contract/ranking-table.ts";
import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { SourceList } from "#app/facts/source-list.tsx";
import { downloadAddress } from "#app/paths.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { PageHead } from "#app/shell/page/page-head.tsx";
import { getRankingLists } from "./data.server.ts";
import { labelOf } from "./label.ts";
import { RankingCaveat } from "./ranking-caveat.tsx";

export const handle = { namespaces: ["facts", "ranking"] } satisfies PageHandle;

export async function loader({ context }: LoaderFunctionArgs) {
	return getRankingLists(context.get(requestContext));
}

export default function Rankings() {
	const { institutions, places, lists, sources } = useLoaderData<typeof loader>();
	const { t, paths } = usePage();
	const years = lists.flatMap((each) => each.years.map(({ year }) => year));
	const description = t("rankings.description", {
		institutions,
		places,
		lists: lists.length,
		tables: years.length,
		first: String(Math.min(...years)),
		last: String(Math.max(...years)),
	});
	return (
		<div className="column pt-8 lg:pt-12">
			<PageHead title={t("rankings.titleAll")} description={description} canonical={paths.rankings} />
			<h1 className="text-3xl">{t("rankings.headingAll")}</h1>
			<p className="mt-2 max-w-text text-lg text-pretty text-quiet">{description}</p>
			<div className="mt-2">
				<RankingCaveat address={sources.at(-1)?.address} />
			</div>
			<ul className="mt-6 grid gap-x-8 gap-y-6 md:grid-cols-2 lg:mt-8 lg:grid-cols-3">
				{lists.map((list) => (
					<li key={list.list} className="border-line border-t pt-3">
						<OfList ranking={list} />
					</li>
				))}
			</ul>
			<p className="mt-8 max-w-text text-quiet text-sm">
				{t("rankings.onlyNirf")}{" "}
				<a href={downloadAddress("rankings", "csv")} download className="link-line-low">
					{t("rankings.csv")}
				</a>
			</p>
			<SourceList sources={sources} />
		</div>
	);
}

function OfList({ ranking: { list, years, first } }: { ranking: RankingLists["lists"][number] }) {
	const { t, paths } = usePage();
	const [newest, ...earlier] = years;
	if (newest === undefined) return null;
	return (
		<>
			<h2 className="text-lg">
				<Link className="link-line-low" to={paths.ranking(list, newest.year)}>
					{t("rankings.heading", { list: t(`ranking.list.${list}`), year: String(newest.year) })}
				</Link>
			</h2>
			<ol className="mt-1">
				{first.map((each) => (
					<li key={each.slug} className="flex items-baseline gap-3">
						<span className="w-4 flex-none text-right font-semibold tabular-nums">{each.rank}</span>
						<Link
							to={paths.college(each.slug)}
							className="min-w-0 py-1 underline-offset-4 hover:underline"
							title={each.name}
						>
							{labelOf(each)}
						</Link>
					</li>
				))}
			</ol>
			{earlier.length > 0 && (
				<nav
					aria-label={t("rankings.yearsOf", { list: t(`ranking.list.${list}`) })}
					className="mt-1 flex flex-wrap gap-x-3 text-sm"
				>
					{earlier.map(({ year }) => (
						<Link key={year} to={paths.ranking(list, year)} className="link-line-low tabular-nums">
							{year}
						</Link>
					))}
				</nav>
			)}
		</>
	);
}
