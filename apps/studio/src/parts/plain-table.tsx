import type { ReactNode } from "react";

type Row = { key: string | number; cells: readonly ReactNode[] };
type Props = { caption?: string; heads: readonly string[]; rows: readonly Row[] };

/** Rows under a head of names; the first cell names its row. On a phone each row is a card. */
export function PlainTable({ caption, heads, rows }: Props) {
	return (
		<table className="rows">
			{caption !== undefined && <caption>{caption}</caption>}
			<thead>
				<tr>
					{heads.map((head) => (
						<th key={head} scope="col">
							{head}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map(({ key, cells: [name, ...cells] }) => (
					<tr key={key}>
						<th scope="row">{name}</th>
						{cells.map((cell, place) => (
							<td key={heads[place + 1]} data-label={heads[place + 1]}>
								{cell}
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}
