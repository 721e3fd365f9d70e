import type { ReactNode } from "react";
import { List, SelectInput } from "react-admin";
import { ItemTable } from "#studio/parts/item-table.tsx";

type Props = {
	/** Which field says where something stands, and what it can be. */
	by: "status" | "state";
	states: readonly { id: string; name: string }[];
	/** What the list begins with: that which waits for somebody. */
	waiting: string;
	/** Since when it waits. */
	since: string;
	children: ReactNode;
};

/** What waits at a desk, the oldest first; the rest can be asked for. */
export function Queue({ by, states, waiting, since, children }: Props) {
	return (
		<List
			actions={false}
			filters={[<SelectInput key={by} source={by} label="State" choices={[...states]} alwaysOn />]}
			filterDefaultValues={{ [by]: waiting }}
			sort={{ field: since, order: "ASC" }}
			exporter={false}
		>
			<ItemTable opens="edit">{children}</ItemTable>
		</List>
	);
}
