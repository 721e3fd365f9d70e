import type { ReactNode } from "react";
import { ListActions } from "react-admin";
import { ChipsInput } from "#studio/parts/chips-input.tsx";
import { ItemList } from "#studio/parts/item-table.tsx";

type Props = {
	by: "status" | "state";
	states: readonly { id: string; name: string }[];
	waiting?: string;
	since: string;
	opens?: "edit" | "show";
	name?: { source: string; label?: string } | undefined;
	mayAdd?: boolean;
	children: ReactNode;
};

export function Queue({ by, states, waiting, since, opens = "edit", name, mayAdd = false, children }: Props) {
	return (
		<ItemList
			{...{ opens, name }}
			actions={mayAdd && <ListActions />}
			filters={[<ChipsInput key={by} source={by} choices={states} alwaysOn />]}
			{...(waiting !== undefined && { filterDefaultValues: { [by]: waiting } })}
			sort={{ field: since, order: waiting === undefined ? "DESC" : "ASC" }}
		>
			{children}
		</ItemList>
	);
}
