import { DataTable, Link, type RaRecord, SelectInput, SimpleForm, useRecordContext } from "react-admin";
import { Day } from "#studio/parts/day.tsx";
import { EditItem } from "#studio/parts/edit-item.tsx";
import { History } from "#studio/parts/history.tsx";
import { KEEP_CHANGES } from "#studio/parts/keep-changes.ts";
import { PlainToolbar } from "#studio/parts/plain-toolbar.tsx";
import { Queue } from "#studio/parts/queue.tsx";
import { toMoment } from "#studio/parts/to-moment.ts";
import { Mark } from "./lead/mark.tsx";
import { isOverdue } from "./lead/overdue.ts";

const STATES = [
	{ id: "open", name: "Open" },
	{ id: "answered", name: "Answered" },
];

/** Complaints, each with the number that its sender was given and the day by which it is to be answered. */
export const complaints = {
	name: "complaints",
	options: { label: "Complaints" },
	recordRepresentation: "number",
	list: ComplaintList,
	edit: ComplaintEdit,
};

function ComplaintList() {
	return (
		<Queue by="status" states={STATES} waiting="open" since="due_at">
			<DataTable.Col source="number" label="Number" />
			<DataTable.Col source="status" label="State" render={({ status }) => (status === "open" ? "Open" : "Answered")} />
			<DataTable.Col source="due_at" label="To be answered by">
				<DueDay />
			</DataTable.Col>
			<DataTable.Col source="created_at" label="Sent">
				<Day source="created_at" hasTime />
			</DataTable.Col>
		</Queue>
	);
}

function DueDay() {
	const complaint = useRecordContext<RaRecord>();
	if (complaint === undefined) return null;
	return (
		<>
			{toMoment(complaint.due_at)} {isOverdue(complaint, new Date()) && <Mark kind="stop">overdue</Mark>}
		</>
	);
}

function ComplaintEdit() {
	return (
		<EditItem redirect="list" title="A complaint">
			<SimpleForm toolbar={<PlainToolbar mayDelete={false} />} resetOptions={KEEP_CHANGES}>
				<ComplaintText />
				<SelectInput source="status" label="State" choices={STATES} isRequired />
			</SimpleForm>
			<History />
		</EditItem>
	);
}

function ComplaintText() {
	const complaint = useRecordContext<RaRecord>();
	if (complaint === undefined) return null;
	return (
		<dl>
			<dt>Number</dt>
			<dd>{complaint.number}</dd>
			<dt>What was said, and by whom</dt>
			<dd>
				<Link to={`/Lead/${complaint.lead_id}`}>Read it, and answer it there</Link>
			</dd>
			<dt>Sent</dt>
			<dd>{toMoment(complaint.created_at)}</dd>
			<dt>To be answered by</dt>
			<dd>
				<DueDay />
			</dd>
		</dl>
	);
}
