import { SLICES } from "@uchit/predictor/trial/trial-count.ts";
import { type Translate, useTranslations } from "#app/platform/i18n/translate.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { PlotFrame, PlotLabel } from "#app/ui/plot/frame.tsx";
import { PLOT_WIDTH } from "#app/ui/plot/size.ts";
import { type Column, DataTable } from "#app/ui/table.tsx";
import { openShare, type Tally, type WordTally } from "./sum-words.ts";
import { wordName } from "./word-name.ts";

export function RuleResult({ caption, words }: { caption: string; words: readonly WordTally[] }) {
	const t = useTranslations();
	const bySlice = words.flatMap(({ word, slices }) =>
		slices.map((each) => ({
			...each,
			key: `${word}|${each.slice}`,
			name: `${wordName(t, word)} ${sliceWords(t, each.slice)}`,
		})),
	);
	return (
		<div className="mt-3 grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
			<div className="min-w-0">
				<DataTable
					caption={caption}
					isNarrow
					columns={[
						{ key: "word", head: t("predictTrial.word"), cell: ({ word }) => wordName(t, word) },
						...tallyColumns(t),
					]}
					rows={words}
					keyOf={({ word }) => word}
				/>
				<Disclosure title={t("predictTrial.slices.title")} isOpen={false}>
					<p className="mb-2 max-w-text text-quiet text-sm">{t("predictTrial.slices.note")}</p>
					<DataTable
						caption={t("predictTrial.slices.title")}
						isCaptionHidden
						isNarrow
						columns={[
							{ key: "name", head: t("predictTrial.slices.head"), cell: ({ name }) => name },
							...tallyColumns(t),
						]}
						rows={bySlice}
						keyOf={({ key }) => key}
					/>
				</Disclosure>
			</div>
			<WordPlot words={words} />
		</div>
	);
}

function tallyColumns<Row extends Tally>(t: Translate): Column<Row>[] {
	const number = (value: number) => t("predictTrial.number", { number: value });
	return [
		{ key: "open", head: t("predictTrial.open"), isFigure: true, cell: (tally) => <Share tally={tally} /> },
		{
			key: "wrong",
			head: t("predictTrial.wrong"),
			isFigure: true,
			cell: ({ cases, open }) => number(cases - open),
		},
		{ key: "gone", head: t("predictTrial.gone"), isFigure: true, cell: ({ gone }) => number(gone) },
	];
}

function Share({ tally }: { tally: Tally }) {
	const t = useTranslations();
	const share = openShare(tally);
	return (
		<>
			{share === undefined ? "–" : t("predictTrial.percent", { share: share.toFixed(1) })}{" "}
			<span className="ml-auto block max-w-20 whitespace-normal text-quiet text-sm sm:max-w-none">
				{t("predictTrial.of", { open: tally.open, cases: tally.cases })}
			</span>
		</>
	);
}

function sliceWords(t: Translate, slice: number): string {
	const next = SLICES[SLICES.indexOf(slice) + 1];
	const [from, to] = [slice, next].map((each = 0) => (each / 100).toFixed(2));
	if (next === undefined) return t("predictTrial.slices.over", { from: from ?? "" });
	return slice === 0
		? t("predictTrial.slices.under", { to: to ?? "" })
		: t("predictTrial.slices.between", { from: from ?? "", to: to ?? "" });
}

const ROW = 48;
const FOOT = 20;
const SIDE = 7;

function WordPlot({ words }: { words: readonly WordTally[] }) {
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
			return percent(tally && openShare(tally));
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

type Line = { y: number; name: string; label: string; years: WordTally["years"] };

function WordLine({ y, name, label, years }: Line) {
	const line = y + 32;
	const dots = years.flatMap((each) => {
		const share = openShare(each);
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
