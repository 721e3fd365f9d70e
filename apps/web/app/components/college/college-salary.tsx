import type { CollegeSummary } from "@uchit/contract/college.ts";
import { receiptIds } from "@uchit/contract/receipt.ts";
import { Figure } from "#app/components/site/figure.tsx";
import { CardFigure } from "#app/components/ui/card.tsx";
import { useWords } from "#app/i18n/translate.ts";
import { formatNumber } from "#app/lib/format-number.ts";
import { usePaths } from "#app/paths.ts";

/** Those whose salaries the search compares. */
const LEVELS = ["ug-4", "ug-5", "pg-2", "pg-3"] as const;

/** The median salary of the newest graduates, with how many it is of: without that it says little. */
export function CollegeSalary({
	college: { slug, salary },
	sourceName,
}: {
	college: Pick<CollegeSummary, "slug" | "salary">;
	sourceName: (id: string) => string;
}) {
	const t = useWords();
	const paths = usePaths();
	const level = LEVELS.find((each) => each === salary?.level);
	if (salary === undefined || level === undefined) return null;
	const { median, placed, graduated, list, cohort, sourceId } = salary;
	const base = [
		placed !== undefined && graduated !== undefined && t("salary.base", { placed, graduated }),
		t(`salary.level.${level}`),
	];
	return (
		<CardFigure name={t("salary.median", { years: `${cohort}–${String(cohort + 1).slice(2)}` })}>
			<Figure
				value={`₹${formatNumber(median)}`}
				source={sourceName(sourceId)}
				href={paths.receipt(slug, receiptIds.outcome({ list, level, measure: "median-salary", cohort }))}
			/>
			<span className="block font-normal text-quiet text-sm">{base.filter(Boolean).join(", ")}</span>
		</CardFigure>
	);
}
