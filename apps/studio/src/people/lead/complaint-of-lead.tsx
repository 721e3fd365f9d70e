import { type RaRecord, useDataProvider } from "react-admin";
import { ReadError, useItems } from "#studio/parts/items.tsx";
import { ofItem } from "#studio/parts/of-item.tsx";
import { Titled } from "#studio/parts/titled.tsx";
import { toMoment } from "#studio/parts/to-moment.ts";
import { useStep } from "#studio/parts/use-attempt.ts";
import { dueDay } from "./overdue.tsx";

export const ComplaintOfLead = ofItem((lead) => {
	const query = { filter: { lead_id: lead.id }, sort: "number", most: 1, enabled: lead.topic === "complaint" };
	const { data: [complaint] = [], error } = useItems("complaints", query);
	if (complaint === undefined) return <ReadError error={error} />;
	return (
		<Titled title={`Complaint ${complaint.number}`}>
			{complaint.status === "answered" ? (
				<p>Answered {toMoment(complaint.answered_at)}</p>
			) : (
				<>
					<p>To be answered by {dueDay(complaint)}</p>
					<Answered complaint={complaint} />
				</>
			)}
		</Titled>
	);
});

function Answered({ complaint }: { complaint: RaRecord }) {
	const provider = useDataProvider();
	const step = useStep();
	const change = { id: complaint.number, data: { status: "answered" }, previousData: complaint };
	return (
		<button type="button" onClick={() => void step(() => provider.update("complaints", change))}>
			It is answered
		</button>
	);
}
