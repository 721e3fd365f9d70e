import type { Outcome } from "@uchit/contract/outcome.schema.ts";
import { receiptIds } from "@uchit/contract/receipt.ts";
import { Figure } from "#app/facts/figure.tsx";
import { useLevelWords } from "#app/facts/level-words.ts";
import { usePaths } from "#app/paths.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { type Column, DataTable } from "#app/ui/table.tsx";

/** Said in the table of placements already. */
const ELSEWHERE: ReadonlySet<Outcome["measure"]> = new Set(["graduated", "placed", "higher-studies", "median-salary"]);

/** Students, teachers and research of the newest report of each number. */
export function ReportedTable({
	slug,
	reported,
	sourceName,
}: {
	slug: string;
	reported: readonly Outcome[];
	sourceName: (id: string) => string;
}) {
	const t = useTranslations();
	const paths = usePaths();
	const levelWords = useLevelWords();
	const rows = newestOfEach(reported.filter(({ measure }) => !ELSEWHERE.has(measure)));
	if (rows.length === 0) return null;
	const columns: Column<Outcome>[] = [
		{ key: "measure", head: t("placement.column.measure"), cell: ({ measure }) => t(`placement.measure.${measure}`) },
		{ key: "level", head: t("placement.column.level"), cell: ({ level }) => levelWords(level) },
		{
			key: "value",
			head: t("placement.column.value"),
			isFigure: true,
			cell: (row) => (
				<Figure
					value={`${RUPEES.has(row.measure) ? "₹" : ""}${formatNumber(row.value)}`}
					year={row.cohort}
					source={sourceName(row.sourceId)}
					href={paths.receipt(slug, receiptIds.outcome(row))}
				/>
			),
		},
	];
	return (
		<div className="mt-10">
			<DataTable
				caption={t("placement.reported")}
				columns={columns}
				rows={rows}
				keyOf={({ measure, level }) => `${measure} ${level}`}
			/>
		</div>
	);
}

const RUPEES: ReadonlySet<Outcome["measure"]> = new Set(["sponsored-funding", "consultancy-income"]);

function newestOfEach(reported: readonly Outcome[]): Outcome[] {
	const groups = Map.groupBy(reported, ({ measure, level }) => `${measure} ${level}`);
	return [...groups.values()].flatMap(
		(group) => group.toSorted((a, b) => b.cohort - a.cohort || b.year - a.year)[0] ?? [],
	);
}
