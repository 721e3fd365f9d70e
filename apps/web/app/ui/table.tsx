import type { ReactNode } from "react";

export type Column<Row> = {
	key: string;
	head: string;
	cell: (row: Row) => ReactNode;
	/** Figures stand right, so that their digits stand under each other. */
	isFigure?: boolean;
	/** A few words that stay on one line, where the table is one. */
	isShort?: boolean;
};

/** The classes of a table that becomes cards on a phone, and of one so narrow that it stays a table. */
const CARDS = {
	table: "block md:table",
	top: "block md:table-caption",
	heads: "max-md:sr-only",
	body: "block space-y-3 md:table-row-group",
	row: "grid grid-cols-2 gap-x-4 gap-y-2 rounded-lg border border-line p-4 md:table-row md:border-0",
	rowHead: "col-span-2 font-semibold md:border-line md:border-t md:py-2 md:pr-4 md:font-normal lg:pr-6",
	cell: "min-w-0 md:border-line md:border-t md:py-2 md:pr-4 md:last:pr-0 lg:pr-6 lg:last:pr-0",
	figure: "tabular-nums md:whitespace-nowrap md:text-right",
	short: "md:whitespace-nowrap",
	cellHead: "block text-quiet text-sm md:hidden",
};
const NARROW: typeof CARDS = {
	table: "",
	top: "",
	heads: "",
	body: "",
	row: "",
	rowHead: "border-line border-t py-2 pr-4 font-normal lg:pr-6",
	cell: "border-line border-t py-2 pr-4 last:pr-0 lg:pr-6 lg:last:pr-0",
	figure: "whitespace-nowrap text-right tabular-nums",
	short: "whitespace-nowrap",
	cellHead: "hidden",
};

/** A table of many columns that stays one on a phone: what names a row stays in sight while the rest scrolls sideways. */
const WIDE: typeof CARDS = {
	...NARROW,
	rowHead:
		"sticky left-0 z-1 w-32 min-w-32 bg-paper border-line border-t py-2 pr-3 font-normal text-sm leading-tight md:w-auto md:text-base lg:pr-6",
	cell: "border-line border-t py-2 pr-4 align-top last:pr-0 lg:pr-6 lg:last:pr-0",
};

/** As blocks, on a phone, these elements would no longer be a table to assistive technology. The roles keep it one. */
export const ROLE = {
	table: { role: "table" },
	group: { role: "rowgroup" },
	row: { role: "row" },
	columnHead: { role: "columnheader" },
	rowHead: { role: "rowheader" },
	cell: { role: "cell" },
} as const;

/** A table that becomes cards on a phone, each cell with its column's name, unless it is narrow or wide. The first column names the row. */
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
	/** So few and short columns that a phone shows them beside each other. */
	isNarrow?: boolean;
	/** So many rows that a phone scrolls them sideways under a first column that stays. */
	isWide?: boolean;
	columns: readonly Column<Row>[];
	rows: readonly Row[];
	keyOf: (row: Row) => string;
}) {
	const look = isWide ? WIDE : isNarrow ? NARROW : CARDS;
	const table = (
		<table {...ROLE.table} className={`paper-table w-full text-left ${look.table}`}>
			<caption className={isCaptionHidden ? "sr-only" : `pb-2 text-left font-semibold ${look.top}`}>{caption}</caption>
			<thead {...ROLE.group} className={`text-quiet text-sm ${look.heads}`}>
				<tr {...ROLE.row}>
					{columns.map(({ key, head, isFigure }) => (
						<th
							key={key}
							{...ROLE.columnHead}
							scope="col"
							className={`py-2 pr-4 align-bottom font-semibold last:pr-0 lg:pr-6 lg:last:pr-0 ${isFigure ? "text-right lg:whitespace-nowrap" : ""}`}
						>
							{head}
						</th>
					))}
				</tr>
			</thead>
			<tbody {...ROLE.group} className={look.body}>
				{rows.map((row) => (
					<TableRow key={keyOf(row)} row={row} columns={columns} look={look} />
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

/** What scrolls sideways is reached by the keyboard too. */
const SCROLLED_BY_KEYS = { tabIndex: 0 } as const;

function TableRow<Row>({ row, columns, look }: { row: Row; columns: readonly Column<Row>[]; look: typeof CARDS }) {
	return (
		<tr {...ROLE.row} className={look.row}>
			{columns.map(({ key, head, cell, isFigure, isShort }, index) =>
				index === 0 ? (
					<th key={key} {...ROLE.rowHead} scope="row" className={look.rowHead}>
						{cell(row)}
					</th>
				) : (
					<td
						key={key}
						{...ROLE.cell}
						className={`${look.cell} ${isFigure ? look.figure : ""} ${isShort ? look.short : ""}`}
					>
						<span aria-hidden="true" data-head="" className={look.cellHead}>
							{head}
						</span>
						{cell(row)}
					</td>
				),
			)}
		</tr>
	);
}
