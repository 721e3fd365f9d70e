import type { ReactNode } from "react";
import { ListActions, SelectInput } from "react-admin";
import { ItemList } from "#studio/parts/item-table.tsx";

type Props = {
	/** Which field says where something stands, and what it can be. */
	by: "status" | "state";
	states: readonly { id: string; name: string }[];
	/** What the list begins with: that which waits for somebody, the oldest first. Absent: all, the newest first. */
	waiting?: string;
	/** Since when it waits, or is there. */
	since: string;
	opens?: "edit" | "show";
	name?: { source: string; label?: string } | undefined;
	/** Something is written here too. */
	mayAdd?: boolean;
	children: ReactNode;
};

/** What waits at a desk; the rest can be asked for. */
export function Queue({ by, states, waiting, since, opens = "edit", name, mayAdd = false, children }: Props) {
	return (
		<ItemList
			{...{ opens, name }}
			actions={mayAdd && <ListActions />}
			filters={[<SelectInput key={by} source={by} label="State" choices={[...states]} alwaysOn />]}
			{...(waiting !== undefined && { filterDefaultValues: { [by]: waiting } })}
			sort={{ field: since, order: waiting === undefined ? "DESC" : "ASC" }}
			empty={false}
		>
			{children}
		</ItemList>
	);
}
