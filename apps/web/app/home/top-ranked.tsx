import type { CollegeSummary } from "@uchit/contract/college.schema.ts";
import { receiptIds } from "@uchit/contract/receipt.ts";
import { Figure } from "#app/facts/figure.tsx";
import { categoryName } from "#app/facts/words/category-words.ts";
import { usePaths } from "#app/paths.ts";
import { together } from "#app/platform/format/intl.ts";
import { useLanguage, useTranslations } from "#app/platform/i18n/translate.ts";
import { Link } from "#app/shell/page/link.tsx";

/** `where` in the language of the page. */
type Ranked = Pick<CollegeSummary, "slug" | "name" | "ranking"> & { where?: string | undefined };
type Category = { id: number; slug: string; name: string; topRanked: readonly Ranked[] };
type Naming = { sourceName: (id: string) => string };

/** The best ranked institutions of each list of a field, under the names of its categories; which have no list is said once. */
export function TopRanked({ categories, sourceName }: { categories: readonly Category[] } & Naming) {
	const t = useTranslations();
	const language = useLanguage();
	const nameAll = (each: readonly Category[]) =>
		together(
			each.map((category) => categoryName(t, category)),
			language,
		);
	// Commerce, sciences and arts stand in one list.
	const byList = Map.groupBy(categories, ({ topRanked }) => topRanked[0]?.ranking?.list);
	const unranked = byList.get(undefined) ?? [];
	return (
		<>
			<div className="grid gap-x-12 gap-y-4 md:grid-cols-2 md:gap-y-8">
				{[...byList].map(
					([list, [first, ...others]]) =>
						list !== undefined &&
						first !== undefined && (
							<TopOfList
								key={list}
								name={nameAll([first, ...others])}
								slug={first.slug}
								colleges={listBest([first, ...others])}
								sourceName={sourceName}
							/>
						),
				)}
			</div>
			{unranked.length > 0 && (
				<p className="mt-4 text-quiet text-sm">{t("home.noRankedList", { fields: nameAll(unranked) })}</p>
			)}
		</>
	);
}

/** The best of categories of one list, as many as of one. */
function listBest(categories: readonly Category[]): readonly Ranked[] {
	const each = new Map(categories.flatMap(({ topRanked }) => topRanked.map((college) => [college.slug, college])));
	const rankOf = ({ ranking }: Ranked) => ranking?.rank ?? Number.POSITIVE_INFINITY;
	return [...each.values()].toSorted((a, b) => rankOf(a) - rankOf(b)).slice(0, categories[0]?.topRanked.length);
}

function TopOfList({
	name,
	slug,
	colleges,
	sourceName,
}: { name: string; slug: string; colleges: readonly Ranked[] } & Naming) {
	const t = useTranslations();
	const paths = usePaths();
	const list = colleges[0]?.ranking;
	if (list === undefined) return null;
	return (
		<section aria-labelledby={`top-${slug}`}>
			<div className="flex items-baseline justify-between gap-4 border-line border-b">
				<h3 id={`top-${slug}`} className="text-base md:text-lg">
					{name}
				</h3>
				<Link to={paths.ranking(list.list, list.year)} className="link inline-flex min-h-11 items-center text-sm">
					{t("ranking.nirfList", { list: t(`ranking.list.${list.list}`) })}
				</Link>
			</div>
			<ol>
				{colleges.map((college) => (
					<RankedCollege key={college.slug} college={college} sourceName={sourceName} />
				))}
			</ol>
		</section>
	);
}

function RankedCollege({ college, sourceName }: { college: Ranked } & Naming) {
	const paths = usePaths();
	const { ranking } = college;
	return (
		<li className="ranked">
			<p>
				{ranking !== undefined && (
					<Figure
						value={ranking.rank ?? ranking.band}
						year={ranking.year}
						source={sourceName(ranking.sourceId)}
						href={paths.receipt(college.slug, receiptIds.rank(ranking))}
					/>
				)}
			</p>
			<p>
				<Link to={paths.college(college.slug)}>{college.name}</Link> <small>{college.where}</small>
			</p>
		</li>
	);
}
