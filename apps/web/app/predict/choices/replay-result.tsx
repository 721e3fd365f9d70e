import type { Replay } from "@uchit/contract/predict-replay.ts";
import { useEffect, useRef } from "react";
import { nameSource } from "#app/facts/sources.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { seatPrintedWords } from "#app/predict/words.ts";
import { type Column, DataTable } from "#app/ui/table.tsx";
import type { PlacedChoice } from "./replay-list.ts";
import { noteWords, placedName, roundLines, summaryWords } from "./replay-words.ts";

type Props = {
	replay: Replay;
	sent: readonly PlacedChoice[];
	/** The list has changed since. */
	isOld?: boolean;
};
type Year = Replay["years"][number];

/** What the list would have got, year by year; what it never reached, and what a year did not have. */
export function ReplayResult({ replay, sent, isOld = false }: Props) {
	const t = useTranslations();
	const head = useRef<HTMLHeadingElement>(null);
	// After a press the eye and the screen reader land on the answer.
	useEffect(() => head.current?.focus(), []);
	// Of no year at all the notes say why.
	const hasYears = replay.years.length > 0;
	const nameOf = (choice: number) => placedName(t, sent[choice]);
	const columns: Column<Year>[] = [
		{ key: "year", head: t("predictChoices.year"), cell: ({ year }) => year },
		{ key: "end", head: t("predictChoices.atEnd"), cell: (year) => <End year={year} sent={sent} /> },
		{
			key: "rounds",
			head: t("predictChoices.rounds"),
			cell: ({ rounds }) => <Rounds rounds={rounds} sent={sent} />,
		},
	];
	return (
		<div className="mt-6">
			<h4 ref={head} tabIndex={-1} className="text-lg">
				{t("predictChoices.result")}
			</h4>
			<p role="status" className="text-care-text">
				{isOld && t("predictChoices.changed")}
			</p>
			{hasYears && <p className="mt-2 max-w-text">{summaryWords(t, replay, sent)}</p>}
			<p className="mt-2 max-w-text text-quiet">{t("predictChoices.warning")}</p>
			{replay.notes.map((note) => (
				<p key={note.code} className="mt-2 max-w-text text-sm">
					{noteWords(t, note)}
				</p>
			))}
			{hasYears && (
				<div className="mt-4">
					<DataTable
						caption={t("predictChoices.table")}
						columns={columns}
						rows={replay.years}
						keyOf={({ year }) => String(year)}
					/>
				</div>
			)}
			<ChoiceNotes
				title={t("predictChoices.neverTitle")}
				lines={replay.never.map((choice) => t("predictChoices.never", nameOf(choice)))}
			/>
			<ChoiceNotes
				title={t("predictChoices.skippedTitle")}
				lines={replay.skipped.map(({ choice, years }) =>
					t("predictChoices.skipped", { ...nameOf(choice), years: years.join(", ") }),
				)}
			/>
			{replay.sources.length > 0 && (
				<p className="mt-4 max-w-text text-quiet text-sm">
					{t("predictChoices.sources", { names: replay.sources.map(nameSource).join("; ") })}
				</p>
			)}
		</div>
	);
}

function End({ year: { end }, sent }: { year: Year } & Pick<Props, "sent">) {
	const t = useTranslations();
	if (end === undefined) return <b>{t("predictChoices.none")}</b>;
	return (
		<>
			<b>{t("predictChoices.seat", placedName(t, sent[end.choice]))}</b>
			<span className="block text-quiet text-sm">
				{t("predictChoices.closing", { rank: formatNumber(end.closingRank), seat: seatPrintedWords(t, end) })}
			</span>
		</>
	);
}

function Rounds({ rounds, sent }: { rounds: Year["rounds"] } & Pick<Props, "sent">) {
	const t = useTranslations();
	return (
		<ul className="flex flex-wrap gap-x-3 tabular-nums">
			{roundLines(t, rounds, sent).map((line) => (
				<li key={line}>{line}</li>
			))}
		</ul>
	);
}

function ChoiceNotes({ title, lines }: { title: string; lines: readonly string[] }) {
	if (lines.length === 0) return null;
	return (
		<>
			<h5 className="mt-4 font-semibold">{title}</h5>
			<ul className="mt-1 max-w-text list-disc space-y-1 pl-5">
				{lines.map((line) => (
					<li key={line}>{line}</li>
				))}
			</ul>
		</>
	);
}
