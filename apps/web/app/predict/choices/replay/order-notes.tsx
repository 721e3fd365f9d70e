import type { EmptyYearSeat } from "@uchit/predictor/replay-check.ts";
import { usePaths } from "#app/paths.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { seatPrintedWords } from "#app/predict/words.ts";
import { Link } from "#app/shell/page/link.tsx";
import { type Column, DataTable } from "#app/ui/table.tsx";
import { ChoiceNotes, type NotesLevel } from "./choice-notes.tsx";
import { movedUpWords, swapWords } from "./replay-words.ts";
import type { Lived } from "./use-replay.ts";

/** The effects of the order, and the years in which the list ended too high. */
export function OrderNotes({ lived, level }: { lived: Lived; level: NotesLevel }) {
	const t = useTranslations();
	const Heading = `h${level}` as const;
	const { check, list, replay } = lived;
	const { years, open } = check.empty;
	return (
		<>
			<ChoiceNotes
				level={level}
				title={t("predictChoices.order.title")}
				lines={[
					...movedUpWords(t, lived),
					...list.sent.flatMap(({ place, also }) =>
						also.map((again) => t("predictChoices.order.double", { place, again })),
					),
					...check.swaps.map((swap) => swapWords(t, swap, list.sent)),
				]}
			/>
			{open.length > 0 && (
				<div className="mt-6">
					<Heading className="font-semibold text-base">
						{t("predictChoices.order.tooHigh", {
							count: years.length,
							of: replay.years.length,
							years: years.join(", "),
						})}
					</Heading>
					<p className="mt-1 max-w-text text-quiet">{t("predictChoices.order.openThen")}</p>
					<OpenSeats open={open} />
				</div>
			)}
		</>
	);
}

function OpenSeats({ open }: { open: readonly EmptyYearSeat[] }) {
	const t = useTranslations();
	const paths = usePaths();
	const columns: Column<EmptyYearSeat>[] = [
		{
			key: "seat",
			head: t("predictChoices.order.seat"),
			cell: ({ college, newest }) => (
				<>
					<Link to={paths.college(college.slug)} className="link">
						{college.name}
					</Link>
					<span className="block">{newest.programme}</span>
					<span className="block text-quiet text-sm">{seatPrintedWords(t, newest)}</span>
				</>
			),
		},
		{
			key: "closing",
			head: t("predictChoices.order.closing"),
			cell: ({ newest: { closingRank, year, round } }) =>
				t("predictChoices.order.closed", { rank: formatNumber(closingRank), year: String(year), round }),
		},
		{ key: "years", head: t("predictChoices.order.years"), cell: ({ years }) => years.join(", ") },
	];
	return (
		<div className="mt-3">
			<DataTable
				caption={t("predictChoices.order.openTable")}
				isCaptionHidden
				columns={columns}
				rows={open}
				keyOf={({ college, newest }) => `${college.slug} ${newest.programme}`}
			/>
		</div>
	);
}
