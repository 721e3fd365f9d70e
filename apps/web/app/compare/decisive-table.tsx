import type { Source } from "@uchit/contract/source.schema.ts";
import type { ReactNode } from "react";
import { SourcedText, Unknown } from "#app/facts/figure.tsx";
import { levelWords } from "#app/facts/level-words.ts";
import { SideBySide } from "#app/facts/side-by-side.tsx";
import { sourceNames } from "#app/facts/sources.ts";
import { quotaWords, seatPoolWords } from "#app/facts/words/cutoff-words.ts";
import { feeWords } from "#app/facts/words/fee-words.ts";
import { rupees } from "#app/facts/words/money.ts";
import { schoolYear } from "#app/facts/words/place-words.ts";
import { cohortWords, placedWords } from "#app/facts/words/placed-words.ts";
import { sourceHref, usePaths } from "#app/paths.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import { type Translate, useTranslations } from "#app/platform/i18n/translate.ts";
import type { Named } from "./chosen-head.tsx";
import type { DecisiveCell, DecisiveRow, Told } from "./decisive.ts";

/** The rows by which most people decide, each figure with its year and what it is of; the best one says so. */
export function DecisiveTable({
	colleges,
	rows,
	sources,
}: {
	colleges: readonly Named[];
	rows: readonly DecisiveRow[];
	sources: readonly Source[];
}) {
	const t = useTranslations();
	const paths = usePaths();
	const sourceName = sourceNames(sources);
	if (rows.length === 0) return null;
	const toCell = (row: DecisiveRow, cell: DecisiveCell | undefined, place: number): ReactNode => {
		if (cell === undefined) return <Unknown reason={whyUnknown(t, row.row)} />;
		const { figure, time, of } = toldWords(t, cell.told);
		const { slug = "" } = colleges[place] ?? {};
		return (
			<div key={slug}>
				<span className="font-semibold">
					<SourcedText
						value={figure}
						source={sourceName(cell.sourceId)}
						href={cell.anchor === undefined ? sourceHref(cell.sourceId) : paths.receipt(slug, cell.anchor)}
					/>
				</span>{" "}
				<small className="text-quiet text-xs">{time}</small>
				{row.best === place && (
					<strong className="block w-fit rounded-sm bg-good-sunk px-1 font-semibold text-good-text text-xs">
						{t(`compare.best.${row.row}`)}
					</strong>
				)}
				<span className="block text-quiet text-xs">{of}</span>
			</div>
		);
	};
	return (
		<>
			<SideBySide
				caption={t("compare.main")}
				isCaptionHidden
				isHeadAbove
				what={t("compare.what")}
				columns={colleges.map(({ slug, name, shortName }) => ({ key: slug, name, head: shortName ?? name }))}
				rows={rows.map((row) => ({
					key: row.row,
					name: t(`compare.row.${row.row}`),
					cells: row.cells.map((cell, place) => toCell(row, cell, place)),
				}))}
			/>
			{colleges.length > 1 && <p className="mt-2 max-w-text text-quiet text-xs">{t("compare.bestWhen")}</p>}
		</>
	);
}

/** The figure, when it is true for, and what it is of. */
export function toldWords(t: Translate, told: Told): { figure: string; time: string; of: string } {
	switch (told.row) {
		case "closing": {
			const { seat, programme, closing, isScore, year, round } = told.closing;
			const figure = formatNumber(closing);
			const pool = [seat.seatType, seatPoolWords(t, seat.gender), quotaWords(t, seat.quota)].filter(Boolean).join(", ");
			return {
				figure: isScore ? t("compare.marks", { figure }) : figure,
				time: String(year),
				of: `${programme} · ${pool} · ${seat.authority}${round === undefined ? "" : ` ${t("compare.round", { round })}`}`,
			};
		}
		case "fee": {
			const { fee } = told;
			const of = `${t(`fee.covers.${fee.covers}`)} · ${t(`fee.quota.${fee.quota}`)}`;
			return { figure: feeWords(t, fee), time: schoolYear(fee.year), of };
		}
		case "salary": {
			const { placement } = told;
			const { medianSalary, level } = placement;
			const placed = placedWords(t, placement);
			return {
				figure: medianSalary === undefined ? placed : rupees(medianSalary),
				time: cohortWords(t, placement),
				of: [levelWords(t, level), ...(medianSalary === undefined ? [] : [placed])].join(" · "),
			};
		}
		case "seats": {
			const { seats, year, by } = told;
			const of =
				"authority" in by
					? t("compare.approvedBy", { authority: by.authority.toUpperCase() })
					: t("compare.reportedOf", { level: levelWords(t, by.level) });
			return { figure: formatNumber(seats), time: schoolYear(year), of };
		}
		case "rank": {
			const { list, rank, band, year } = told.ranking;
			return {
				figure: rank === undefined ? (band ?? "") : String(rank),
				time: String(year),
				of: t(`ranking.list.${list}`),
			};
		}
	}
}

function whyUnknown(t: Translate, row: Told["row"]): string {
	if (row === "closing") return t("compare.noCutoffs");
	return row === "rank" ? t("compare.notInList") : t("source.notPublished");
}
