import type { Replay } from "@uchit/contract/predict-replay.ts";
import type { EmptyYearSeat } from "@uchit/predictor/replay-check.ts";
import { useEffect, useRef } from "react";
import { nameProgramme } from "#app/facts/programme.ts";
import { nameSource } from "#app/facts/sources.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { seatPrintedWords } from "#app/predict/words.ts";
import { Link } from "#app/shell/page/link.tsx";
import { type Column, DataTable } from "#app/ui/table.tsx";
import { ChoiceNotes, type NotesLevel } from "./choice-notes.tsx";
import type { PlacedChoice } from "./replay-list.ts";
import {
	movedUpWords,
	neverOpenWords,
	noteWords,
	placedName,
	roundLines,
	summaryWords,
	swapWords,
} from "./replay-words.ts";
import type { ReplayOutcome } from "./use-replay.ts";

type Props = {
	lived: ReplayOutcome;
	isOld?: boolean;
};
type Year = Replay["years"][number];

export function ReplayResult({ lived, isOld = false }: Props) {
	const { t } = usePage();
	const head = useRef<HTMLHeadingElement>(null);
	useEffect(() => head.current?.focus(), []);
	return (
		<div className="mt-6">
			<h4 ref={head} tabIndex={-1} className="text-lg">
				{t("predictChoices.result")}
			</h4>
			<p role="status" className="text-care-text">
				{isOld && t("predictChoices.changed")}
			</p>
			<ReplayYears lived={lived} level={5} />
		</div>
	);
}

type LivedProps = { lived: ReplayOutcome; level: NotesLevel };

export function ReplayYears({ lived, level }: LivedProps) {
	const { replay, check } = lived;
	const { sent } = lived.list;
	const { t } = usePage();
	const sources = [...new Set([...replay.sources, ...check.sources].map(nameSource))].sort();
	const hasYears = replay.years.length > 0;
	// Without a rank or the home state some pools were not judged: "never" would be wrong about them.
	const isWhole = isCompleteReplay(replay);
	const nameOf = (choice: number) => placedName(t, sent[choice]);
	const columns: Column<Year>[] = [
		{ key: "year", head: t("predictChoices.year"), cell: ({ year }) => year },
		{ key: "end", head: t("predictChoices.atEnd"), cell: (year) => <FinalSeat year={year} outcome={lived} /> },
		{
			key: "rounds",
			head: t("predictChoices.rounds"),
			cell: ({ rounds }) => <Rounds rounds={rounds} sent={sent} />,
		},
	];
	return (
		<>
			{hasYears && <p className="mt-2 max-w-text">{summaryWords(t, replay, sent)}</p>}
			<p className="mt-2 max-w-text text-quiet">{t("predictChoices.warning")}</p>
			{replay.notes.map((note) => (
				<p key={note.code} className="mt-2 max-w-text text-sm">
					{noteWords(t, note)}
				</p>
			))}
			{hasYears && (
				<div className="mt-4 max-md:[&_tbody>tr]:grid-cols-[2fr_1fr]">
					<DataTable
						caption={t("predictChoices.table")}
						columns={columns}
						rows={replay.years}
						keyOf={({ year }) => String(year)}
					/>
				</div>
			)}
			{isWhole && (
				<ChoiceNotes
					level={level}
					title={t("predictChoices.neverTitle")}
					lines={replay.never.map((choice) => neverOpenWords(t, choice, { shut: check.shut, sent }))}
				/>
			)}
			<ChoiceNotes
				level={level}
				title={t("predictChoices.skippedTitle")}
				lines={replay.skipped.map(({ choice, years }) =>
					t("predictChoices.skipped", { ...nameOf(choice), years: years.join(", ") }),
				)}
			/>
			{isWhole && <OrderNotes lived={lived} level={level} />}
			{sources.length > 0 && (
				<p className="mt-4 max-w-text text-quiet text-sm">
					{t("predictChoices.sources", { names: sources.join("; ") })}
				</p>
			)}
		</>
	);
}

export function isCompleteReplay({ notes }: Pick<Replay, "notes">): boolean {
	return !notes.some(({ code }) => PARTIAL.some((each) => each === code));
}

const PARTIAL = ["common-missing", "rank-missing", "home-state-unknown"] as const;

export function FinalSeat({ year, outcome }: { year: Year | undefined; outcome: ReplayOutcome }) {
	const { t } = usePage();
	if (year === undefined) return <>{t("predictChoices.whatIf.leftOut")}</>;
	const { end } = year;
	if (end === undefined) return <b>{t("predictChoices.none")}</b>;
	return (
		<>
			<b>{t("predictChoices.seat", placedName(t, outcome.list.sent[end.choice]))}</b>
			<span className="block text-quiet text-sm">
				{t("predictChoices.closing", { rank: formatNumber(end.closingRank), seat: seatPrintedWords(t, end) })}
			</span>
		</>
	);
}

function Rounds({ rounds, sent }: { rounds: Year["rounds"]; sent: readonly PlacedChoice[] }) {
	const { t } = usePage();
	return (
		<ul className="flex flex-wrap gap-x-3 tabular-nums">
			{roundLines(t, rounds, sent).map((line) => (
				<li key={line}>{line}</li>
			))}
		</ul>
	);
}

function OrderNotes({ lived, level }: { lived: ReplayOutcome; level: NotesLevel }) {
	const { t } = usePage();
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
	const { t, paths } = usePage();
	const columns: Column<EmptyYearSeat>[] = [
		{
			key: "seat",
			head: t("predictChoices.order.seat"),
			cell: ({ college, newest }) => (
				<>
					<Link to={paths.college(college.slug)} className="link">
						{college.name}
					</Link>
					<span className="block">{nameProgramme(newest.programme)}</span>
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
