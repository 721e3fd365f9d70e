import type { ReactNode } from "react";
import { MOST_ON_PHONE } from "#app/compare/search.ts";
import { ROLE } from "#app/ui/table.tsx";

export type SideColumn = { key: string; name: string; head: ReactNode };
export type SideRow = { key: string; name: string; cells: readonly ReactNode[] };

/** So many columns fit without moving the table sideways. */
const FITTING = 4;

/**
 * Things side by side. On a phone, and on paper where they are many, each row is a block with a cell for each thing under its own name: of a phone's
 * few, the first four. On a wide screen it is a table whose first column stays while the others move. The roles keep it a
 * table to assistive technology where its elements are blocks.
 */
export function SideBySide({
	caption,
	what,
	columns,
	rows,
}: {
	caption: string;
	/** The head of the first column. */
	what: string;
	columns: readonly SideColumn[];
	rows: readonly SideRow[];
}) {
	if (rows.length === 0) return null;
	const isWide = columns.length > FITTING;
	return (
		<section
			aria-label={caption}
			tabIndex={isWide ? 0 : undefined}
			className="relative overflow-x-auto max-md:overflow-visible print:overflow-visible"
		>
			<table
				{...ROLE.table}
				className={`block w-full text-left md:table ${isWide ? "md:w-max md:min-w-full" : "paper-table md:table-fixed print:table-fixed"}`}
			>
				<caption className="block pb-2 text-left font-semibold text-lg md:table-caption">{caption}</caption>
				<thead {...ROLE.group} className="max-md:sr-only">
					<tr {...ROLE.row}>
						<th {...ROLE.columnHead} scope="col" className={`${FIRST} ${isWide ? "" : "md:w-56"} text-quiet text-sm`}>
							{what}
						</th>
						{columns.map(({ key, head }) => (
							<th
								key={key}
								{...ROLE.columnHead}
								scope="col"
								className={`py-2 pr-6 align-bottom font-semibold last:pr-0 ${isWide ? "md:w-52" : ""}`}
							>
								{head}
							</th>
						))}
					</tr>
				</thead>
				<tbody {...ROLE.group} className="block space-y-2 md:table-row-group">
					{rows.map((row) => (
						<Row key={row.key} row={row} columns={columns} />
					))}
				</tbody>
			</table>
		</section>
	);
}

const FIRST = "md:sticky md:left-0 md:z-1 md:bg-paper md:pr-6 md:py-2";

function Row({ row: { name, cells }, columns }: { row: SideRow; columns: readonly SideColumn[] }) {
	return (
		<tr
			{...ROLE.row}
			className="grid break-inside-avoid grid-cols-2 gap-x-4 gap-y-2 rounded-lg border border-line p-3 md:table-row md:border-0 print:grid-cols-5 print:p-2 print:text-sm"
		>
			<th
				{...ROLE.rowHead}
				scope="row"
				className={`${FIRST} col-span-full min-w-0 font-semibold md:w-56 md:max-w-56 md:border-line md:border-t md:align-top md:font-normal md:text-quiet`}
			>
				{name}
			</th>
			{columns.map((column, place) => (
				<td
					key={column.key}
					{...ROLE.cell}
					className={`min-w-0 break-words md:border-line md:border-t md:py-2 md:pr-6 md:align-top md:last:pr-0 ${place >= MOST_ON_PHONE ? "max-md:not-print:hidden" : ""}`}
				>
					<span aria-hidden="true" data-head="" className="block text-quiet text-sm md:hidden">
						{column.name}
					</span>
					{cells[place]}
				</td>
			))}
		</tr>
	);
}
