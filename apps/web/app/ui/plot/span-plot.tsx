import { PlotFrame, PlotLabel, type PlotTable, type PlotTexts } from "./frame.tsx";
import type { SpanRow, SpansShape } from "./lay-out-spans.ts";
import { PLOT_WIDTH } from "./size.ts";

export function SpanPlot({ shape, texts, heads }: { shape: SpansShape; texts: PlotTexts; heads?: PlotTable["heads"] }) {
	return (
		<PlotFrame
			texts={texts}
			height={shape.height}
			description={shape.description}
			table={heads && { heads, rows: shape.table }}
		>
			{shape.rows.map((row) => (
				<Row key={row.key} row={row} />
			))}
		</PlotFrame>
	);
}

function Row({ row: { name, label, isLabelBelow, y, bar, mark, ends } }: { row: SpanRow }) {
	const line = y + 27;
	return (
		<g>
			<PlotLabel x={0} y={y + 14} anchor="start" isQuiet>
				{name}
			</PlotLabel>
			<PlotLabel x={PLOT_WIDTH} y={isLabelBelow ? y + 49 : y + 14} anchor="end">
				{label}
			</PlotLabel>
			<line x1={0} x2={PLOT_WIDTH} y1={line} y2={line} strokeWidth={1} className="stroke-line" />
			{bar !== undefined && (
				<rect
					x={bar.x}
					y={line - 6}
					width={Math.max(2, bar.width)}
					height={12}
					rx={2}
					strokeWidth={1}
					className={bar.isOpen ? "fill-cool/10 stroke-cool [stroke-dasharray:3_2]" : "fill-cool/45 stroke-cool"}
				/>
			)}
			{mark !== undefined && (
				<circle cx={mark} cy={line} r={5.5} strokeWidth={1.5} className="fill-accent stroke-ink" />
			)}
			{ends !== undefined && (
				<>
					<PlotLabel x={0} y={y + 49} anchor="start" isQuiet>
						{ends[0]}
					</PlotLabel>
					<PlotLabel x={PLOT_WIDTH} y={y + 49} anchor="end" isQuiet>
						{ends[1]}
					</PlotLabel>
				</>
			)}
		</g>
	);
}
