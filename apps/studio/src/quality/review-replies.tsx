import { DataTable, Link, type RaRecord, SelectInput, SimpleForm, useRecordContext } from "react-admin";
import { Day } from "#studio/parts/day.tsx";
import { EditItem } from "#studio/parts/edit-item.tsx";
import { History } from "#studio/parts/history.tsx";
import { KEEP_CHANGES } from "#studio/parts/keep-changes.ts";
import { PlainToolbar } from "#studio/parts/plain-toolbar.tsx";
import { Queue } from "#studio/parts/queue.tsx";
import { toMoment } from "#studio/parts/to-moment.ts";

const STATES = [
	{ id: "submitted", name: "Waiting" },
	{ id: "published", name: "Published" },
	{ id: "rejected", name: "Rejected" },
];

/** What colleges answer. It stands under the review once it is published. */
export const reviewReplies = {
	name: "review_replies",
	options: { label: "Replies of colleges" },
	recordRepresentation: ({ at }: RaRecord) => `the reply of ${toMoment(at)}`,
	list: ReplyList,
	edit: ReplyEdit,
};

function ReplyList() {
	return (
		<Queue by="state" states={STATES} waiting="submitted" since="at">
			<DataTable.Col source="text" disableSort />
			<DataTable.Col source="state" label="State" />
			<DataTable.Col source="at" label="Sent">
				<Day source="at" hasTime />
			</DataTable.Col>
		</Queue>
	);
}

function ReplyEdit() {
	return (
		<EditItem redirect="list" title="A college's reply">
			<SimpleForm toolbar={<PlainToolbar mayDelete={false} />} resetOptions={KEEP_CHANGES}>
				<ReplyText />
				<SelectInput source="state" label="State" choices={STATES} isRequired />
			</SimpleForm>
			<History />
		</EditItem>
	);
}

function ReplyText() {
	const reply = useRecordContext<RaRecord>();
	if (reply === undefined) return null;
	return (
		<dl>
			<dt>To</dt>
			<dd>
				<Link to={`/reviews/${reply.review_id}`}>The review</Link>
			</dd>
			<dt>What the college says</dt>
			<dd>{reply.text}</dd>
			<dt>Sent</dt>
			<dd>{toMoment(reply.at)}</dd>
		</dl>
	);
}
