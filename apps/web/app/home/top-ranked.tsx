import type { CollegeSummary } from "@uchit/contract/college.schema.ts";
import { receiptIds } from "@uchit/contract/receipt.ts";
import { Figure } from "#app/facts/figure.tsx";
import { categoryName } from "#app/facts/words/category-words.ts";
import { placeWords } from "#app/facts/words/place-words.ts";
import { usePaths } from "#app/paths.ts";
import { useLanguage, useTranslations } from "#app/platform/i18n/translate.ts";
import { Link } from "#app/shell/page/link.tsx";

type Ranked = Pick<CollegeSummary, "slug" | "name" | "place" | "ranking">;
type Category = { id: number; slug: string; name: string; topRanked: readonly Ranked[] };
type Naming = { sourceName: (id: string) => string };

/** The best ranked institutions of one category in the newest list. */
export function TopRanked({ category, sourceName }: { category: Category } & Naming) {
	const t = useTranslations();
	const paths = usePaths();
	const name = categoryName(t, category);
	const list = category.topRanked[0]?.ranking;
	return (
		<section aria-labelledby={`top-${category.slug}`}>
			<h3 id={`top-${category.slug}`} className="text-lg">
				{name}
			</h3>
			<p className="text-quiet text-sm">
				{list === undefined ? (
					t("home.noRankedList")
				) : (
					<Link to={paths.ranking(list.list, list.year)} className="link inline-flex min-h-9 items-center">
						{t("ranking.nirfList", { list: t(`ranking.list.${list.list}`) })}
					</Link>
				)}
			</p>
			{list !== undefined && (
				<ol className="mt-3 divide-y divide-line border-line border-y">
					{category.topRanked.map((college) => (
						<RankedCollege key={college.slug} college={college} sourceName={sourceName} />
					))}
				</ol>
			)}
			<Link
				to={paths.colleges({ category: [String(category.id)] })}
				className="link mt-1 inline-flex min-h-11 items-center text-sm"
			>
				{t("home.allOfCategory", { category: name.toLowerCase() })}
			</Link>
		</section>
	);
}

function RankedCollege({ college, sourceName }: { college: Ranked } & Naming) {
	const paths = usePaths();
	const language = useLanguage();
	const { ranking } = college;
	return (
		<li className="flex items-baseline gap-4 py-2">
			<p className="w-16 flex-none font-semibold">
				{ranking !== undefined && (
					<Figure
						value={ranking.rank ?? ranking.band}
						year={ranking.year}
						source={sourceName(ranking.sourceId)}
						href={paths.receipt(college.slug, receiptIds.rank(ranking))}
					/>
				)}
			</p>
			<div className="min-w-0">
				<Link to={paths.college(college.slug)} className="underline-offset-4 hover:underline">
					{college.name}
				</Link>
				<p className="text-quiet text-sm">{placeWords(college.place, language)}</p>
			</div>
		</li>
	);
}
