import { Create, DataTable, Edit, List, SearchInput, SelectInput, SimpleForm } from "react-admin";
import { EditorialToolbar } from "#studio/parts/editorial-toolbar.tsx";
import { History } from "#studio/parts/history.tsx";
import { ItemTable } from "#studio/parts/item-table.tsx";
import { STATUSES } from "#studio/status.ts";
import { CountryBasics, CountryMoney, CountryRest } from "./country-form.tsx";
import { staleFacts, todayInIndia } from "./exam-facts.ts";
import { StaleFirst } from "./stale-first.tsx";
import { toSent } from "./to-sent.ts";

/** More than there are: what is stale comes first among all. */
const ALL = 250;

const sent = toSent({
	forms: ["popular_places", "visa_options", "costs", "corrections"],
	json: { test_required: null, rate: null, guide: null, official_sites: [], missing: {}, receipts: {} },
});

/** Countries to study in. */
export const countries = {
	name: "countries",
	options: { label: "Countries" },
	recordRepresentation: "name",
	list: CountryList,
	create: CountryCreate,
	edit: CountryEdit,
};

function CountryList() {
	const today = todayInIndia();
	return (
		<List
			filters={[
				<SearchInput key="q" source="q" alwaysOn aria-label="Search" />,
				<SelectInput key="status" source="status" choices={[...STATUSES]} alwaysOn />,
			]}
			sort={{ field: "name", order: "ASC" }}
			perPage={ALL}
			pagination={false}
			exporter={false}
		>
			<StaleFirst>
				<ItemTable opens="edit">
					<DataTable.Col source="name" />
					<DataTable.Col source="status" render={({ status }) => STATUSES.find(({ id }) => id === status)?.name} />
					<DataTable.Col source="slug" />
					<DataTable.Col source="written_on" label="Last checked" />
					<DataTable.Col label="Stale" disableSort render={(country) => staleFacts(country, today).join("; ")} />
				</ItemTable>
			</StaleFirst>
		</List>
	);
}

function CountryCreate() {
	return (
		<Create redirect="edit" title="A new country" transform={sent}>
			<CountryForm />
		</Create>
	);
}

function CountryEdit() {
	return (
		<Edit mutationMode="pessimistic" redirect={false} transform={sent}>
			<CountryForm />
			<History />
		</Edit>
	);
}

function CountryForm() {
	return (
		<SimpleForm toolbar={<EditorialToolbar hasPreview={false} toSent={sent} />} warnWhenUnsavedChanges>
			<CountryBasics />
			<CountryMoney />
			<CountryRest />
		</SimpleForm>
	);
}
