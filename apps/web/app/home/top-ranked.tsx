import { receiptIds } from "@uchit/contract/receipt.ts";
import { Figure } from "#app/facts/figure.tsx";
import { categoryName } from "#app/facts/words/category-words.ts";
import { joinWithAnd } from "#app/platform/format/intl.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { Link } from "#app/shell/page/link.tsx";
import { SCROLLED_BY_KEYS } from "#app/ui/scrolled-by-keys.ts";
import type { BestOfLists, RankedCollege, TopList } from "./best-of-lists.ts";

type Naming = { sourceName: (id: string) => string };

/** The top institutions of each list, and once the categories without a list. On a phone the lists stand side by side. */
export function TopRanked({ best: { lists, unranked }, sourceName }: { best: BestOfLists } & Naming) {
	const { t, language } = usePage();
	const nameAll = (categories: readonly { id: number; name: string }[]) =>
		joinWithAnd(
			categories.map((category) => categoryName(t, category)),
			language,
		);
	return (
		<>
			<ul
				aria-label={t("home.topRanked")}
				{...SCROLLED_BY_KEYS}
				className="side-by-side gap-x-12 md:grid md:grid-cols-2 md:gap-y-8"
			>
				{lists.map((top) => (
					<li key={top.list}>
						<TopOfList name={nameAll(top.categories)} top={top} sourceName={sourceName} />
					</li>
				))}
			</ul>
			{unranked.length > 0 && (
				<p className="mt-4 text-quiet text-sm">{t("home.noRankedList", { fields: nameAll(unranked) })}</p>
			)}
		</>
	);
}

function TopOfList({
	name,
	top: { list, year, sourceId, colleges },
	sourceName,
}: { name: string; top: TopList } & Naming) {
	const { t, paths } = usePage();
	return (
		<section aria-labelledby={`top-${list}`} className="top-list">
			<div>
				<h3 id={`top-${list}`}>{name}</h3>
				<Link to={paths.ranking(list, year)} className="link">
					{t("ranking.nirfList", { list: t(`ranking.list.${list}`) })}
				</Link>
			</div>
			<ol>
				{colleges.map((college) => (
					<Ranked key={college.slug} ranking={{ list, year }} college={college} source={sourceName(sourceId)} />
				))}
			</ol>
		</section>
	);
}

function Ranked({
	ranking: { list, year },
	college: { slug, name, where, place },
	source,
}: {
	ranking: Pick<TopList, "list" | "year">;
	college: RankedCollege;
	source: string;
}) {
	const { paths } = usePage();
	return (
		<li className="ranked">
			<p>
				<Figure value={place} year={year} source={source} href={paths.receipt(slug, receiptIds.rank({ list, year }))} />
			</p>
			<p>
				<Link to={paths.college(slug)}>{name}</Link> <small>{where}</small>
			</p>
		</li>
	);
}
