import { PlotFrame, type PlotTable, type PlotTexts } from "./frame.tsx";
import type { RangeShape } from "./lay-out-range.ts";
import { RangeMarks } from "./range-marks.tsx";
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
			<RangeMarks bands={shape.bands} />
		</PlotFrame>
	);
}
