import { SLICES } from "@uchit/predictor/trial/trial-count.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { type Column, DataTable } from "#app/ui/table.tsx";
import { shareOf, type Tally, type WordSum } from "./sum-words.ts";
import { wordName } from "./word-name.ts";
import { WordPlot } from "./word-plot.tsx";

/** How often each word of a rule was right: in all years, in each, and by the distance from the newest closing rank. */
export function RuleResult({ caption, words }: { caption: string; words: readonly WordSum[] }) {
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

/** "99.8 %", and "1,66,699 of 1,67,018" under it. */
function Share({ tally }: { tally: Tally }) {
	const t = useTranslations();
	const share = shareOf(tally);
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
