import { PlotFrame, PlotLabel, type PlotTable, type PlotTexts } from "./frame.tsx";
import type { LineShape, RangeBand } from "./lay-out-line.ts";
import { OVER_YEARS, PLOT_WIDTH } from "./size.ts";
import type { PlotYear } from "./years.ts";

type LinePlotProps = { shape: LineShape; texts: PlotTexts; heads?: PlotTable["heads"]; description?: string };

/** A year without a value is a gap. Leave out `heads` if the page has the table. `description` replaces the one made from the values. */
export function LinePlot({ shape, texts, heads, description = shape.description }: LinePlotProps) {
	return (
		<PlotFrame
			texts={texts}
			height={OVER_YEARS.height}
			description={description}
			table={heads && { heads, rows: shape.rows }}
		>
			<YearAxis years={shape.years} />
			<RangeMarks bands={shape.bands} />
			<path d={shape.path} fill="none" strokeWidth={1.75} strokeLinejoin="round" className="stroke-ink" />
			{shape.points.map(({ year, x, y, labelY, label, isNewest }) => (
				<g key={year}>
					<circle cx={x} cy={y} r={isNewest ? 4.5 : 3} className={isNewest ? "fill-accent" : "fill-ink"} />
					<PlotLabel x={x} y={labelY}>
						{label}
					</PlotLabel>
				</g>
			))}
		</PlotFrame>
	);
}

function RangeMarks({ bands }: { bands: readonly RangeBand[] }) {
	return bands.map(({ year, x, top, bottom, topLabel, bottomLabel }) => (
		<g key={year}>
			<rect
				x={x - 5}
				y={top}
				width={10}
				height={Math.max(2, bottom - top)}
				rx={3}
				strokeWidth={1}
				className="fill-cool/45 stroke-cool"
			/>
			<PlotLabel x={x} y={top - 6}>
				{topLabel}
			</PlotLabel>
			<PlotLabel x={x} y={bottom + 15}>
				{bottomLabel}
			</PlotLabel>
		</g>
	));
}

function YearAxis({ years }: { years: readonly PlotYear[] }) {
	const baseline = OVER_YEARS.height - OVER_YEARS.axis;
	return (
		<>
			<line x1={0} x2={PLOT_WIDTH} y1={baseline} y2={baseline} strokeWidth={1} className="stroke-line" />
			{years.map(({ year, x, label, isKnown }) => (
				<g key={year}>
					{!isKnown && (
						<PlotLabel x={x} y={baseline - 6} isQuiet>
							–
						</PlotLabel>
					)}
					<PlotLabel x={x} y={OVER_YEARS.height - 8} isQuiet>
						{label}
					</PlotLabel>
				</g>
			))}
		</>
	);
}
