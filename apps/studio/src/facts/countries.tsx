import { COUNTRY_FIELDS, CountryRecord } from "@uchit/contract/country.ts";
import { Create, DataTable, List, SearchInput, SelectInput } from "react-admin";
import { EditItem } from "#studio/parts/edit-item.tsx";
import { History } from "#studio/parts/history.tsx";
import { ItemTable } from "#studio/parts/item-table.tsx";
import { STATUSES } from "#studio/status.ts";
import { staleFacts, todayInIndia } from "./exam-facts.ts";
import { defineGuide } from "./guide.ts";
import { GuideForm } from "./guide-form.tsx";
import { StaleFirst } from "./stale-first.tsx";
import { WaitingOfItem } from "./waiting/waiting-of-item.tsx";

/** More than there are: what is stale comes first among all. */
const ALL = 250;

const guide = defineGuide(CountryRecord, { proven: COUNTRY_FIELDS, missable: COUNTRY_FIELDS });
const sent = guide.toSent;

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
			<GuideForm guide={guide} folder="/study-abroad" />
		</Create>
	);
}

function CountryEdit() {
	return (
		<EditItem redirect={false} transform={sent}>
			<GuideForm guide={guide} folder="/study-abroad" />
			<WaitingOfItem />
			<History />
		</EditItem>
	);
}
