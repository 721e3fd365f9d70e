import {
	DataTable,
	Link,
	type RaRecord,
	SelectInput,
	SimpleForm,
	TextInput,
	useCanAccess,
	useRecordContext,
} from "react-admin";
import { fieldCalled } from "#studio/facts/correction/words.ts";
import { CollegeName } from "#studio/parts/college-name.tsx";
import { Day } from "#studio/parts/day.tsx";
import { EditItem } from "#studio/parts/edit-item.tsx";
import { History } from "#studio/parts/history.tsx";
import { KEEP_CHANGES } from "#studio/parts/keep-changes.ts";
import { PlainToolbar } from "#studio/parts/plain-toolbar.tsx";
import { Queue } from "#studio/parts/queue.tsx";
import { toMoment } from "#studio/parts/to-moment.ts";

const STATES = [
	{ id: "open", name: "Open" },
	{ id: "corrected", name: "Corrected" },
	{ id: "declined", name: "Declined" },
];

/** What visitors say is wrong with a fact. They see state and answer at the address that they were given. */
export const reports = {
	name: "reports",
	options: { label: "Error reports" },
	recordRepresentation: "fact",
	list: ReportList,
	edit: ReportEdit,
};

function ReportList() {
	return (
		<Queue by="status" states={STATES} waiting="open" since="created_at">
			<DataTable.Col source="id" label="Number" />
			<DataTable.Col source="college_id" label="College">
				<CollegeName />
			</DataTable.Col>
			<DataTable.Col source="fact" />
			<DataTable.Col source="message" disableSort />
			<DataTable.Col
				source="status"
				label="State"
				render={({ status }) => STATES.find(({ id }) => id === status)?.name}
			/>
			<DataTable.Col source="created_at" label="Sent">
				<Day source="created_at" hasTime />
			</DataTable.Col>
		</Queue>
	);
}

function ReportEdit() {
	return (
		<EditItem redirect="list" title="An error report">
			<SimpleForm toolbar={<PlainToolbar mayDelete={false} />} resetOptions={KEEP_CHANGES}>
				<ReportText />
				<SelectInput source="status" label="State" choices={STATES} isRequired />
				<TextInput
					source="outcome"
					label="Answer to the visitor"
					multiline
					helperText="The visitor reads it as it stands here."
				/>
			</SimpleForm>
			<History />
		</EditItem>
	);
}

function ReportText() {
	const report = useRecordContext<RaRecord>();
	if (report === undefined) return null;
	return (
		<dl>
			<dt>College</dt>
			<dd>
				<CollegeName isLink />
			</dd>
			<dt>Fact</dt>
			<dd>{report.fact}</dd>
			<dt>What is wrong</dt>
			<dd>{report.message}</dd>
			<dt>Where it can be checked</dt>
			<dd>{report.evidence ?? "not said"}</dd>
			<dt>Sent</dt>
			<dd>{toMoment(report.created_at)}</dd>
			<CorrectThis report={report} />
		</dl>
	);
}

/** The correction that settles it: the visitor's page then says what became of the report, by itself. */
function CorrectThis({ report }: { report: RaRecord }) {
	const { canAccess } = useCanAccess({ resource: "corrections", action: "create" });
	if (canAccess !== true || report.status !== "open") return null;
	const field = fieldCalled(String(report.fact));
	const filled = {
		college_id: report.college_id,
		report_id: report.id,
		reason: report.message,
		...(field && { field }),
	};
	return (
		<>
			<dt>If the visitor is right</dt>
			<dd>
				<Link to={`/corrections/create?source=${encodeURIComponent(JSON.stringify(filled))}`}>Correct this fact</Link>
				<p>The correction also answers the visitor.</p>
			</dd>
		</>
	);
}
