import type { CollegeSummary } from "@uchit/contract/college.ts";
import { Figure, Unknown } from "#app/components/site/figure.tsx";
import { Link } from "#app/components/site/link.tsx";
import { useWords } from "#app/i18n/translate.ts";
import { placeWords } from "#app/lib/words.ts";
import { sourceHref, usePaths } from "#app/paths.ts";

/** One institution of a list: its name, its place and kind in one quiet line, and its rank with year and source. */
export function CollegeCard({ college, sourceName }: { college: CollegeSummary; sourceName: (id: string) => string }) {
	const t = useWords();
	const paths = usePaths();
	const { ranking } = college;
	return (
		<article className="flex flex-col gap-x-6 gap-y-2 py-4 sm:flex-row sm:items-baseline sm:justify-between">
			<div className="min-w-0">
				<h2 className="line-clamp-2 pb-1 text-lg">
					<Link to={paths.college(college.slug)} className="underline-offset-4 hover:underline">
						{college.name}
					</Link>
				</h2>
				<p className="text-quiet">
					{[t(`kind.${college.kind}`), placeWords(college.place)].filter(Boolean).join(" · ")}
				</p>
			</div>
			<p className="flex-none sm:text-right">
				{ranking === undefined ? (
					<Unknown reason={t("ranking.noRank")} />
				) : (
					<>
						<span className="text-quiet text-sm sm:block">
							{t("ranking.nirfList", { list: t(`ranking.list.${ranking.list}`) })}{" "}
						</span>
						<strong className="text-lg">
							<Figure
								value={ranking.rank ?? ranking.band}
								year={ranking.year}
								source={sourceName(ranking.sourceId)}
								href={sourceHref(ranking.sourceId)}
							/>
						</strong>
					</>
				)}
			</p>
		</article>
	);
}
