import { type ComparedYear, compareYears } from "@uchit/predictor/replay-compare.ts";
import { useEffect, useRef } from "react";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { type Column, DataTable } from "#app/ui/table.tsx";
import { FinalSeat } from "./replay-result.tsx";
import { noteWords, summaryWords } from "./replay-words.ts";
import type { ReplayOutcome } from "./use-replay.ts";

type Props = {
	before: ReplayOutcome;
	after: ReplayOutcome;
	change: string;
	otherList?: string;
};

export function CompareTable({ before, after, change, otherList }: Props) {
	const t = useTranslations();
	const head = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		if (after.replay !== undefined) head.current?.focus();
	}, [after]);
	const years = compareYears(before.replay, after.replay);
	const differing = years.filter(({ differs }) => differs).map(({ year }) => year);
	const columns: Column<ComparedYear>[] = [
		{ key: "year", head: t("predictChoices.year"), cell: ({ year }) => year },
		{
			key: "before",
			head: t(`predictChoices.whatIf.${otherList === undefined ? "before" : "livedList"}`),
			cell: (each) => <FinalSeat year={each.before} outcome={before} />,
		},
		{
			key: "after",
			head: otherList ?? t("predictChoices.whatIf.after"),
			cell: (each) =>
				each.differs ? (
					<FinalSeat year={each.after} outcome={after} />
				) : (
					<span className="text-quiet">{t("predictChoices.whatIf.sameEnd")}</span>
				),
		},
	];
	const known = new Set(before.replay.notes.map(({ code }) => code));
	return (
		<div className="mt-6">
			<h5 ref={head} tabIndex={-1} className="font-semibold">
				{otherList ??
					(change === "" ? t("predictChoices.whatIf.nothingChanged") : t("predictChoices.whatIf.with", { change }))}
			</h5>
			<p className="mt-2 max-w-text">
				{differing.length === 0
					? t("predictChoices.whatIf.same")
					: t("predictChoices.whatIf.differs", {
							count: differing.length,
							of: years.length,
							years: differing.join(", "),
						})}{" "}
				{after.replay.years.length > 0 && summaryWords(t, after.replay, after.list.sent)}
			</p>
			{after.replay.notes
				.filter(({ code }) => !known.has(code))
				.map((note) => (
					<p key={note.code} className="mt-2 max-w-text text-sm">
						{noteWords(t, note)}
					</p>
				))}
			<div className="mt-4 max-sm:text-sm">
				<DataTable
					caption={t("predictChoices.whatIf.table")}
					columns={columns}
					rows={years}
					keyOf={({ year }) => String(year)}
				/>
			</div>
		</div>
	);
}
