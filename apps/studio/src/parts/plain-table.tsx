import type { ReactNode } from "react";

type Props = { caption?: string; heads: readonly string[]; children: ReactNode };

/** Rows under a head of names. */
export function PlainTable({ caption, heads, children }: Props) {
	return (
		<table>
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
			<tbody>{children}</tbody>
		</table>
	);
}
