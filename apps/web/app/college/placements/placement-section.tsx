import type { Outcome, Placement } from "@uchit/contract/outcome.ts";
import { receiptIds } from "@uchit/contract/receipt.ts";
import type { ReactNode } from "react";
import { Figure, Unknown } from "#app/facts/figure.tsx";
import { levelWords } from "#app/facts/level-words.ts";
import { Term, TermLine } from "#app/facts/term.tsx";
import { cohortWords } from "#app/facts/words/placed-words.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { Section } from "#app/ui/section.tsx";
import { type Column, DataTable } from "#app/ui/table.tsx";
import { HeadlinePlacement } from "./headline-placement.tsx";
import { type PlacementPlot, reachesYear } from "./placement-plot.ts";
import { PlotPairs } from "./placement-plots.tsx";

type PlacementSectionProps = {
	slug: string;
	placements: readonly Placement[];
	reported: readonly Outcome[];
	headline: Placement | undefined;
	plots: readonly PlacementPlot[];
	sourceName: (id: string) => string;
};

export function PlacementSection({ slug, placements, reported, headline, plots, sourceName }: PlacementSectionProps) {
	const { t } = usePage();
	const current = plots.filter((plot) => reachesYear(plot, headline?.cohort ?? 0)).slice(0, 1);
	const others = plots.filter((plot) => !current.includes(plot));
	return (
		<Section id="placements" title={t("placements.heading")} className="mt-10">
			<p className="mt-2 max-w-text text-quiet">{t("placements.howToRead")}</p>
			<TermLine>
				<Term slug="placement">{t("placements.heading")}</Term>
				<Term slug="median-salary">{t("placement.column.salary")}</Term>
			</TermLine>
			{headline !== undefined && <HeadlinePlacement slug={slug} headline={headline} sourceName={sourceName} />}
			<PlotPairs plots={current} />
			{others.length > 0 && (
				<details className="open-on-paper mt-2">
					<summary className="link-line">{t("placements.otherLevels")}</summary>
					<PlotPairs plots={others} />
				</details>
			)}
			<div className="mt-8">
				<PlacementTable slug={slug} placements={placements} sourceName={sourceName} />
			</div>
			{placements.some(({ mark }) => mark !== undefined) && (
				<p className="mt-3 max-w-text text-quiet text-sm">{t("placements.suspect")}</p>
			)}
			<ReportedTable slug={slug} reported={reported} sourceName={sourceName} />
		</Section>
	);
}

type PlacementTableProps = { slug: string; placements: readonly Placement[]; sourceName: (id: string) => string };

function PlacementTable({ slug, placements, sourceName }: PlacementTableProps) {
	const { t, paths } = usePage();
	const figure = (value: number | undefined, row: Placement, measure: Outcome["measure"]) =>
		value === undefined ? (
			<Unknown />
		) : (
			<Figure
				value={`${measure === "median-salary" ? "₹" : ""}${formatNumber(value)}`}
				source={sourceName(row.sourceId)}
				href={paths.receipt(slug, receiptIds.outcome({ ...row, measure }))}
			/>
		);
	const columns: Column<Placement>[] = [
		{
			key: "level",
			head: t("placement.column.level"),
			cell: ({ level, list, mark }) => (
				<>
					{levelWords(t, level)}{" "}
					<span className="block text-quiet text-xs">{t("ranking.nirfList", { list: t(`ranking.list.${list}`) })}</span>
					{mark !== undefined && <span className="block text-care-text text-sm">{t("placement.odd")}</span>}
				</>
			),
		},
		{
			key: "year",
			head: t("placement.column.year"),
			cell: (row) => <InWords>{cohortWords(t, row)}</InWords>,
			isFigure: true,
		},
		{
			key: "graduated",
			head: t("placement.column.graduated"),
			cell: (row) => figure(row.graduated, row, "graduated"),
			isFigure: true,
		},
		{
			key: "placed",
			head: t("placement.column.placed"),
			cell: (row) => figure(row.placed, row, "placed"),
			isFigure: true,
		},
		{
			key: "higher",
			head: t("placement.column.higherStudies"),
			cell: (row) => figure(row.higherStudies, row, "higher-studies"),
			isFigure: true,
		},
		{
			key: "salary",
			head: t("placement.column.salary"),
			cell: (row) =>
				row.isMedianWithheld === true ? (
					<InWords>
						<Unknown reason={t("placements.few")} />
					</InWords>
				) : (
					figure(row.medianSalary, row, "median-salary")
				),
			isFigure: true,
		},
	];
	return (
		<DataTable
			isWide
			caption={t("placements.caption")}
			columns={columns}
			rows={placements}
			keyOf={({ list, level, cohort }) => `${list} ${level} ${cohort}`}
		/>
	);
}

/** Lets words wrap in a column of figures, or the table would be wider than a tablet. */
function InWords({ children }: { children: ReactNode }) {
	return <span className="whitespace-normal">{children}</span>;
}

const IN_PLACEMENT_TABLE: ReadonlySet<Outcome["measure"]> = new Set([
	"graduated",
	"placed",
	"higher-studies",
	"median-salary",
]);

type Row = { measure: Outcome["measure"]; ofLevel: ReadonlyMap<string, Outcome> };

type ReportedTableProps = { slug: string; reported: readonly Outcome[]; sourceName: (id: string) => string };

function ReportedTable({ slug, reported, sourceName }: ReportedTableProps) {
	const { t, paths } = usePage();
	const numbers = newestOfEach(reported.filter(({ measure }) => !IN_PLACEMENT_TABLE.has(measure)));
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
