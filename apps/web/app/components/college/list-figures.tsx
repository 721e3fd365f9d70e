import type { CollegeSummary } from "@uchit/contract/college.ts";
import { receiptIds } from "@uchit/contract/receipt.ts";
import { Figure, Unknown } from "#app/components/site/figure.tsx";
import { useWords } from "#app/i18n/translate.ts";
import { rupees } from "#app/lib/first-year-money.ts";
import { formatNumber } from "#app/lib/format-number.ts";
import { schoolYear } from "#app/lib/words.ts";
import { sourceHref, usePaths } from "#app/paths.ts";

type Props = {
	/** In a table a dash stands alone, and what it means below the table; whoever hears it is told each time. */
	isInTable?: boolean;
	/** Beside places of other lists each says of which it is. */
	namesList?: boolean;
	college: Pick<CollegeSummary, "slug" | "ranking" | "seats" | "salary">;
	sourceName: (id: string) => string;
};

/** The place in NIRF's list of the category, or in the list in which it stands best, with its year. */
export function RankFigure({ college: { slug, ranking }, sourceName, isInTable, namesList }: Props) {
	const t = useWords();
	const paths = usePaths();
	if (ranking === undefined) return <Missing reason={t("ranking.noRank")} isInTable={isInTable} />;
	return (
		<>
			{namesList && <span className="block text-quiet text-sm">{t(`ranking.list.${ranking.list}`)}</span>}
			<Figure
				value={ranking.rank ?? ranking.band}
				year={ranking.year}
				source={sourceName(ranking.sourceId)}
				href={paths.receipt(slug, receiptIds.rank(ranking))}
			/>
		</>
	);
}

/** Approved seats a year. */
export function SeatsFigure({ college: { seats }, sourceName, isInTable }: Props) {
	const t = useWords();
	if (seats === undefined) return <Missing reason={t("source.notPublished")} isInTable={isInTable} />;
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
export function SalaryFigure({ college: { slug, salary }, sourceName, isInTable }: Props) {
	const t = useWords();
	const paths = usePaths();
	if (salary === undefined) return <Missing reason={t("source.notPublished")} isInTable={isInTable} />;
	const { list, level, cohort, medianInr, placed, sourceId } = salary;
	return (
		<>
			<Figure
				value={rupees(medianInr)}
				source={sourceName(sourceId)}
				href={paths.receipt(slug, receiptIds.outcome({ list, level, measure: "median-salary", cohort }))}
			/>
			<small className="block font-normal text-quiet text-xs">
				{t("salary.ofPlaced", { count: placed, year: schoolYear(cohort) })}
			</small>
		</>
	);
}

function Missing({ reason, isInTable = false }: { reason: string; isInTable?: boolean | undefined }) {
	if (!isInTable) return <Unknown reason={reason} />;
	return (
		<span title={reason} className="text-quiet">
			<span aria-hidden="true">–</span>
			<span className="sr-only">{reason}</span>
		</span>
	);
}
