import type { ShownYear } from "#app/predict/shown.ts";
import { layOutTrendPicture, TREND_SIZE, type TrendDot } from "#app/predict/trend-plot.ts";

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
	const outside = toSpots(dots.filter(({ inside }) => !inside));
	return (
		<svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="trend">
			<path d={`M0 ${ownY}H${width}`} className="own" />
			<path d={path} />
			<path d={toSpots(dots)} className="spots" />
			{outside !== "" && <path d={outside} className="spots holes" />}
		</svg>
	);
}

/** Lines of no length, whose round ends are the dots. */
function toSpots(dots: readonly TrendDot[]): string {
	return dots.map(({ x, y }) => `M${x} ${y}h0`).join("");
}
