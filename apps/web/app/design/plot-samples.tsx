import { BarPlot } from "#app/ui/plot/bar-plot.tsx";
import { DotPlot } from "#app/ui/plot/dot-plot.tsx";
import { LinePlot } from "#app/ui/plot/line-plot.tsx";
import { TimeLinePlot } from "#app/ui/plot/time-line-plot.tsx";
import { SampleGroup } from "./sample-group.tsx";
import type { SamplePlots } from "./sample-plots.ts";

const RANK_AXIS = "rank, 1 on top";
const TABLE = "As a table";

export function PlotSamples({ plots }: { plots: SamplePlots }) {
	return (
		<SampleGroup title="Plots">
			<LinePlot
				shape={plots.ranks}
				texts={{ title: "Rank, with a gap of two years", axis: RANK_AXIS, table: TABLE }}
				heads={["Year", "Rank"]}
			/>
			<LinePlot
				shape={plots.amounts}
				texts={{ title: "Seats, with a lone gap", axis: "seats a year", table: TABLE }}
				heads={["Year", "Seats"]}
			/>
			<LinePlot
				shape={plots.lone}
				texts={{ title: "A single year", axis: RANK_AXIS, table: TABLE }}
				heads={["Year", "Rank"]}
			/>
			<LinePlot
				shape={plots.banded}
				texts={{ title: "Rank, at first as a band", axis: RANK_AXIS, table: TABLE }}
				heads={["Year", "Rank"]}
			/>
			<BarPlot
				shape={plots.bars}
				texts={{ title: "Seats by programme", axis: "seats a year", table: TABLE }}
				heads={["Programme", "Seats"]}
			/>
			<TimeLinePlot
				shape={plots.timeLine}
				texts={{ title: "Dates: over, announced, expected", axis: "months", table: TABLE }}
				heads={["What", "When"]}
				today="today"
			/>
			<DotPlot
				shape={plots.dots}
				texts={{ title: "Your rank beside the last rounds", axis: "rank, 1 at the right", table: TABLE }}
				heads={["What", "Rank"]}
			/>
		</SampleGroup>
	);
}
