import { PlotFrame, PlotLabel, type PlotTable, type PlotTexts } from "./frame.tsx";
import type { RangeShape } from "./lay-out-range.ts";
import { OVER_YEARS } from "./size.ts";
import { YearAxis } from "./year-axis.tsx";

/** A range for each year, from its first to its last value. */
export function RangePlot({ shape, texts, heads }: { shape: RangeShape; texts: PlotTexts; heads: PlotTable["heads"] }) {
	return (
		<PlotFrame
			texts={texts}
			height={OVER_YEARS.height}
			description={shape.description}
			table={{ heads, rows: shape.rows }}
		>
			<YearAxis years={shape.years} />
			{shape.bands.map(({ year, x, top, bottom, topLabel, bottomLabel }) => (
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
			))}
		</PlotFrame>
	);
}
