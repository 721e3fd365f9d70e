import { FACT_TABLES } from "@uchit/contract/fact-import.ts";
import { ImportedRow, ROW_TABLES } from "@uchit/contract/row-import.ts";
import { DataTable, Link, type RaRecord, ReferenceField, SimpleForm, TextField, useRecordContext } from "react-admin";
import { STATES, stateInWords } from "#studio/facts/correction/words.ts";
import { Day } from "#studio/parts/day.tsx";
import { EditItem } from "#studio/parts/edit-item.tsx";
import { History } from "#studio/parts/history.tsx";
import { Queue } from "#studio/parts/queue.tsx";
import { StepToolbar } from "#studio/parts/step-toolbar.tsx";
import { toMoment } from "#studio/parts/to-moment.ts";

const UNDO = {
	to: "undone",
	label: "Undo all of it",
	question: (item: RaRecord) => `${countOf(item)} of ${item.file} go off the site, as if they had not been brought in.`,
	done: (item: RaRecord) => `Undone: ${countOf(item)} of ${item.file} are off the site.`,
};

/** What may follow: a second person agrees to what waits, and all of a table is taken off the site in one step. */
const STEPS = {
	proposed: [{ to: "applied", label: "Agree: put what waits on the site" }, UNDO],
	applied: [UNDO],
};

/** Tables that editors brought in. */
export const factImports = {
	name: "fact_imports",
	options: { label: "Tables brought in" },
	recordRepresentation: "file",
	list: ImportList,
	edit: ImportEdit,
};

function ImportList() {
	return (
		<Queue by="state" states={STATES.filter(({ id }) => id !== "refused")} since="id">
			<DataTable.Col source="file" />
			<DataTable.Col source="kind" label="What" render={tableOf} />
			<DataTable.NumberCol source="facts" label="Facts or rows" />
			<DataTable.Col source="state" render={stateInWords} />
			<DataTable.Col source="disputed" label="A later load disagrees" disableSort render={disputedOf} />
			<DataTable.Col source="date_created" label="Brought in">
				<Day source="date_created" />
			</DataTable.Col>
		</Queue>
	);
}

function tableOf({ kind }: Readonly<Record<string, unknown>>): string {
	return [...FACT_TABLES, ...ROW_TABLES].find(({ id }) => id === kind)?.name ?? String(kind);
}

function disputedOf({ disputed }: Readonly<Record<string, unknown>>): string {
	return Array.isArray(disputed) ? disputed.join(", ") : "";
}

/** "45 facts", "12 rows". */
function countOf({ facts, rows }: RaRecord): string {
	return `${Number(facts).toLocaleString("en-IN")} ${Array.isArray(rows) ? "rows" : "facts"}`;
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
	const { data: rows } = ImportedRow.array().safeParse(item.rows);
	const corrections = `/corrections?${new URLSearchParams({ filter: JSON.stringify({ import_id: item.id }), displayedFilters: "{}" })}`;
	return (
		<dl>
			<dt>What</dt>
			<dd>
				{tableOf(item)}: {countOf(item)} of {item.file}.{" "}
				{rows === undefined && <Link to={corrections}>See each of them</Link>}
			</dd>
			{disputedOf(item) !== "" && (
				<>
					<dt>A later load disagrees</dt>
					<dd>
						It has another row at {disputedOf(item)}. What is brought in here still stands; undo it if the load is
						right.
					</dd>
				</>
			)}
			<dt>Document</dt>
			<dd>
				<ReferenceField source="source_id" reference="sources" link={false}>
					<TextField source="publisher" />: <TextField source="document" />
				</ReferenceField>
			</dd>
			<dt>State</dt>
			<dd>
				{stateInWords(item)}, brought in on {toMoment(item.date_created)}
			</dd>
			{rows !== undefined && (
				<>
					<dt>What it changes</dt>
					{rows.map(({ name, says }) => (
						<dd key={name}>
							{name}: {says === "" ? "new" : says}
						</dd>
					))}
				</>
			)}
		</dl>
	);
}
