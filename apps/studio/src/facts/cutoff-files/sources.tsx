import { FILED_COUNSELLINGS, filedCounsellingOf } from "@uchit/contract/cutoff-file.ts";
import { Fragment } from "react";
import {
	Datagrid,
	FunctionField,
	Link,
	type RaRecord,
	ReferenceManyField,
	Show,
	SimpleShowLayout,
	TextField,
	useCanAccess,
} from "react-admin";
import { ItemTitle } from "#studio/parts/edit-item.tsx";
import { ItemList } from "#studio/parts/item-table.tsx";
import { ofItem } from "#studio/parts/of-item.tsx";
import { toDay } from "#studio/parts/to-moment.ts";
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
					{ source: "publisher._icontains", label: "Published by" },
					{ source: "document._icontains", label: "Document" },
					{ source: "id._icontains", label: "Id", isFolded: true },
				]}
				sort="id"
				columns={{
					publisher: { label: "Published by" },
					document: { label: "Document" },
					vintage: { label: "Of" },
					file: {
						...{ label: "New file", isUnsorted: true },
						render: ({ id }) => (filedCounsellingOf(String(id)) ? "here" : "by a developer"),
					},
				}}
			/>
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
				<FunctionField source="fetched_on" render={({ fetched_on: at }) => at && toDay(at)} />
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
						<FunctionField source="date_created" render={({ date_created: at }) => at && toDay(at)} />
					</Datagrid>
				</ReferenceManyField>
			</SimpleShowLayout>
		</Show>
	);
}

const NewFileLink = ofItem(({ id }) => {
	const { canAccess } = useCanAccess({ resource: "cutoff_files", action: "edit" });
	const counselling = filedCounsellingOf(String(id));
	if (counselling === undefined || canAccess !== true) return null;
	return (
		<p>
			<Link to={`/new-cutoff-file?counselling=${counselling.id}`}>New file of {counselling.name}</Link>
		</p>
	);
});
