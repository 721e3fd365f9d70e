import {
	AutocompleteInput,
	Create,
	DataTable,
	DateField,
	Edit,
	List,
	ReferenceInput,
	SearchInput,
	SelectInput,
	SimpleForm,
	TextInput,
} from "react-admin";
import { CollegeName } from "#studio/parts/college-name.tsx";
import { History } from "#studio/parts/history.tsx";
import { ItemTable } from "#studio/parts/item-table.tsx";
import { PlainToolbar } from "#studio/parts/plain-toolbar.tsx";

/** What can be corrected of an institution. */
const FIELDS = [
	{ id: "name", name: "Name" },
	{ id: "slug", name: "Address (slug)" },
	{ id: "city", name: "City" },
];

/** What editors know better than a source, each with a source of its own and a reason. They are applied as they are kept, and again with every load. */
export const corrections = {
	name: "corrections",
	options: { label: "Corrections" },
	recordRepresentation: "value",
	list: CorrectionList,
	create: CorrectionCreate,
	edit: CorrectionEdit,
};

function CorrectionList() {
	return (
		<List
			filters={[
				<SearchInput key="q" source="q" alwaysOn aria-label="Search" />,
				<SelectInput key="field" source="field" choices={FIELDS} />,
			]}
			sort={{ field: "id", order: "DESC" }}
			exporter={false}
		>
			<ItemTable opens="edit">
				<DataTable.Col source="college_id" label="College">
					<CollegeName />
				</DataTable.Col>
				<DataTable.Col source="field" />
				<DataTable.Col source="value" />
				<DataTable.Col source="reason" disableSort />
				<DataTable.Col source="created_at" label="Made">
					<DateField source="created_at" />
				</DataTable.Col>
			</ItemTable>
		</List>
	);
}

function CorrectionCreate() {
	return (
		<Create redirect="list" title="A new correction">
			<CorrectionForm />
		</Create>
	);
}

function CorrectionEdit() {
	return (
		<Edit mutationMode="pessimistic">
			<CorrectionForm />
			<History />
		</Edit>
	);
}

function CorrectionForm() {
	return (
		<SimpleForm toolbar={<PlainToolbar />}>
			<p>
				A correction is on the site at once, and stays through every load. It is not deleted: a wrong one is followed by
				another.
			</p>
			<ReferenceInput source="college_id" reference="colleges" sort={{ field: "name", order: "ASC" }}>
				<AutocompleteInput
					label="College"
					optionText={(college: { name?: string; id?: string }) => `${college.name ?? ""} (${college.id ?? ""})`}
					filterToQuery={(name: string) => ({ name: { _icontains: name } })}
					isRequired
				/>
			</ReferenceInput>
			<SelectInput source="field" label="What is corrected" choices={FIELDS} isRequired />
			<TextInput source="value" label="What it is" isRequired />
			<TextInput source="reason" label="Why" isRequired multiline />
			<ReferenceInput source="source_id" reference="sources" perPage={200} sort={{ field: "publisher", order: "ASC" }}>
				<AutocompleteInput
					label="Source"
					optionText={(source: { publisher?: string; document?: string }) =>
						`${source.publisher ?? ""}: ${source.document ?? ""}`
					}
					filterToQuery={(q: string) => ({ q })}
					isRequired
				/>
			</ReferenceInput>
		</SimpleForm>
	);
}
