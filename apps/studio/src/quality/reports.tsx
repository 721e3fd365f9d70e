import { REPORT_STATES } from "@uchit/contract/report.ts";
import { DataTable, Link, type RaRecord, TextInput, useCanAccess, useRecordContext } from "react-admin";
import { findFieldByName } from "#studio/facts/correction/words.ts";
import { CollegeName } from "#studio/parts/college-name.tsx";
import { queueScreen } from "#studio/parts/queue-screen.tsx";
import { toMoment } from "#studio/parts/to-moment.ts";

const STATE_NAMES: Record<(typeof REPORT_STATES)[number], string> = {
	open: "Open",
	corrected: "Corrected",
	declined: "Declined",
};

export const reports = queueScreen({
	name: "reports",
	label: "Error reports",
	title: "An error report",
	represent: "fact",
	by: "status",
	states: REPORT_STATES.map((id) => ({ id, name: STATE_NAMES[id] })),
	waiting: "open",
	since: { source: "created_at", label: "Sent" },
	columns: (
		<>
			<DataTable.Col source="id" label="Number" />
			<DataTable.Col source="college_id" label="College">
				<CollegeName />
			</DataTable.Col>
			<DataTable.Col source="message" disableSort />
		</>
	),
	facts: ({ fact, message, evidence, created_at: at }) => ({
		College: <CollegeName isLink />,
		Fact: fact,
		"What is wrong": message,
		"Where one can check it": evidence ?? "not stated",
		Sent: toMoment(at),
	}),
	more: (
		<>
			<CorrectThis />
			<TextInput
				source="outcome"
				label="Answer to the visitor"
				multiline
				helperText="The visitor reads exactly this text."
			/>
		</>
	),
});

function CorrectThis() {
	const report = useRecordContext<RaRecord>();
	const { canAccess } = useCanAccess({ resource: "corrections", action: "create" });
	if (canAccess !== true || report?.status !== "open") return null;
	const field = findFieldByName(String(report.fact));
	const filled = {
		college_id: report.college_id,
		report_id: report.id,
		reason: report.message,
		...(field && { field }),
	};
	return (
		<p>
			If the visitor is right:{" "}
			<Link to={`/corrections/create?source=${encodeURIComponent(JSON.stringify(filled))}`}>Correct this fact</Link>.
			The correction also answers the visitor.
		</p>
	);
}
