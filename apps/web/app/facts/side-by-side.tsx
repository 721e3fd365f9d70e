import type { ReactNode } from "react";
import { SCROLLED_BY_KEYS } from "#app/ui/scrolled-by-keys.ts";
import { ROLE } from "#app/ui/table.tsx";

export type SideColumn = { key: string; name: string; head: ReactNode };
export type SideRow = { key: string; name: ReactNode; cells: readonly ReactNode[] };

/** Minimum widths by number of columns; beyond them the table scrolls sideways. */
const WIDTHS = [
	"",
	"",
	"",
	"",
	"min-w-[28rem] md:min-w-0",
	"min-w-[35rem] md:min-w-[64rem]",
	"min-w-[42rem] md:min-w-[74rem]",
	"min-w-[49rem] md:min-w-[84rem]",
	"min-w-[56rem] md:min-w-[94rem]",
	"min-w-[63rem] md:min-w-[104rem]",
	"min-w-[70rem] md:min-w-[114rem]",
];

/** How many columns fit on a phone. */
export const MAX_BESIDE = WIDTHS.lastIndexOf("");

/** The width of an element aligned with a table of this many columns, the first of `SIDE_LABEL_WIDTH`. */
export function sideWidth(columns: number): string {
	return `${WIDTHS[columns] ?? WIDTHS.at(-1)} print:min-w-0`;
}

export const SIDE_LABEL_WIDTH = "md:w-40 lg:w-56";

/** A comparison table. What names a row stays while the columns scroll sideways; on a phone it is above them, so that three fit. */
export function SideBySide({
	caption,
	isCaptionHidden = false,
	isHeadAbove = false,
	what,
	columns,
	rows,
}: {
	caption: string;
	isCaptionHidden?: boolean;
	/** The names stand above the table and stay visible; only with scripts, which scroll them along. */
	isHeadAbove?: boolean;
	what: string;
	columns: readonly SideColumn[];
	rows: readonly SideRow[];
}) {
	if (rows.length === 0) return null;
	return (
		<section
			aria-label={caption}
			data-sideways=""
			{...SCROLLED_BY_KEYS}
			className="sideways-edge relative overflow-x-auto overscroll-x-contain print:overflow-visible print:bg-none"
		>
			<div className={sideWidth(columns.length)}>
				<table {...ROLE.table} className="paper-table side-table w-full table-fixed text-left max-md:text-sm">
					<caption className={isCaptionHidden ? "sr-only" : "pb-2 text-left font-semibold text-lg"}>{caption}</caption>
					<colgroup>
						<col className={SIDE_LABEL_WIDTH} />
						<col span={columns.length} />
					</colgroup>
					<thead {...ROLE.group} className={isHeadAbove ? "[@media(scripting:enabled)]:not-print:sr-only" : ""}>
						<tr {...ROLE.row}>
							<th
								{...ROLE.columnHead}
								scope="col"
								className={`${FIRST} ${SIDE_LABEL_WIDTH} font-normal text-quiet text-sm max-md:sr-only`}
							>
								{what}
							</th>
							{columns.map(({ key, head }) => (
								<th
									key={key}
									{...ROLE.columnHead}
									scope="col"
									className="whitespace-normal py-2 pr-3 align-bottom font-semibold [overflow-wrap:anywhere] last:pr-0 md:pr-6"
								>
									{head}
								</th>
							))}
						</tr>
					</thead>
					<tbody {...ROLE.group}>
						{rows.map((row) => (
							<Row key={row.key} row={row} columns={columns} />
						))}
					</tbody>
				</table>
			</div>
		</section>
	);
}

const FIRST = "sticky left-0 z-1 pr-6 md:bg-paper md:py-2";

function Row({ row: { name, cells }, columns }: { row: SideRow; columns: readonly SideColumn[] }) {
	return (
		<tr {...ROLE.row}>
			<th
				{...ROLE.rowHead}
				scope="row"
				className={`${FIRST} ${SIDE_LABEL_WIDTH} border-line border-t align-top font-normal hyphens-auto text-quiet text-sm [overflow-wrap:anywhere] max-md:pt-2 md:text-base`}
			>
				<span className="max-md:sticky max-md:left-0">{name}</span>
			</th>
			{columns.map(({ key }, place) => (
				<td
					key={key}
					{...ROLE.cell}
					className="border-line pr-3 pb-2 align-top [overflow-wrap:anywhere] md:border-t md:last:pr-0 md:pt-2 md:pr-6"
				>
					{cells[place]}
				</td>
			))}
		</tr>
	);
}
