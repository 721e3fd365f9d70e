import { DataTable, Link, type RaRecord, useRecordContext } from "react-admin";
import { queueScreen } from "#studio/parts/queue-screen.tsx";
import { toMoment } from "#studio/parts/to-moment.ts";
import { Mark } from "./lead/mark.tsx";
import { isOverdue } from "./lead/overdue.ts";

export const complaints = queueScreen({
	name: "complaints",
	label: "Complaints",
	title: "A complaint",
	represent: "number",
	by: "status",
	states: [
		{ id: "open", name: "Open" },
		{ id: "answered", name: "Answered" },
	],
	waiting: "open",
	since: { source: "due_at", label: "To be answered by", cell: <DueDay /> },
	columns: <DataTable.Col source="created_at" label="Sent" render={({ created_at: at }) => toMoment(at)} />,
	facts: ({ number, lead_id: lead, created_at: at }) => ({
		Number: number,
		"The complaint": <Link to={`/Lead/${lead}`}>Read it, and answer it there</Link>,
		Sent: toMoment(at),
		"To be answered by": <DueDay />,
	}),
});

function DueDay() {
	const complaint = useRecordContext<RaRecord>();
	if (complaint === undefined) return null;
	return (
		<>
			{toMoment(complaint.due_at)} {isOverdue(complaint, new Date()) && <Mark kind="stop">overdue</Mark>}
		</>
	);
}
