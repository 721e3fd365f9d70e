import {
	Datagrid,
	DataTable,
	Link,
	List,
	type RaRecord,
	ReferenceField,
	ReferenceManyField,
	Show,
	SimpleShowLayout,
	TextField,
	TextInput,
	useCanAccess,
	useRecordContext,
} from "react-admin";
import { ItemTable } from "#studio/parts/item-table.tsx";
import { siteAddress } from "#studio/site.ts";
import { CorrectableFacts } from "./correctable-facts.tsx";

const HUNDRED = 100;

/** The institutions, to read. Facts come from their sources; what an editor knows better is a correction. */
export const colleges = {
	name: "colleges",
	options: { label: "Colleges" },
	recordRepresentation: "name",
	list: CollegeList,
	show: CollegeShow,
};

function CollegeList() {
	return (
		<List
			filters={[
				<TextInput key="name" source="name._icontains" label="Name contains" alwaysOn />,
				<TextInput key="city" source="city._icontains" label="City contains" />,
				<TextInput key="slug" source="slug" label="Slug" />,
				<TextInput key="id" source="id" label="Id (AISHE code)" />,
			]}
			sort={{ field: "name", order: "ASC" }}
			perPage={25}
			exporter={false}
		>
			<ItemTable opens="show">
				<DataTable.Col source="id" label="Id" />
				<DataTable.Col source="name" />
				<DataTable.Col source="city" />
				<DataTable.Col source="state_slug" label="State" />
				<DataTable.Col source="kind" />
			</ItemTable>
		</List>
	);
}

function CollegeShow() {
	return (
		<Show>
			<SimpleShowLayout>
				<CollegeLinks />
				<TextField source="name" />
				<TextField source="official_name" label="Name as its source prints it" />
				<TextField source="city" />
				<TextField source="state_slug" label="State" />
				<TextField source="kind" />
				<ReferenceField source="source_id" reference="sources" link={false} label="Source">
					<TextField source="document" />
				</ReferenceField>
				<CorrectableFacts />
				<Facts />
				<Corrections />
			</SimpleShowLayout>
		</Show>
	);
}

function CollegeLinks() {
	const college = useRecordContext<RaRecord>();
	const { canAccess } = useCanAccess({ resource: "corrections", action: "create" });
	if (college === undefined) return null;
	const correction = encodeURIComponent(JSON.stringify({ college_id: college.id }));
	return (
		<p>
			<a href={siteAddress(`/college/${college.slug}`)} target="_blank" rel="noreferrer">
				On the site
			</a>
			{canAccess === true && (
				<>
					{" · "}
					<Link to={`/corrections/create?source=${correction}`}>Correct a fact</Link>
					{" · "}
					<Link to={`/merge?source=${correction}`}>Another is the same</Link>
				</>
			)}
		</p>
	);
}

function Facts() {
	return (
		<ReferenceManyField
			reference="college_facts"
			target="college_id"
			label="Facts"
			perPage={HUNDRED}
			sort={{ field: "field", order: "ASC" }}
		>
			<Datagrid bulkActionButtons={false} rowClick={false}>
				<TextField source="field" label="Fact" sortable={false} />
				<TextField source="printed" label="As printed" sortable={false} />
				<TextField source="year" sortable={false} />
				<TextField source="source_id" label="Source" sortable={false} />
			</Datagrid>
		</ReferenceManyField>
	);
}

function Corrections() {
	return (
		<ReferenceManyField
			reference="corrections"
			target="college_id"
			label="Corrections"
			perPage={HUNDRED}
			sort={{ field: "id", order: "DESC" }}
		>
			<Datagrid bulkActionButtons={false} rowClick="edit">
				<TextField source="field" label="What" sortable={false} />
				<TextField source="was" sortable={false} />
				<TextField source="value" label="Is" sortable={false} />
				<TextField source="state" sortable={false} />
			</Datagrid>
		</ReferenceManyField>
	);
}
