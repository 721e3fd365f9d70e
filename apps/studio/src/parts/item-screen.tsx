import type { ReactNode } from "react";
import { SearchInput, SimpleForm } from "react-admin";
import { EditorialToolbar } from "./editorial-toolbar.tsx";
import { FaultList } from "./fault-list.tsx";
import { formsOf } from "./forms.tsx";
import { ItemList } from "./item-table.tsx";
import { PlainToolbar } from "./plain-toolbar.tsx";

type Screen = {
	name: string;
	label: string;
	represent: string;
	toMake: string;
	columns: ReactNode;
	fields: ReactNode;
	isEditorial?: boolean;
	toolbar?: ReactNode;
	/** Under the list. */
	below?: ReactNode;
};

export function itemScreen({
	name,
	label,
	represent,
	toMake,
	columns,
	fields,
	isEditorial = false,
	below,
	...own
}: Screen) {
	const toolbar = own.toolbar ?? (isEditorial ? <EditorialToolbar hasPreview={false} /> : <PlainToolbar />);
	const form = (
		<SimpleForm toolbar={toolbar}>
			<FaultList />
			{fields}
		</SimpleForm>
	);
	const forms = formsOf({ toMake, form, made: "list", saved: isEditorial ? false : "list" });
	const list = () => (
		<>
			<ItemList
				opens="edit"
				name={{ source: represent }}
				filters={[<SearchInput key="q" source="q" alwaysOn aria-label="Search" />]}
				sort={{ field: represent, order: "ASC" }}
				perPage={50}
			>
				{columns}
			</ItemList>
			{below}
		</>
	);
	return { name, options: { label }, recordRepresentation: represent, list, ...forms };
}
