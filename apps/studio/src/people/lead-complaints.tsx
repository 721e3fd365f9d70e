import { Link } from "react-admin";
import { queueScreen } from "#studio/parts/queue-screen.tsx";
import { toMoment } from "#studio/parts/to-moment.ts";
import { dueDay } from "./lead/overdue.tsx";

export const complaints = queueScreen({
	name: "complaints",
	label: "Complaints",
	title: "A complaint",
	represent: "number",
	states: {
		by: "status",
		of: [
			{ id: "open", name: "Open" },
			{ id: "answered", name: "Answered" },
		],
		waiting: "open",
	},
	since: { source: "due_at", label: "To be answered by", render: dueDay },
	columns: { created_at: { label: "Sent", as: "moment" } },
	facts: (complaint) => ({
		Number: complaint.number,
		"The complaint": <Link to={`/Lead/${complaint.lead_id}`}>Read it, and answer it there</Link>,
		Sent: toMoment(complaint.created_at),
		"To be answered by": dueDay(complaint),
	}),
});
