import type { Outcome } from "@uchit/contract/outcome.ts";
import { receiptIds } from "@uchit/contract/receipt.ts";
import { Figure } from "#app/facts/figure.tsx";
import { levelWords } from "#app/facts/level-words.ts";
import { usePaths } from "#app/paths.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { type Column, DataTable } from "#app/ui/table.tsx";

/** The table of placements has these already. */
const ELSEWHERE: ReadonlySet<Outcome["measure"]> = new Set(["graduated", "placed", "higher-studies", "median-salary"]);

/** One measure of the newest reports, by level. */
type Row = { measure: Outcome["measure"]; ofLevel: ReadonlyMap<string, Outcome> };

type ReportedTableProps = { slug: string; reported: readonly Outcome[]; sourceName: (id: string) => string };

/** Students, teachers and research, each from its newest report: one matrix of measures by levels, folded. */
export function ReportedTable({ slug, reported, sourceName }: ReportedTableProps) {
	const t = useTranslations();
	const paths = usePaths();
	const numbers = newestOfEach(reported.filter(({ measure }) => !ELSEWHERE.has(measure)));
	if (numbers.length === 0) return null;
	const levels = [...new Set(numbers.map(({ level }) => level))];
	const rows = [...Map.groupBy(numbers, ({ measure }) => measure)].map(
		([measure, group]): Row => ({ measure, ofLevel: new Map(group.map((each) => [each.level, each])) }),
	);
	const cell = (each: Outcome | undefined) =>
		each === undefined ? (
			<span aria-hidden="true" className="text-quiet">
				–
			</span>
		) : (
			<Figure
				value={`${RUPEES.has(each.measure) ? "₹" : ""}${formatNumber(each.value)}`}
				year={each.cohort}
				source={sourceName(each.sourceId)}
				href={paths.receipt(slug, receiptIds.outcome(each))}
			/>
		);
	const columns: Column<Row>[] = [
		{ key: "measure", head: t("placement.column.measure"), cell: ({ measure }) => t(`placement.measure.${measure}`) },
		...levels.map((level) => ({
			key: level,
			head: levelWords(t, level),
			isFigure: true,
			cell: ({ ofLevel }: Row) => cell(ofLevel.get(level)),
		})),
	];
	return (
		<details className="open-on-paper mt-8">
			<summary className="link-line">{t("placements.reported")}</summary>
			<DataTable
				caption={t("placements.reported")}
				isCaptionHidden
				isWide
				columns={columns}
				rows={rows}
				keyOf={({ measure }) => measure}
			/>
		</details>
	);
}

const RUPEES: ReadonlySet<Outcome["measure"]> = new Set(["sponsored-funding", "consultancy-income"]);

function newestOfEach(reported: readonly Outcome[]): Outcome[] {
	const groups = Map.groupBy(reported, ({ measure, level }) => `${measure} ${level}`);
	return [...groups.values()].flatMap(
		(group) => group.toSorted((a, b) => b.cohort - a.cohort || b.year - a.year)[0] ?? [],
	);
}
