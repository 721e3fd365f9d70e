import { type RaRecord, useCanAccess, useGetList, useRecordContext, useResourceContext } from "react-admin";
import { messageOf } from "#studio/parts/message-of.ts";
import { PEOPLE_FIELDS, WaitingChange } from "./waiting-change.tsx";

export function WaitingOfItem() {
	const record = useRecordContext<RaRecord>();
	const resource = useResourceContext();
	const { canAccess } = useCanAccess({ resource: "waiting_changes", action: "list" });
	const { data = [], error } = useGetList(
		"waiting_changes",
		{
			filter: { collection: resource, item: record?.id, state: ["suggested", "waiting", "stuck"] },
			sort: { field: "at", order: "ASC" },
			pagination: { page: 1, perPage: 100 },
			meta: { fields: PEOPLE_FIELDS },
		},
		{ enabled: canAccess === true && record !== undefined },
	);
	if (error !== null && error !== undefined) return <p role="alert">{messageOf(error)}</p>;
	if (data.length === 0) return null;
	return (
		<section aria-labelledby="waits">
			<h2 id="waits">Waits for its time, or for an editor</h2>
			{data.map((change) => (
				<WaitingChange key={change.id} change={change} />
			))}
		</section>
	);
}
