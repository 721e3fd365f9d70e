import { formatNumber } from "#app/platform/format/format-number.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import type { ShownYear } from "#app/predict/shown.ts";
import { layOutTrendPicture, type TrendPicture as Picture, TREND_SIZE } from "#app/predict/trend-plot.ts";

/** The closing figures over the years beside the visitor's own. The table beside it says its figures. */
export function TrendPicture({
	name,
	evidence,
	asked,
}: {
	name: { programme: string; college: string };
	evidence: readonly ShownYear[];
	asked: { value: number; isScore: boolean };
}) {
	const t = useTranslations();
	const picture = layOutTrendPicture(evidence, asked);
	if (picture === undefined) return null;
	const own = formatNumber(asked.value);
	const title = t("predict.plot.title", {
		...name,
		own: asked.isScore ? t("predict.plot.ownMarks", { own }) : t("predict.plot.ownRank", { own }),
	});
	return (
		<svg
			viewBox={`0 0 ${TREND_SIZE.width} ${TREND_SIZE.height}`}
			role="img"
			className="block h-auto w-44 max-w-full flex-none"
		>
			<title>{title}</title>
			<Marks picture={picture} you={t("predict.table.you")} />
		</svg>
	);
}

function Marks({ picture: { dots, path, ownY, first, last }, you }: { picture: Picture; you: string }) {
	const { width, height } = TREND_SIZE;
	return (
		<>
			<line x1={0} x2={width} y1={ownY} y2={ownY} strokeDasharray="4 3" strokeWidth={1.5} className="stroke-accent" />
			<path d={path} fill="none" strokeWidth={1.5} strokeLinejoin="round" className="stroke-ink" />
			{dots.map(({ year, x, y, inside }) => (
				<circle
					key={year}
					cx={x}
					cy={y}
					r={3}
					strokeWidth={1.5}
					className={inside ? "fill-ink stroke-ink" : "fill-raised stroke-ink"}
				/>
			))}
			{[first, last].map(({ year, x }, index) => (
				<text
					key={year}
					x={x}
					y={height - 5}
					textAnchor={index === 0 ? "start" : "end"}
					fontSize={11}
					className="fill-quiet tabular-nums"
				>
					{year}
				</text>
			))}
			<text x={width / 2} y={height - 5} textAnchor="middle" fontSize={11} className="fill-accent-text">
				– – {you}
			</text>
		</>
	);
}
