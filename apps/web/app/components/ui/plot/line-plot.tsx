import { PlotFrame, PlotLabel, type PlotTable, type PlotTexts } from "./frame.tsx";
import type { LineShape } from "./lay-out-line.ts";
import { OVER_YEARS } from "./size.ts";
import { YearAxis } from "./year-axis.tsx";

/** Values over the years, the newest marked; a year without one is a gap in the line. */
export function LinePlot({ shape, texts, heads }: { shape: LineShape; texts: PlotTexts; heads: PlotTable["heads"] }) {
	return (
		<PlotFrame
			texts={texts}
			height={OVER_YEARS.height}
			description={shape.description}
			table={{ heads, rows: shape.rows }}
		>
			<YearAxis years={shape.years} />
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
