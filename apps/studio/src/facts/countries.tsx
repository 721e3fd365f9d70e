import { COUNTRY_FIELDS, CountryRecord } from "@uchit/contract/country.ts";
import { Create, DataTable } from "react-admin";
import { EditItem } from "#studio/parts/edit-item.tsx";
import { History } from "#studio/parts/history.tsx";
import { defineGuide } from "./guide.ts";
import { GuideForm } from "./guide-form.tsx";
import { GuideList } from "./guide-list.tsx";
import { WaitingOfItem } from "./waiting/waiting-of-item.tsx";

const guide = defineGuide(CountryRecord, {
	proven: COUNTRY_FIELDS,
	missable: COUNTRY_FIELDS,
	parts: {
		"What it is": ["name", "name_hi", "slug", "code", "summary", "summary_hi", "banner", "flag"],
		"Facts of the country": [
			...["capital", "language", "population", "gdp", "dialing_code", "universities", "international_students"],
			...["popular_places"],
		],
		"Getting in": ["test_required", "visa_options", "guide"],
		Money: ["currency", "currency_symbol", "currency_code", "rate", "costs"],
		"Corrections and sites": ["corrections", "official_sites"],
	},
});
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
	return (
		<GuideList nameIn="name">
			<DataTable.Col source="slug" />
			<DataTable.Col source="written_on" label="Last checked" />
		</GuideList>
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
