import {
	DataTable,
	DateField,
	Edit,
	List,
	type RaRecord,
	SelectInput,
	SimpleForm,
	useRecordContext,
} from "react-admin";
import { ItemTable } from "#studio/parts/item-table.tsx";
import { PlainToolbar } from "#studio/parts/plain-toolbar.tsx";
import { toMoment } from "#studio/parts/to-moment.ts";
import { isRecord } from "#studio/wire/refusal.ts";

const STATES = [
	{ id: "new", name: "New" },
	{ id: "contacted", name: "Contacted" },
	{ id: "closed", name: "Closed" },
];
const BLANK = "not said";

/** Who asked to be contacted. Only what became of it is changed here. */
export const leads = {
	name: "Lead",
	options: { label: "Leads" },
	recordRepresentation: "name",
	list: LeadList,
	edit: LeadEdit,
};

function LeadList() {
	return (
		<List
			filters={[<SelectInput key="status" source="status" label="State" choices={STATES} alwaysOn />]}
			sort={{ field: "date_created", order: "DESC" }}
			exporter={false}
		>
			<ItemTable opens="edit">
				<DataTable.Col source="name" />
				<DataTable.Col source="age_band" label="Age" />
				<DataTable.Col source="topic" />
				<DataTable.Col source="status" label="State" />
				<DataTable.Col source="date_created" label="Asked">
					<DateField source="date_created" showTime />
				</DataTable.Col>
			</ItemTable>
		</List>
	);
}

function LeadEdit() {
	return (
		<Edit mutationMode="pessimistic" redirect="list">
			<SimpleForm toolbar={<PlainToolbar mayDelete={false} />}>
				<LeadSaid />
				<SelectInput source="status" label="State" choices={STATES} isRequired />
			</SimpleForm>
		</Edit>
	);
}

function LeadSaid() {
	const lead = useRecordContext<RaRecord>();
	if (lead === undefined) return null;
	const { name, contact, age_band, guardian, topic, message, source, consents, extra, date_created } = lead;
	const rows = Object.entries({
		Name: name,
		Contact: isRecord(contact) ? `${contact.kind}: ${contact.value}` : contact,
		Age: age_band,
		Guardian: guardian,
		Topic: topic,
		Message: message,
		"Asked at": source,
		Consents: consents,
		"What else was sent": extra,
		Asked: toMoment(date_created),
	});
	return (
		<dl>
			{rows.map(([label, value]) => (
				<div key={label}>
					<dt>{label}</dt>
					<dd>{said(value)}</dd>
				</div>
			))}
		</dl>
	);
}

function said(value: unknown): string {
	if (value === null || value === undefined || value === "") return BLANK;
	return typeof value === "string" ? value : JSON.stringify(value);
}
