import { FACT_TABLES } from "@uchit/contract/fact-import.ts";
import {
	DataTable,
	Link,
	List,
	type RaRecord,
	ReferenceField,
	SelectInput,
	SimpleForm,
	TextField,
	useRecordContext,
} from "react-admin";
import { STATES } from "#studio/facts/correction/words.ts";
import { Day } from "#studio/parts/day.tsx";
import { EditItem } from "#studio/parts/edit-item.tsx";
import { History } from "#studio/parts/history.tsx";
import { ItemTable } from "#studio/parts/item-table.tsx";
import { StepToolbar } from "#studio/parts/step-toolbar.tsx";
import { toMoment } from "#studio/parts/to-moment.ts";

/** What may follow: a second person agrees to what waits, and all of a table is taken off the site in one step. */
const STEPS = {
	proposed: [
		{ to: "applied", label: "Agree: put what waits on the site" },
		{ to: "undone", label: "Undo all of it" },
	],
	applied: [{ to: "undone", label: "Undo all of it" }],
} as const;

/** Tables of facts of colleges that editors brought in. */
export const factImports = {
	name: "fact_imports",
	options: { label: "Tables brought in" },
	recordRepresentation: "file",
	list: ImportList,
	edit: ImportEdit,
};

function ImportList() {
	return (
		<List
			filters={[
				<SelectInput key="state" source="state" choices={STATES.filter(({ id }) => id !== "refused")} alwaysOn />,
			]}
			sort={{ field: "id", order: "DESC" }}
			empty={false}
			exporter={false}
		>
			<ItemTable opens="edit">
				<DataTable.Col source="file" />
				<DataTable.Col source="kind" label="What" render={tableOf} />
				<DataTable.NumberCol source="facts" />
				<DataTable.Col source="state" render={stateOf} />
				<DataTable.Col source="date_created" label="Brought in">
					<Day source="date_created" />
				</DataTable.Col>
			</ItemTable>
		</List>
	);
}

function tableOf({ kind }: Readonly<Record<string, unknown>>): string {
	return FACT_TABLES.find(({ id }) => id === kind)?.name ?? String(kind);
}

function stateOf({ state }: Readonly<Record<string, unknown>>): string {
	return STATES.find(({ id }) => id === state)?.name ?? "";
}

function ImportEdit() {
	return (
		<EditItem redirect={false} title="A table brought in">
			<SimpleForm toolbar={<StepToolbar steps={STEPS} />}>
				<ImportText />
			</SimpleForm>
			<History />
		</EditItem>
	);
}

function ImportText() {
	const item = useRecordContext<RaRecord>();
	if (item === undefined) return null;
	const corrections = `/corrections?${new URLSearchParams({ filter: JSON.stringify({ import_id: item.id }), displayedFilters: "{}" })}`;
	return (
		<dl>
			<dt>What</dt>
			<dd>
				{tableOf(item)}: {Number(item.facts).toLocaleString("en-IN")} facts of {item.file}.{" "}
				<Link to={corrections}>See each of them</Link>
			</dd>
			<dt>Document</dt>
			<dd>
				<ReferenceField source="source_id" reference="sources" link={false}>
					<TextField source="publisher" />: <TextField source="document" />
				</ReferenceField>
			</dd>
			<dt>State</dt>
			<dd>
				{stateOf(item)}, brought in on {toMoment(item.date_created)}
			</dd>
		</dl>
	);
}
