import { PlotFrame, PlotLabel, type PlotTable, type PlotTexts } from "./frame.tsx";
import type { Dot, DotsShape } from "./lay-out-dots.ts";
import { PLOT_WIDTH } from "./size.ts";

export function DotPlot({ shape, texts, heads }: { shape: DotsShape; texts: PlotTexts; heads: PlotTable["heads"] }) {
	return (
		<PlotFrame texts={texts} height={shape.height} description={shape.description} table={{ heads, rows: shape.rows }}>
			{shape.dots.map((dot) => (
				<ScaleWithDot key={dot.key} dot={dot} />
			))}
			<PlotLabel x={0} y={shape.height - 4} anchor="start" isQuiet>
				{shape.ends.left}
			</PlotLabel>
			<PlotLabel x={PLOT_WIDTH} y={shape.height - 4} anchor="end" isQuiet>
				{shape.ends.right}
			</PlotLabel>
		</PlotFrame>
	);
}

function ScaleWithDot({ dot: { name, x, y, label, isLabelLeft, isOurs } }: { dot: Dot }) {
	const line = y + 35;
	return (
		<g>
			<PlotLabel x={0} y={y + 13} anchor="start" isQuiet>
				{name}
			</PlotLabel>
			<line x1={0} x2={PLOT_WIDTH} y1={line} y2={line} strokeWidth={1} className="stroke-line" />
			<circle
				cx={x}
				cy={line}
				r={isOurs ? 6 : 4}
				strokeWidth={1.5}
				className={isOurs ? "fill-accent stroke-ink" : "fill-ink stroke-paper"}
			/>
			<PlotLabel x={isLabelLeft ? x - 9 : x + 9} y={line - 5} anchor={isLabelLeft ? "end" : "start"}>
				{label}
			</PlotLabel>
		</g>
	);
}
