import {
	DataTable,
	DateField,
	Edit,
	List,
	type RaRecord,
	ReferenceField,
	SelectInput,
	SimpleForm,
	TextField,
	TextInput,
	useRecordContext,
} from "react-admin";
import { History } from "#studio/parts/history.tsx";
import { ItemTable } from "#studio/parts/item-table.tsx";
import { PlainToolbar } from "#studio/parts/plain-toolbar.tsx";
import { toMoment } from "#studio/parts/to-moment.ts";

const STATES = [
	{ id: "open", name: "Open" },
	{ id: "corrected", name: "Corrected" },
	{ id: "declined", name: "Declined" },
];

/** What visitors say is wrong with a fact. They see state and answer at the address that they were given. */
export const reports = {
	name: "reports",
	options: { label: "Error reports" },
	recordRepresentation: "fact",
	list: ReportList,
	edit: ReportEdit,
};

function ReportList() {
	return (
		<List
			filters={[<SelectInput key="status" source="status" label="State" choices={STATES} alwaysOn />]}
			filterDefaultValues={{ status: "open" }}
			sort={{ field: "created_at", order: "ASC" }}
			exporter={false}
		>
			<ItemTable opens="edit">
				<DataTable.Col source="id" label="Number" />
				<DataTable.Col source="college_id" label="College">
					<ReferenceField source="college_id" reference="colleges" link={false}>
						<TextField source="name" />
					</ReferenceField>
				</DataTable.Col>
				<DataTable.Col source="fact" />
				<DataTable.Col source="message" disableSort />
				<DataTable.Col source="status" label="State" />
				<DataTable.Col source="created_at" label="Sent">
					<DateField source="created_at" showTime />
				</DataTable.Col>
			</ItemTable>
		</List>
	);
}

function ReportEdit() {
	return (
		<Edit mutationMode="pessimistic" redirect="list">
			<SimpleForm toolbar={<PlainToolbar mayDelete={false} />}>
				<ReportSaid />
				<SelectInput source="status" label="State" choices={STATES} isRequired />
				<TextInput
					source="outcome"
					label="Answer to the visitor"
					multiline
					helperText="The visitor reads it as it stands here."
				/>
			</SimpleForm>
			<History />
		</Edit>
	);
}

function ReportSaid() {
	const report = useRecordContext<RaRecord>();
	if (report === undefined) return null;
	return (
		<dl>
			<dt>College</dt>
			<dd>
				<ReferenceField source="college_id" reference="colleges" link="show">
					<TextField source="name" />
				</ReferenceField>
			</dd>
			<dt>Fact</dt>
			<dd>{report.fact}</dd>
			<dt>What is wrong</dt>
			<dd>{report.message}</dd>
			<dt>Where it can be checked</dt>
			<dd>{report.evidence ?? "not said"}</dd>
			<dt>Sent</dt>
			<dd>{toMoment(report.created_at)}</dd>
		</dl>
	);
}
