import { Check } from "lucide-react";
import { Figure } from "#app/facts/figure.tsx";
import { sourceHref } from "#app/paths.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import type { ShownYear } from "#app/predict/shown.ts";
import { yearRoundWords } from "#app/predict/words.ts";
import { ROLE } from "#app/ui/table.tsx";

export function SeatYears({
	caption,
	evidence,
	sourceName,
}: {
	caption: string;
	evidence: readonly ShownYear[];
	sourceName: (id: string) => string;
}) {
	const t = useTranslations();
	return (
		<table {...ROLE.table} className="block min-w-0 flex-1 text-left">
			<caption className="sr-only">{caption}</caption>
			<thead {...ROLE.group} className="sr-only">
				<tr {...ROLE.row}>
					<th {...ROLE.columnHead} scope="col">
						{t("predict.table.year")}
					</th>
					<th {...ROLE.columnHead} scope="col">
						{t("predict.table.closing")}
					</th>
					<th {...ROLE.columnHead} scope="col">
						{t("predict.filter.band")}
					</th>
				</tr>
			</thead>
			<tbody
				{...ROLE.group}
				className="grid grid-cols-[repeat(auto-fill,minmax(4.25rem,1fr))] gap-x-2 gap-y-2 print:grid-cols-8"
			>
				{evidence.map((each) => (
					<YearCells key={each.year ?? 0} each={each} sourceName={sourceName} />
				))}
			</tbody>
		</table>
	);
}

function YearCells({ each, sourceName }: { each: ShownYear; sourceName: (id: string) => string }) {
	const t = useTranslations();
	const { closingRank, closingScore, inside, sourceId } = each;
	return (
		<tr {...ROLE.row} className={`block border-t-2 pt-1 ${inside ? "border-good-text" : "border-line"}`}>
			<th {...ROLE.rowHead} scope="row" className="block font-normal text-quiet text-xs tabular-nums">
				{yearRoundWords(t, each)}
			</th>
			<td {...ROLE.cell} className="block font-semibold">
				<Figure
					value={formatNumber(closingRank ?? closingScore ?? 0)}
					source={sourceName(sourceId)}
					href={sourceHref(sourceId)}
				/>
			</td>
			<td
				{...ROLE.cell}
				className={`flex items-center gap-0.5 text-xs ${inside ? "font-semibold text-good-text" : "text-quiet"}`}
			>
				{inside && <Check size={12} aria-hidden="true" />}
				{inside ? t("predict.cell.inside") : t("predict.cell.outside")}
			</td>
		</tr>
	);
}
