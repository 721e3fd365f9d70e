import type { ReactNode } from "react";
import { SCROLLED_BY_KEYS } from "./scrolled-by-keys.ts";

export type Column<Row> = {
	key: string;
	head: string;
	cell: (row: Row) => ReactNode;
	isFigure?: boolean;
	isShort?: boolean;
};

/** On a phone these elements are blocks, which assistive technology no longer reads as a table. The roles restore it. */
export const ROLE = {
	table: { role: "table" },
	group: { role: "rowgroup" },
	row: { role: "row" },
	columnHead: { role: "columnheader" },
	rowHead: { role: "rowheader" },
	cell: { role: "cell" },
} as const;

const NO_ROLE: { readonly [Part in keyof typeof ROLE]?: undefined } = {};

/** Becomes cards on a phone, each cell with its column's name, unless it is narrow or wide. The first column names the row. */
export function DataTable<Row>({
	caption,
	isCaptionHidden = false,
	isNarrow = false,
	isWide = false,
	columns,
	rows,
	keyOf,
}: {
	caption: string;
	isCaptionHidden?: boolean;
	isNarrow?: boolean;
	isWide?: boolean;
	columns: readonly Column<Row>[];
	rows: readonly Row[];
	keyOf: (row: Row) => string;
}) {
	const look = isWide ? "table-wide" : isNarrow ? "table-narrow" : "table-cards";
	const role = look === "table-cards" ? ROLE : NO_ROLE;
	const table = (
		<table {...role.table} className={`paper-table data-table ${look}`}>
			<caption className={isCaptionHidden ? "sr-only" : undefined}>{caption}</caption>
			<thead {...role.group}>
				<tr {...role.row}>
					{columns.map(({ key, head, isFigure }) => (
						<th key={key} {...role.columnHead} scope="col" className={isFigure ? "is-figure" : undefined}>
							{head}
						</th>
					))}
				</tr>
			</thead>
			<tbody {...role.group}>
				{rows.map((row) => (
					<TableRow key={keyOf(row)} row={row} columns={columns} isCards={look === "table-cards"} />
				))}
			</tbody>
		</table>
	);
	if (!isWide) return table;
	return (
		<section aria-label={caption} {...SCROLLED_BY_KEYS} className="relative overflow-x-auto print:overflow-visible">
			{table}
		</section>
	);
}

function TableRow<Row>({ row, columns, isCards }: { row: Row; columns: readonly Column<Row>[]; isCards: boolean }) {
	const role = isCards ? ROLE : NO_ROLE;
	return (
		<tr {...role.row}>
			{columns.map(({ key, head, cell, isFigure, isShort }, index) =>
				index === 0 ? (
					<th key={key} {...role.rowHead} scope="row">
						{cell(row)}
					</th>
				) : (
					<td key={key} {...role.cell} className={isFigure ? "is-figure" : isShort ? "is-short" : undefined}>
						{isCards && (
							<span aria-hidden="true" data-head="">
								{head}
							</span>
						)}
						{cell(row)}
					</td>
				),
			)}
		</tr>
	);
}
