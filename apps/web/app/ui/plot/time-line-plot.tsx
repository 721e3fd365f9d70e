import { PlotFrame, PlotLabel, type PlotTable, type PlotTexts } from "./frame.tsx";
import { type SpanLook, TIME_LINE, type TimeLineShape } from "./lay-out-time-line.ts";
import { PLOT_WIDTH } from "./size.ts";

type TimeLinePlotProps = {
	shape: TimeLineShape;
	texts: PlotTexts;
	heads?: PlotTable["heads"];
	today: string;
};

export function TimeLinePlot({ shape, texts, heads, today }: TimeLinePlotProps) {
	const foot = TIME_LINE.axis + shape.spans.length * TIME_LINE.row;
	return (
		<PlotFrame
			texts={texts}
			height={shape.height}
			description={shape.description}
			table={heads && { heads, rows: shape.rows }}
		>
			<line x1={0} x2={PLOT_WIDTH} y1={20} y2={20} strokeWidth={1} className="stroke-line" />
			{shape.months.map(({ key, x, label, anchor }) => (
				<g key={key}>
					<line x1={x} x2={x} y1={16} y2={20} strokeWidth={1} className="stroke-edge" />
					<PlotLabel x={x} y={11} anchor={anchor} isQuiet>
						{label}
					</PlotLabel>
				</g>
			))}
			{shape.today !== undefined && (
				<>
					<line
						x1={shape.today.x}
						x2={shape.today.x}
						y1={20}
						y2={foot + 4}
						strokeWidth={1.5}
						className="stroke-accent"
					/>
					<PlotLabel x={shape.today.x} y={foot + 17} anchor={shape.today.anchor} isQuiet>
						{today}
					</PlotLabel>
				</>
			)}
			{shape.spans.map((span) => (
				<Span key={span.key} span={span} />
			))}
		</PlotFrame>
	);
}

/** Expected spans are outlined, past ones pale: never colour alone. */
const LOOKS = {
	firm: "fill-cool stroke-cool",
	expected: "fill-cool/15 stroke-cool [stroke-dasharray:3_2]",
	over: "fill-line stroke-edge",
} as const satisfies Record<SpanLook, string>;

function Span({ span: { name, label, look, x, y, width } }: { span: TimeLineShape["spans"][number] }) {
	return (
		<g>
			<g strokeWidth={4} strokeLinejoin="round" className="stroke-paper [paint-order:stroke]">
				<PlotLabel x={0} y={y + 16} anchor="start">
					{name}
				</PlotLabel>
				<PlotLabel x={PLOT_WIDTH} y={y + 16} anchor="end" isQuiet>
					{label}
				</PlotLabel>
			</g>
			<rect x={x} y={y + 23} width={width} height={TIME_LINE.bar} rx={2} strokeWidth={1} className={LOOKS[look]} />
		</g>
	);
}
