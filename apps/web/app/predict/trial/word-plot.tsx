import { useTranslations } from "#app/platform/i18n/translate.ts";
import { PlotFrame, PlotLabel } from "#app/ui/plot/frame.tsx";
import { PLOT_WIDTH } from "#app/ui/plot/size.ts";
import { shareOf, type WordSum } from "./sum-words.ts";
import { wordName } from "./word-name.ts";

const ROW = 48;
const FOOT = 20;
/** Half of the largest dot and its edge. */
const SIDE = 7;

/**
 * The percentage that was open, for each word: a dot per year, the newest one marked. The table below has every year.
 */
export function WordPlot({ words }: { words: readonly WordSum[] }) {
	const t = useTranslations();
	const percent = (share: number | undefined) =>
		share === undefined ? "–" : t("predictTrial.percent", { share: share.toFixed(1) });
	const years = [...new Set(words.flatMap((word) => word.years.map(({ year }) => year)))].sort((a, b) => a - b);
	const newest = years.at(-1);
	if (newest === undefined) return null;
	const rows = words.map(({ word, years: own }) => ({
		key: word,
		name: wordName(t, word),
		values: years.map((year) => {
			const tally = own.find((each) => each.year === year);
			return percent(tally && shareOf(tally));
		}),
	}));
	return (
		<PlotFrame
			texts={{
				title: t("predictTrial.plot.title"),
				axis: t("predictTrial.plot.axis"),
				table: t("predictTrial.plot.table"),
			}}
			height={words.length * ROW + FOOT}
			description={rows.map(({ name, values }) => `${name}: ${values.join(", ")}`).join(". ")}
			table={{ heads: [t("predictTrial.word"), ...years.map(String)], rows }}
		>
			{words.map((word, place) => (
				<WordLine
					key={word.word}
					y={place * ROW}
					name={wordName(t, word.word)}
					label={t("predictTrial.plot.newest", { share: rows[place]?.values.at(-1) ?? "", year: String(newest) })}
					years={word.years}
				/>
			))}
			<PlotLabel x={0} y={words.length * ROW + FOOT - 4} anchor="start" isQuiet>
				{t("predictTrial.percent", { share: "0" })}
			</PlotLabel>
			<PlotLabel x={PLOT_WIDTH} y={words.length * ROW + FOOT - 4} anchor="end" isQuiet>
				{t("predictTrial.percent", { share: "100" })}
			</PlotLabel>
		</PlotFrame>
	);
}

type Line = { y: number; name: string; label: string; years: WordSum["years"] };

function WordLine({ y, name, label, years }: Line) {
	const line = y + 32;
	const dots = years.flatMap((each) => {
		const share = shareOf(each);
		return share === undefined ? [] : [{ year: each.year, x: SIDE + (share / 100) * (PLOT_WIDTH - 2 * SIDE) }];
	});
	return (
		<g>
			<PlotLabel x={0} y={y + 15} anchor="start" isQuiet>
				{name}
			</PlotLabel>
			<PlotLabel x={PLOT_WIDTH} y={y + 15} anchor="end">
				{label}
			</PlotLabel>
			<line x1={0} x2={PLOT_WIDTH} y1={line} y2={line} strokeWidth={1} className="stroke-line" />
			{dots.map(({ year, x }, place) => (
				<circle
					key={year}
					cx={x}
					cy={line}
					r={place === dots.length - 1 ? 6 : 4}
					strokeWidth={1.5}
					className={place === dots.length - 1 ? "fill-accent stroke-ink" : "fill-cool stroke-paper"}
				/>
			))}
		</g>
	);
}
