import type { ReactNode } from "react";
import { EditorialToolbar } from "./editorial-toolbar.tsx";
import { ListedForm } from "./fault-list.tsx";
import { formsOf } from "./forms.tsx";
import { type Columns, ItemList } from "./item-table.tsx";
import { PlainToolbar } from "./plain-toolbar.tsx";

type Screen = {
	name: string;
	label: string;
	represent: string;
	columns: Columns;
	fields: ReactNode;
	isEditorial?: boolean;
	toolbar?: ReactNode;
	/** Under the list. */
	below?: ReactNode;
};

export function itemScreen({ name, label, represent, columns, fields, isEditorial = false, ...own }: Screen) {
	const toolbar = own.toolbar ?? (isEditorial ? <EditorialToolbar hasPreview={false} /> : <PlainToolbar />);
	const form = <ListedForm toolbar={toolbar}>{fields}</ListedForm>;
	const forms = formsOf({ form, made: "list", saved: isEditorial ? false : "list" });
	const list = () => (
		<>
			<ItemList name={{ source: represent }} sort={represent} perPage={50} isSearched columns={columns} />
			{own.below}
		</>
	);
	return { name, options: { label }, recordRepresentation: represent, list, ...forms };
}
