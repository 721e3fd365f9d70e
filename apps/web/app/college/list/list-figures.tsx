import { receiptIds } from "@uchit/contract/receipt.ts";
import { Figure, Unknown } from "#app/facts/figure.tsx";
import { formatRupees } from "#app/facts/words/money.ts";
import { formatAcademicYear } from "#app/facts/words/place-words.ts";
import { sourceHref } from "#app/paths.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import type { ListedCollege } from "./listed-college.ts";

type Props = {
	/** In a table a dash is enough, explained below the table; screen readers hear the reason each time. */
	isInTable?: boolean;
	namesList?: boolean;
	college: Pick<ListedCollege, "slug" | "ranking" | "seats" | "salary" | "hasOlderRank">;
	sourceName: (id: string) => string;
};

export function RankFigure({ college: { slug, ranking, hasOlderRank }, sourceName, isInTable, namesList }: Props) {
	const { t, paths } = usePage();
	if (ranking === undefined) return <MissingFigure reason={t("ranking.noRank")} isInTable={isInTable} />;
	return (
		<>
			{namesList && <span className="block text-quiet text-sm">{t(`ranking.list.${ranking.list}`)}</span>}
			<Figure
				value={ranking.rank ?? ranking.band}
				year={ranking.year}
				source={sourceName(ranking.sourceId)}
				href={paths.receipt(slug, receiptIds.rank(ranking))}
			/>
			{hasOlderRank && <small className="figure-of">{t("ranking.older")}</small>}
		</>
	);
}

export function SeatsFigure({ college: { seats }, sourceName, isInTable }: Props) {
	const { t } = usePage();
	if (seats === undefined) return <MissingFigure reason={t("source.notHeld")} isInTable={isInTable} />;
	return (
		<Figure
			value={formatNumber(seats.count)}
			year={seats.year}
			source={sourceName(seats.sourceId)}
			href={sourceHref(seats.sourceId)}
		/>
	);
}

export function SalaryFigure({ college: { slug, salary }, sourceName, isInTable }: Props) {
	const { t, paths } = usePage();
	if (salary === undefined) return <MissingFigure reason={t("source.notHeld")} isInTable={isInTable} />;
	const { list, level, cohort, medianInr, placed, sourceId } = salary;
	return (
		<>
			<Figure
				value={formatRupees(medianInr)}
				source={sourceName(sourceId)}
				href={paths.receipt(slug, receiptIds.outcome({ list, level, measure: "median-salary", cohort }))}
			/>
			<small className="figure-of">{t("salary.ofPlaced", { count: placed, year: formatAcademicYear(cohort) })}</small>
		</>
	);
}

export function MissingFigure({ reason, isInTable = false }: { reason: string; isInTable?: boolean | undefined }) {
	if (!isInTable) return <Unknown reason={reason} />;
	return (
		<span title={reason} className="text-quiet">
			<span aria-hidden="true">–</span>
			<span className="sr-only">{reason}</span>
		</span>
	);
}
