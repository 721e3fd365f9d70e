import { PlotLabel } from "./frame.tsx";
import { OVER_YEARS, PLOT_WIDTH } from "./size.ts";
import type { PlotYear } from "./years.ts";

/** A hairline with the years under it. A year of which nothing is known has a dash over it. */
export function YearAxis({ years }: { years: readonly PlotYear[] }) {
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
