import { PlotFrame, PlotLabel, type PlotTable, type PlotTexts } from "./frame.tsx";
import type { LineShape } from "./lay-out-line.ts";
import { RangeMarks } from "./range-marks.tsx";
import { OVER_YEARS } from "./size.ts";
import { YearAxis } from "./year-axis.tsx";

/**
 * Values over the years, the newest marked; a year without one is a gap in the line. A page that says the same in a table
 * of its own leaves out `heads`; `description` says the picture otherwise than by its values.
 */
export function LinePlot({
	shape,
	texts,
	heads,
	description = shape.description,
}: {
	shape: LineShape;
	texts: PlotTexts;
	heads?: PlotTable["heads"];
	description?: string;
}) {
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
