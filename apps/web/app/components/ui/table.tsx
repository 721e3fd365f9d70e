import type { ReactNode } from "react";

export type Column<Row> = {
	key: string;
	head: string;
	cell: (row: Row) => ReactNode;
	/** Figures stand right, so that their digits stand under each other. */
	isFigure?: boolean;
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

/** A table that becomes cards on a phone, each cell with its column's name. The first column names the row. */
export function DataTable<Row>({
	caption,
	isCaptionHidden = false,
	columns,
	rows,
	keyOf,
}: {
	caption: string;
	isCaptionHidden?: boolean;
	columns: readonly Column<Row>[];
	rows: readonly Row[];
	keyOf: (row: Row) => string;
}) {
	return (
		<table {...ROLE.table} className="paper-table block w-full text-left md:table">
			<caption className={isCaptionHidden ? "sr-only" : "block pb-2 text-left font-semibold md:table-caption"}>
				{caption}
			</caption>
			<thead {...ROLE.group} className="text-quiet text-sm max-md:sr-only">
				<tr {...ROLE.row}>
					{columns.map(({ key, head, isFigure }) => (
						<th
							key={key}
							{...ROLE.columnHead}
							scope="col"
							className={`py-2 pr-6 font-semibold last:pr-0 ${isFigure ? "whitespace-nowrap text-right" : ""}`}
						>
							{head}
						</th>
					))}
				</tr>
			</thead>
			<tbody {...ROLE.group} className="block space-y-3 md:table-row-group">
				{rows.map((row) => (
					<TableRow key={keyOf(row)} row={row} columns={columns} />
				))}
			</tbody>
		</table>
	);
}

function TableRow<Row>({ row, columns }: { row: Row; columns: readonly Column<Row>[] }) {
	return (
		<tr
			{...ROLE.row}
			className="grid grid-cols-2 gap-x-4 gap-y-2 rounded-lg border border-line p-4 md:table-row md:border-0"
		>
			{columns.map(({ key, head, cell, isFigure }, index) =>
				index === 0 ? (
					<th
						key={key}
						{...ROLE.rowHead}
						scope="row"
						className="col-span-2 font-semibold md:border-line md:border-t md:py-2 md:pr-6 md:font-normal"
					>
						{cell(row)}
					</th>
				) : (
					<td
						key={key}
						{...ROLE.cell}
						className={`min-w-0 md:border-line md:border-t md:py-2 md:pr-6 md:last:pr-0 ${isFigure ? "tabular-nums md:whitespace-nowrap md:text-right" : ""}`}
					>
						<span aria-hidden="true" data-head="" className="block text-quiet text-sm md:hidden">
							{head}
						</span>
						{cell(row)}
					</td>
				),
			)}
		</tr>
	);
}
