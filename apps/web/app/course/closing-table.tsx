import type { Course } from "@uchit/contract/course.ts";
import { EXAMS } from "@uchit/contract/facet-options.ts";
import { Figure } from "#app/facts/figure.tsx";
import { sourceHref } from "#app/paths.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { DataTable } from "#app/ui/table.tsx";

type Row = Course["closing"][number];

/** A row for each list and pool, because their ranks do not compare. */
export function ClosingTable({ rows, sourceName }: { rows: readonly Row[]; sourceName: (id: string) => string }) {
	const t = useTranslations();
	const rank = (pick: (row: Row) => number) => (row: Row) => (
		<Figure
			value={formatNumber(Math.round(pick(row)))}
			source={sourceName(row.sourceId)}
			href={sourceHref(row.sourceId)}
		/>
	);
	return (
		<DataTable
			caption={t("courses.closingTable")}
			isCaptionHidden
			isWide
			keyOf={({ authority, rankSpace, pool }) => `${authority} ${rankSpace} ${pool}`}
			rows={rows}
			columns={[
				{ key: "list", head: t("courses.column.list"), cell: (row) => <List row={row} /> },
				{ key: "least", head: t("courses.column.least"), isFigure: true, cell: rank(({ least }) => least) },
				{ key: "middle", head: t("courses.column.middle"), isFigure: true, cell: rank(({ middle }) => middle) },
				{ key: "most", head: t("courses.column.most"), isFigure: true, cell: rank(({ most }) => most) },
			]}
		/>
	);
}

function List({ row: { exam, authority, pool, year, round, known } }: { row: Row }) {
	const t = useTranslations();
	const name = EXAMS.find(({ slug }) => slug === exam)?.slug;
	return (
		<>
			{t("courses.closingList", {
				exam: name === undefined ? exam : t(`facet.exam.${name}`),
				pool: t(`courses.pool.${pool}`),
			})}
			<small className="block text-quiet text-xs">
				{t("courses.closingOf", { authority, year: String(year), round: round ?? 0, known })}
			</small>
		</>
	);
}
