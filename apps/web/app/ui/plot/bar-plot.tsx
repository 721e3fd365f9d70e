import { PlotFrame, PlotLabel, type PlotTable, type PlotTexts } from "./frame.tsx";
import type { BarsShape } from "./lay-out-bars.ts";

export function BarPlot({ shape, texts, heads }: { shape: BarsShape; texts: PlotTexts; heads?: PlotTable["heads"] }) {
	const table = heads && { heads, rows: shape.rows };
	return (
		<PlotFrame texts={texts} height={shape.height} description={shape.description} table={table}>
			{shape.bars.map(({ key, y, name, length, label }) => (
				<g key={key}>
					<PlotLabel x={0} y={y + 15} anchor="start" isQuiet>
						{name}
					</PlotLabel>
					{length !== undefined && (
						<>
							<rect x={0} y={y + 21} width={Math.max(1, length)} height={14} className="fill-cool" />
							<line x1={0.5} x2={0.5} y1={y + 19} y2={y + 37} strokeWidth={1} className="stroke-edge" />
						</>
					)}
					<PlotLabel x={length === undefined ? 0 : length + 6} y={y + 33} anchor="start" isQuiet={length === undefined}>
						{label}
					</PlotLabel>
				</g>
			))}
		</PlotFrame>
	);
}
