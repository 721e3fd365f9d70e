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
	useRecordContext,
} from "react-admin";
import { History } from "#studio/parts/history.tsx";
import { ItemTable } from "#studio/parts/item-table.tsx";
import { PlainToolbar } from "#studio/parts/plain-toolbar.tsx";
import { toMoment } from "#studio/parts/to-moment.ts";

const STATES = [
	{ id: "open", name: "Open" },
	{ id: "approved", name: "Approved" },
	{ id: "declined", name: "Declined" },
];

/** Who asks to answer for a college: by a code to an address at the domain that a source records for it. */
export const collegeClaims = {
	name: "college_claims",
	options: { label: "College claims" },
	recordRepresentation: "domain",
	list: ClaimList,
	edit: ClaimEdit,
};

function ClaimList() {
	return (
		<List
			filters={[<SelectInput key="status" source="status" label="State" choices={STATES} alwaysOn />]}
			filterDefaultValues={{ status: "open" }}
			sort={{ field: "created_at", order: "ASC" }}
			exporter={false}
		>
			<ItemTable opens="edit">
				<DataTable.Col source="college_id" label="College">
					<ReferenceField source="college_id" reference="colleges" link={false}>
						<TextField source="name" />
					</ReferenceField>
				</DataTable.Col>
				<DataTable.Col source="domain" />
				<DataTable.Col source="status" label="State" />
				<DataTable.Col source="created_at" label="Asked">
					<DateField source="created_at" showTime />
				</DataTable.Col>
			</ItemTable>
		</List>
	);
}

function ClaimEdit() {
	return (
		<Edit mutationMode="pessimistic" redirect="list" title="A college claim">
			<SimpleForm toolbar={<PlainToolbar mayDelete={false} />}>
				<ClaimSaid />
				<SelectInput
					source="status"
					label="State"
					choices={STATES}
					isRequired
					helperText="Approved: may answer reviews of this college. Students have addresses at a college's domain too: ask at the college."
				/>
			</SimpleForm>
			<History />
		</Edit>
	);
}

function ClaimSaid() {
	const claim = useRecordContext<RaRecord>();
	if (claim === undefined) return null;
	return (
		<dl>
			<dt>College</dt>
			<dd>
				<ReferenceField source="college_id" reference="colleges" link="show">
					<TextField source="name" />
				</ReferenceField>
			</dd>
			<dt>Has an address at</dt>
			<dd>{claim.domain}</dd>
			<dt>Asked</dt>
			<dd>{toMoment(claim.created_at)}</dd>
		</dl>
	);
}
