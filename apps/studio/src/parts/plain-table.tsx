import type { ReactNode } from "react";

/** Rows under a head of names. */
export function PlainTable(props: { caption?: string; heads: readonly string[]; children: ReactNode }) {
	const { caption, heads, children } = props;
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
