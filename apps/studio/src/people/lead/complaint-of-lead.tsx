import { type RaRecord, useGetList, useNotify, useRecordContext, useUpdate } from "react-admin";
import { messageOf } from "#studio/parts/message-of.ts";
import { toMoment } from "#studio/parts/to-moment.ts";
import { useReread } from "#studio/parts/use-reread.ts";
import { Mark } from "./mark.tsx";
import { isOverdue } from "./overdue.ts";

export function ComplaintOfLead() {
	const lead = useRecordContext<RaRecord>();
	const { data, error } = useGetList(
		"complaints",
		{
			filter: { lead_id: lead?.id },
			sort: { field: "number", order: "ASC" },
			pagination: { page: 1, perPage: 1 },
		},
		{ enabled: lead?.topic === "complaint" },
	);
	if (error !== null && error !== undefined) return <p role="alert">{messageOf(error)}</p>;
	const [complaint] = data ?? [];
	if (complaint === undefined) return null;
	return (
		<section aria-labelledby="complaint">
			<h2 id="complaint">Complaint {complaint.number}</h2>
			{complaint.status === "answered" ? (
				<p>Answered {toMoment(complaint.answered_at)}</p>
			) : (
				<>
					<p>
						To be answered by {toMoment(complaint.due_at)}{" "}
						{isOverdue(complaint, new Date()) && <Mark kind="stop">overdue</Mark>}
					</p>
					<Answered complaint={complaint} />
				</>
			)}
		</section>
	);
}

function Answered({ complaint }: { complaint: RaRecord }) {
	const [update, { isPending }] = useUpdate();
	const notify = useNotify();
	const reread = useReread();
	const settle = () =>
		update(
			"complaints",
			{ id: complaint.number, data: { status: "answered" }, previousData: complaint },
			{
				onSuccess: () => reread(),
				onError: (error: unknown) => notify(messageOf(error), { type: "error" }),
			},
		);
	return (
		<button type="button" disabled={isPending} onClick={() => void settle()}>
			It is answered
		</button>
	);
}
