import { type Translate, useWords } from "#app/i18n/translate.ts";
import { formatNumber } from "#app/lib/format-number.ts";
import type { RankPlot } from "#app/lib/rank-plot.ts";
import { PLOT } from "#app/lib/rank-plot-size.ts";

/** One list's places over the years as a picture; the same figures stand in the table below the plots. */
export function RankingPlot({ plot }: { plot: RankPlot }) {
	const t = useWords();
	const list = t(`ranking.list.${plot.list}`);
	const newest = plot.points.at(-1)?.year;
	return (
		<figure className="min-w-0 max-w-120">
			<figcaption className="flex items-baseline justify-between gap-4">
				<span className="font-semibold">{list}</span>
				<span className="text-quiet text-sm">{t("ranking.axis")}</span>
			</figcaption>
			<svg viewBox={`0 0 ${PLOT.width} ${PLOT.height}`} role="img" className="mt-1 block h-auto w-full">
				<title>{t("ranking.plotTitle", { list, places: placesInWords(t, plot) })}</title>
				<Axis plot={plot} />
				{plot.bands.map(({ year, x, top, bottom, from, to }) => (
					<g key={year}>
						<rect x={x - 5} y={top} width={10} height={bottom - top} rx={3} className="fill-cool/45 stroke-cool" />
						<Label x={x} y={top - 6} value={from} />
						<Label x={x} y={bottom + 15} value={to} />
					</g>
				))}
				<path d={plot.line} fill="none" strokeWidth={1.75} strokeLinejoin="round" className="stroke-ink" />
				{plot.points.map(({ year, x, y, labelY, rank }) => (
					<g key={year}>
						<circle
							cx={x}
							cy={y}
							r={year === newest ? 4.5 : 3}
							className={year === newest ? "fill-accent" : "fill-ink"}
						/>
						<Label x={x} y={labelY} value={rank} />
					</g>
				))}
			</svg>
		</figure>
	);
}

/** "2024: rank 2, 2025: rank 1": the picture for those who hear it. */
function placesInWords(t: Translate, { places }: RankPlot): string {
	return places
		.map(({ year, rank, band = "" }) =>
			rank === undefined
				? t("ranking.plotBand", { year: String(year), band })
				: t("ranking.plotRank", { year: String(year), rank }),
		)
		.join(", ");
}

function Axis({ plot }: { plot: RankPlot }) {
	const baseline = PLOT.height - PLOT.axis;
	return (
		<>
			<line x1={0} x2={PLOT.width} y1={baseline} y2={baseline} strokeWidth={1} className="stroke-line" />
			{plot.years.map(({ year, x }) => (
				<text
					key={year}
					x={x}
					y={PLOT.height - 8}
					textAnchor="middle"
					fontSize={12}
					className="fill-quiet tabular-nums"
				>
					’{String(year).slice(2)}
				</text>
			))}
		</>
	);
}

function Label({ x, y, value }: { x: number; y: number; value: number }) {
	return (
		<text x={x} y={y} textAnchor="middle" fontSize={13} className="fill-ink font-semibold tabular-nums">
			{formatNumber(value)}
		</text>
	);
}
