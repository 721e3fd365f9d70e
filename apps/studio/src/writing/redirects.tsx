import { Create, DataTable, List, SearchInput, SelectInput, SimpleForm, TextInput } from "react-admin";
import { EditItem } from "#studio/parts/edit-item.tsx";
import { History } from "#studio/parts/history.tsx";
import { ItemTable } from "#studio/parts/item-table.tsx";
import { PlainToolbar } from "#studio/parts/plain-toolbar.tsx";

const CODES = [
	{ id: 301, name: "301: for good" },
	{ id: 302, name: "302: for now" },
	{ id: 308, name: "308: for good, also for forms" },
];

/** Addresses that lead on, where no page answers. */
export const redirects = {
	name: "redirects",
	options: { label: "Redirects" },
	recordRepresentation: "from_path",
	list: RedirectList,
	create: RedirectCreate,
	edit: RedirectEdit,
};

function RedirectList() {
	return (
		<List
			filters={[<SearchInput key="q" source="q" alwaysOn aria-label="Search" />]}
			sort={{ field: "from_path", order: "ASC" }}
			perPage={50}
			exporter={false}
		>
			<ItemTable opens="edit">
				<DataTable.Col source="from_path" label="From" />
				<DataTable.Col source="to_path" label="To" />
				<DataTable.NumberCol source="status_code" label="How" />
			</ItemTable>
		</List>
	);
}

function RedirectCreate() {
	return (
		<Create redirect="list" title="A new redirect">
			<RedirectForm />
		</Create>
	);
}

function RedirectEdit() {
	return (
		<EditItem>
			<RedirectForm />
			<History />
		</EditItem>
	);
}

function RedirectForm() {
	return (
		<SimpleForm toolbar={<PlainToolbar />}>
			<TextInput source="from_path" label="From" isRequired helperText="A path of the site: /old-address" />
			<TextInput
				source="to_path"
				label="To"
				isRequired
				helperText="A path of the site, or an address that begins with https://"
			/>
			<SelectInput source="status_code" label="How" choices={CODES} defaultValue={301} />
		</SimpleForm>
	);
}
