import type { Source } from "@uchit/contract/source.ts";
import type { ReactNode } from "react";
import { SourcedText, Unknown } from "#app/facts/figure.tsx";
import { SideBySide } from "#app/facts/side-by-side.tsx";
import { createSourceNamer } from "#app/facts/sources.ts";
import { sourceHref } from "#app/paths.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import type { ComparedName } from "./chosen-head.tsx";
import type { CellFigure, DecisiveCell, DecisiveRow } from "./decisive.ts";
import { figureWords } from "./figure-words.ts";
import type { CompareLevel } from "./search.ts";

export function DecisiveTable({
	colleges,
	rows,
	undated,
	level,
	sources,
}: {
	colleges: readonly ComparedName[];
	rows: readonly DecisiveRow[];
	undated: readonly string[];
	level: CompareLevel;
	sources: readonly Source[];
}) {
	const { t, paths } = usePage();
	const sourceName = createSourceNamer(sources);
	if (rows.length === 0) return null;
	const toCell = (row: DecisiveRow, cell: DecisiveCell | undefined, place: number): ReactNode => {
		const { slug = "" } = colleges[place] ?? {};
		if (cell === undefined)
			return <Unknown reason={whyUnknown(t, { row: row.row, isUndated: undated.includes(slug), level })} />;
		const { figure, time, scope } = figureWords(t, cell.figure);
		return (
			<div key={slug}>
				<span className="font-semibold">
					<SourcedText
						value={figure}
						source={sourceName(cell.sourceId)}
						href={cell.anchor === undefined ? sourceHref(cell.sourceId) : paths.receipt(slug, cell.anchor)}
					/>
				</span>{" "}
				<small className="whitespace-nowrap text-quiet text-xs">{time}</small>
				{row.best === place && (
					<strong className="block w-fit rounded-sm bg-good-sunk px-1 font-semibold text-good-text text-xs">
						{t(`compare.best.${row.row}`)}
					</strong>
				)}
				<span className="block text-quiet text-xs">{scope}</span>
				{cell.isApart && <span className="block text-care-text text-xs">{t("compare.apart")}</span>}
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
					name: t(`compare.row.${row.row}`, { level }),
					cells: row.cells.map((cell, place) => toCell(row, cell, place)),
				}))}
			/>
			{colleges.length > 1 && <p className="mt-2 max-w-text text-quiet text-xs">{t("compare.bestWhen")}</p>}
		</>
	);
}

function whyUnknown(
	t: Translate,
	{ row, isUndated, level }: Pick<CellFigure, "row"> & { isUndated: boolean; level: CompareLevel },
): string {
	if (row === "closing") return isUndated ? t("compare.undated") : t("compare.noCutoffs");
	return row === "rank" ? t("compare.notInList") : t(`compare.noFigure.${level}`);
}
