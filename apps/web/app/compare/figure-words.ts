import { levelWords } from "#app/facts/level-words.ts";
import { quotaWords, seatPoolWords } from "#app/facts/words/cutoff-words.ts";
import { feeWords } from "#app/facts/words/fee-words.ts";
import { formatRupees } from "#app/facts/words/money.ts";
import { formatAcademicYear } from "#app/facts/words/place-words.ts";
import { cohortWords, placedWords } from "#app/facts/words/placed-words.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import type { CellFigure } from "./decisive.ts";

export function figureWords(t: Translate, cellFigure: CellFigure): { figure: string; time: string; scope: string } {
	switch (cellFigure.row) {
		case "closing": {
			const { seat, programme, closing, isScore, year, round } = cellFigure.closing;
			const figure = formatNumber(closing);
			const pool = [seat.seatType, seatPoolWords(t, seat.gender), quotaWords(t, seat.quota)].filter(Boolean).join(", ");
			return {
				figure: isScore ? t("compare.marks", { figure }) : figure,
				time: String(year),
				scope: `${programme} · ${pool} · ${seat.authority}${round === undefined ? "" : ` ${t("compare.round", { round })}`}`,
			};
		}
		case "fee": {
			const { fee } = cellFigure;
			const scope = `${t(`fee.covers.${fee.covers}`)} · ${t(`fee.quota.${fee.quota}`)}`;
			return { figure: feeWords(t, fee), time: formatAcademicYear(fee.year), scope };
		}
		case "salary": {
			const { placement } = cellFigure;
			const { medianSalary, level } = placement;
			const placed = placedWords(t, placement);
			return {
				figure: medianSalary === undefined ? placed : formatRupees(medianSalary),
				time: cohortWords(t, placement),
				scope: [levelWords(t, level), ...(medianSalary === undefined ? [] : [placed])].join(" · "),
			};
		}
		case "seats": {
			const { seats, year, by } = cellFigure;
			const scope =
				"authority" in by
					? t("compare.approvedBy", { authority: by.authority.toUpperCase() })
					: t("compare.reportedOf", { level: levelWords(t, by.level) });
			return { figure: formatNumber(seats), time: formatAcademicYear(year), scope };
		}
		case "rank": {
			const { list, rank, band, year } = cellFigure.ranking;
			return {
				figure: rank === undefined ? (band ?? "") : String(rank),
				time: String(year),
				scope: t(`ranking.list.${list}`),
			};
		}
	}
}
