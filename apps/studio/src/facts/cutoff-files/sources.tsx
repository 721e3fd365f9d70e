import { FILED_COUNSELLINGS, filedCounsellingOf } from "@uchit/contract/cutoff-file.ts";
import { Fragment } from "react";
import {
	Datagrid,
	DataTable,
	FunctionField,
	Link,
	type RaRecord,
	ReferenceManyField,
	Show,
	SimpleShowLayout,
	TextField,
	TextInput,
	useCanAccess,
	useRecordContext,
} from "react-admin";
import { Day } from "#studio/parts/day.tsx";
import { ItemTitle } from "#studio/parts/edit-item.tsx";
import { ItemList } from "#studio/parts/item-table.tsx";
import { stateInWords } from "./words.ts";

/** For some counsellings the next file is uploaded here. */
export const sources = {
	name: "sources",
	options: { label: "Sources" },
	recordRepresentation: ({ publisher, document }: RaRecord) => `${publisher}: ${document}`,
	list: SourceList,
	show: SourceShow,
};

function SourceList() {
	return (
		<>
			<NewFileLinks />
			<ItemList
				opens="show"
				filters={[
					<TextInput key="publisher" source="publisher._icontains" label="Published by" alwaysOn />,
					<TextInput key="document" source="document._icontains" label="Document" alwaysOn />,
					<TextInput key="id" source="id._icontains" label="Id" />,
				]}
				sort={{ field: "id", order: "ASC" }}
			>
				<DataTable.Col source="publisher" label="Published by" />
				<DataTable.Col source="document" />
				<DataTable.Col source="vintage" label="Of" />
				<DataTable.Col
					label="New file"
					render={({ id }) => (filedCounsellingOf(String(id)) ? "here" : "by a developer")}
				/>
			</ItemList>
		</>
	);
}

function NewFileLinks() {
	const { canAccess } = useCanAccess({ resource: "cutoff_files", action: "edit" });
	if (canAccess !== true) return null;
	return (
		<p>
			New file of:{" "}
			{FILED_COUNSELLINGS.map(({ id, name }, at) => (
				<Fragment key={id}>
					{at > 0 && " · "}
					<Link to={`/new-cutoff-file?counselling=${id}`}>{name}</Link>
				</Fragment>
			))}
		</p>
	);
}

function SourceShow() {
	return (
		<Show title={<ItemTitle />}>
			<SimpleShowLayout>
				<NewFileLink />
				<TextField source="publisher" label="Published by" />
				<TextField source="document" />
				<TextField source="address" />
				<TextField source="vintage" label="Of" />
				<TextField source="licence" />
				<TextField source="public_copy" label="Public copy" />
				<Day source="fetched_on" />
				<ReferenceManyField
					reference="cutoff_files"
					target="source_id"
					label="Files brought in at the desk"
					sort={{ field: "id", order: "DESC" }}
				>
					<Datagrid
						bulkActionButtons={false}
						rowClick="edit"
						empty={<p>None: it came in with the site’s own files.</p>}
					>
						<TextField source="file" sortable={false} />
						<FunctionField label="State" render={stateInWords} />
						<Day source="date_created" />
					</Datagrid>
				</ReferenceManyField>
			</SimpleShowLayout>
		</Show>
	);
}

function NewFileLink() {
	const source = useRecordContext<RaRecord>();
	const { canAccess } = useCanAccess({ resource: "cutoff_files", action: "edit" });
	const counselling = filedCounsellingOf(String(source?.id));
	if (counselling === undefined || canAccess !== true) return null;
	return (
		<p>
			<Link to={`/new-cutoff-file?counselling=${counselling.id}`}>New file of {counselling.name}</Link>
		</p>
	);
}
