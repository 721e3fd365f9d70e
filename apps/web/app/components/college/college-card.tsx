import type { CollegeSummary } from "@uchit/contract/college.ts";
import { receiptIds } from "@uchit/contract/receipt.ts";
import { Figure, Unknown } from "#app/components/site/figure.tsx";
import { Link } from "#app/components/site/link.tsx";
import { Card, CardFigure } from "#app/components/ui/card.tsx";
import { useWords } from "#app/i18n/translate.ts";
import { formatNumber } from "#app/lib/format-number.ts";
import { placeWords } from "#app/lib/words.ts";
import { sourceHref, usePaths } from "#app/paths.ts";
import { CompareLink } from "./compare-link.tsx";
import { ShortlistButton } from "./shortlist-button.tsx";

type Props = { college: CollegeSummary; sourceName: (id: string) => string };

/** One institution of a list: its name, its place and kind in one quiet line, its rank and its seats with year and source. */
export function CollegeCard({ college, sourceName, level = 2 }: Props & { level?: 2 | 3 }) {
	const t = useWords();
	const paths = usePaths();
	const { distanceKm } = college;
	const distance = distanceKm === undefined ? undefined : t("list.distance", { km: distanceKm });
	return (
		<Card
			level={level}
			heading={
				<Link to={paths.college(college.slug)} className="underline-offset-4 hover:underline">
					{college.name}
				</Link>
			}
			about={[t(`kind.${college.kind}`), placeWords(college.place), distance].filter(Boolean).join(" · ")}
			actions={
				<>
					<ShortlistButton slug={college.slug} name={college.name} isMark />
					<CompareLink slug={college.slug} name={college.name} isMark />
				</>
			}
			figures={
				<>
					<Seats college={college} sourceName={sourceName} />
					<Rank college={college} sourceName={sourceName} />
				</>
			}
		/>
	);
}

function Seats({ college: { seats }, sourceName }: Props) {
	const t = useWords();
	if (seats === undefined) return null;
	return (
		<CardFigure name={t("list.seats")}>
			<Figure
				value={formatNumber(seats.count)}
				year={seats.year}
				source={sourceName(seats.sourceId)}
				href={sourceHref(seats.sourceId)}
			/>
		</CardFigure>
	);
}

function Rank({ college: { slug, ranking }, sourceName }: Props) {
	const t = useWords();
	const paths = usePaths();
	if (ranking === undefined) {
		return (
			<CardFigure name={t("ranking.nirf")}>
				<Unknown reason={t("ranking.noRank")} />
			</CardFigure>
		);
	}
	return (
		<CardFigure name={t("ranking.nirfList", { list: t(`ranking.list.${ranking.list}`) })}>
			<Figure
				value={ranking.rank ?? ranking.band}
				year={ranking.year}
				source={sourceName(ranking.sourceId)}
				href={paths.receipt(slug, receiptIds.rank(ranking))}
			/>
		</CardFigure>
	);
}
