import { DataTable, Link, type RaRecord, SelectInput, SimpleForm, useRecordContext } from "react-admin";
import { Day } from "#studio/parts/day.tsx";
import { EditItem } from "#studio/parts/edit-item.tsx";
import { KEEP_CHANGES } from "#studio/parts/keep-changes.ts";
import { PlainToolbar } from "#studio/parts/plain-toolbar.tsx";
import { Queue } from "#studio/parts/queue.tsx";
import { toMoment } from "#studio/parts/to-moment.ts";
import { REASONS } from "./review-steps.ts";

const STATES = [
	{ id: "open", name: "Open" },
	{ id: "upheld", name: "Upheld" },
	{ id: "declined", name: "Declined" },
];

/** What readers say against a published review. Upholding one removes nothing: the review itself is decided on its own page. */
export const reviewReports = {
	name: "review_reports",
	options: { label: "Reports of reviews" },
	recordRepresentation: ({ reason, id }: RaRecord) => `${nameOfReason(reason)}, ${id}`,
	list: ReviewReportList,
	edit: ReviewReportEdit,
};

function ReviewReportList() {
	return (
		<Queue by="status" states={STATES} waiting="open" since="created_at">
			<DataTable.Col source="reason" render={({ reason }) => nameOfReason(reason)} />
			<DataTable.Col source="message" disableSort />
			<DataTable.Col source="status" label="State" />
			<DataTable.Col source="created_at" label="Sent">
				<Day source="created_at" hasTime />
			</DataTable.Col>
		</Queue>
	);
}

function ReviewReportEdit() {
	return (
		<EditItem redirect="list" title="A report of a review">
			<SimpleForm toolbar={<PlainToolbar mayDelete={false} />} resetOptions={KEEP_CHANGES}>
				<ReportText />
				<SelectInput source="status" label="State" choices={STATES} isRequired />
			</SimpleForm>
		</EditItem>
	);
}

function ReportText() {
	const report = useRecordContext<RaRecord>();
	if (report === undefined) return null;
	return (
		<dl>
			<dt>Review</dt>
			<dd>
				<Link to={`/reviews/${report.review_id}`}>Read it, and decide on it</Link>
			</dd>
			<dt>Reason</dt>
			<dd>{nameOfReason(report.reason)}</dd>
			<dt>In the reader's words</dt>
			<dd>{report.message === "" ? "not said" : report.message}</dd>
			<dt>Sent</dt>
			<dd>{toMoment(report.created_at)}</dd>
		</dl>
	);
}

function nameOfReason(reason: unknown): string {
	return REASONS.find(({ id }) => id === reason)?.name ?? String(reason);
}
