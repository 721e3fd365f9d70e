import type { CollegeSummary } from "@uchit/contract/college.ts";
import { receiptIds } from "@uchit/contract/receipt.ts";
import { Figure, Unknown } from "#app/components/site/figure.tsx";
import { useWords } from "#app/i18n/translate.ts";
import { rupees } from "#app/lib/first-year-money.ts";
import { formatNumber } from "#app/lib/format-number.ts";
import { sourceHref, usePaths } from "#app/paths.ts";

type Props = {
	college: Pick<CollegeSummary, "slug" | "ranking" | "seats" | "salary">;
	sourceName: (id: string) => string;
};

/** The place in NIRF's list of the category, with its year. */
export function RankFigure({ college: { slug, ranking }, sourceName }: Props) {
	const t = useWords();
	const paths = usePaths();
	if (ranking === undefined) return <Unknown reason={t("ranking.noRank")} />;
	return (
		<Figure
			value={ranking.rank ?? ranking.band}
			year={ranking.year}
			source={sourceName(ranking.sourceId)}
			href={paths.receipt(slug, receiptIds.rank(ranking))}
		/>
	);
}

/** Approved seats a year. */
export function SeatsFigure({ college: { seats }, sourceName }: Props) {
	if (seats === undefined) return <Unknown />;
	return (
		<Figure
			value={formatNumber(seats.count)}
			year={seats.year}
			source={sourceName(seats.sourceId)}
			href={sourceHref(seats.sourceId)}
		/>
	);
}

/** The median salary that the institution reported, of how many, and when they graduated. */
export function SalaryFigure({ college: { slug, salary }, sourceName }: Props) {
	const t = useWords();
	const paths = usePaths();
	if (salary === undefined) return <Unknown />;
	const { list, level, cohort, medianInr, placed, sourceId } = salary;
	return (
		<>
			<Figure
				value={rupees(medianInr)}
				year={cohort}
				source={sourceName(sourceId)}
				href={paths.receipt(slug, receiptIds.outcome({ list, level, measure: "median-salary", cohort }))}
			/>
			<small className="block font-normal text-quiet text-xs">{t("salary.ofPlaced", { count: placed })}</small>
		</>
	);
}
