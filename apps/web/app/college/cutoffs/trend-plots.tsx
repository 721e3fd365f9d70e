import type { TrendSeat } from "@uchit/contract/cutoff-trend.ts";
import { isScoreSpace } from "@uchit/contract/cutoff-use.ts";
import { Figure, Unknown } from "#app/facts/figure.tsx";
import { nameProgramme } from "#app/facts/programme.ts";
import { sourceHref } from "#app/paths.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import { type Translate, useTranslations } from "#app/platform/i18n/translate.ts";
import { LinePlot } from "#app/ui/plot/line-plot.tsx";
import { type Column, DataTable } from "#app/ui/table.tsx";
import type { CutoffTrends } from "./cutoff-trend.ts";
import type { TrendPlot } from "./trend-plot.ts";
import { examWords, seatWords } from "./trend-words.ts";

export function TrendPlots({ trends, sourceName }: { trends: CutoffTrends; sourceName: (id: string) => string }) {
	const t = useTranslations();
	const { trend, plots } = trends;
	const { seat } = trend;
	const points = plots
		.flatMap((plot) => plot.years.flatMap(({ point }) => point ?? []))
		.toSorted((a, b) => a.year - b.year);
	const [oldest] = points;
	const newest = points.at(-1);
	if (seat === undefined || oldest === undefined || newest === undefined) return null;
	return (
		<>
			<p className="mt-6 max-w-text font-semibold">
				{t("trend.caption", {
					exam: examWords(trend, seat),
					authority: seat.authority,
					seat: seatWords(t, seat),
					first: String(oldest.year),
					year: String(newest.year),
				})}
			</p>
			<p className="mt-1 max-w-text text-quiet text-sm">
				{t.rich("trend.newestSource", {
					source: sourceName(newest.sourceId),
					link: (words) => (
						<a href={sourceHref(newest.sourceId)} className="link">
							{words}
						</a>
					),
				})}
			</p>
			<Pictures plots={plots.slice(0, FIRST)} seat={seat} sourceName={sourceName} />
			{plots.length > FIRST && (
				<details className="open-on-paper mt-4">
					<summary className="link-line">{t("trend.more", { count: plots.length - FIRST })}</summary>
					<Pictures plots={plots.slice(FIRST)} seat={seat} sourceName={sourceName} />
				</details>
			)}
		</>
	);
}

const FIRST = 2;

type PicturesProps = { plots: readonly TrendPlot[]; seat: TrendSeat; sourceName: (id: string) => string };

function Pictures({ plots, ...props }: PicturesProps) {
	return (
		<div className="mt-6 grid gap-x-12 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
			{plots.map((plot) => (
				<ProgrammePlot key={plot.programme} plot={plot} {...props} />
			))}
		</div>
	);
}

type ProgrammePlotProps = { plot: TrendPlot; seat: TrendSeat; sourceName: (id: string) => string };

function ProgrammePlot({ plot, seat, sourceName }: ProgrammePlotProps) {
	const t = useTranslations();
	const space = t(`cutoff.rankSpace.${seat.rankSpace}`);
	const axis = isScoreSpace(seat.rankSpace) ? space : t("trend.axisRank", { space });
	const programme = nameProgramme(plot.programme);
	return (
		<div className="min-w-0 max-w-100">
			<LinePlot shape={plot.shape} texts={{ title: programme, axis }} description={describeYears(t, plot)} />
			<details>
				<summary className="link-line-low text-sm">
					{t("trend.tableBehind")}
					<span className="sr-only">: {programme}</span>
				</summary>
				<DataTable
					caption={t("trend.tableOf", { programme })}
					isCaptionHidden
					columns={columnsOf(t, { isScore: isScoreSpace(seat.rankSpace), sourceName })}
					rows={plot.years}
					keyOf={({ year }) => String(year)}
				/>
			</details>
		</div>
	);
}

/** "2018: 3,576, 2019: no figure": the plot for screen readers. */
function describeYears(t: Translate, { years }: TrendPlot): string {
	return years
		.toReversed()
		.map(({ year, point }) =>
			point === undefined
				? t("trend.valueUnknown", { year: String(year) })
				: t("trend.value", { year: String(year), closing: formatNumber(point.closing) }),
		)
		.join(", ");
}

type YearRow = TrendPlot["years"][number];

function columnsOf(
	t: Translate,
	{ isScore, sourceName }: { isScore: boolean; sourceName: (id: string) => string },
): Column<YearRow>[] {
	return [
		{ key: "year", head: t("trend.year"), cell: ({ year }) => String(year) },
		{ key: "round", head: t("trend.round"), isFigure: true, cell: ({ point }) => point?.round },
		{
			key: "closing",
			head: isScore ? t("trend.closingScore") : t("trend.closing"),
			isFigure: true,
			cell: ({ year, point }) =>
				point === undefined ? (
					<Unknown reason={t("trend.noRow")} />
				) : (
					<Figure
						value={formatNumber(point.closing)}
						year={year}
						source={sourceName(point.sourceId)}
						href={sourceHref(point.sourceId)}
					/>
				),
		},
	];
}
