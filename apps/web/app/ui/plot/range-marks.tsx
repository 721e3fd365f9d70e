import { PlotLabel } from "./frame.tsx";
import type { RangeBand } from "./lay-out-line.ts";

/** A bar for each range, from its upper to its lower end, with both named. */
export function RangeMarks({ bands }: { bands: readonly RangeBand[] }) {
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
