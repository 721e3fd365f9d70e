import type { ShownYear } from "#app/predict/shown.ts";
import { layOutTrendPicture, TREND_SIZE } from "#app/predict/trend-plot.ts";

/** A small line of the years: the closing figures beside the visitor's own, which is the dashed line. The table on tap says its figures. */
export function TrendPicture({
	evidence,
	asked,
}: {
	evidence: readonly ShownYear[];
	asked: { value: number; isScore: boolean };
}) {
	const { width, height } = TREND_SIZE;
	const picture = layOutTrendPicture(evidence, asked);
	if (picture === undefined) return null;
	const { dots, path, ownY } = picture;
	return (
		<svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="block h-8 w-18 flex-none">
			<line x1={0} x2={width} y1={ownY} y2={ownY} strokeDasharray="3 2" className="stroke-accent" />
			<path d={path} fill="none" strokeWidth={1.5} strokeLinejoin="round" className="stroke-ink" />
			{dots.map(({ year, x, y, inside }) => (
				<circle key={year} cx={x} cy={y} r={2} className={inside ? "fill-ink stroke-ink" : "fill-raised stroke-ink"} />
			))}
		</svg>
	);
}
