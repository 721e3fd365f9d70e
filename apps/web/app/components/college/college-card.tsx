import type { CollegeSummary } from "@uchit/contract/college.ts";
import { Figure, Unknown } from "#app/components/site/figure.tsx";
import { Link } from "#app/components/site/link.tsx";
import { Card, CardFigure } from "#app/components/ui/card.tsx";
import { useWords } from "#app/i18n/translate.ts";
import { placeWords } from "#app/lib/words.ts";
import { sourceHref, usePaths } from "#app/paths.ts";

/** One institution of a list: its name, its place and kind in one quiet line, and its rank with year and source. */
export function CollegeCard({ college, sourceName }: { college: CollegeSummary; sourceName: (id: string) => string }) {
	const t = useWords();
	const paths = usePaths();
	const { ranking } = college;
	return (
		<Card
			level={2}
			heading={
				<Link to={paths.college(college.slug)} className="underline-offset-4 hover:underline">
					{college.name}
				</Link>
			}
			about={[t(`kind.${college.kind}`), placeWords(college.place)].filter(Boolean).join(" · ")}
			figures={
				ranking === undefined ? (
					<CardFigure name={t("ranking.nirf")}>
						<Unknown reason={t("ranking.noRank")} />
					</CardFigure>
				) : (
					<CardFigure name={t("ranking.nirfList", { list: t(`ranking.list.${ranking.list}`) })}>
						<Figure
							value={ranking.rank ?? ranking.band}
							year={ranking.year}
							source={sourceName(ranking.sourceId)}
							href={sourceHref(ranking.sourceId)}
						/>
					</CardFigure>
				)
			}
		/>
	);
}
