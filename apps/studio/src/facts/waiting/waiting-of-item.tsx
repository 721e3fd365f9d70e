import { useCanAccess, useResourceContext } from "react-admin";
import { ReadError, useItems } from "#studio/parts/items.tsx";
import { ofItem } from "#studio/parts/of-item.tsx";
import { Titled } from "#studio/parts/titled.tsx";
import { PEOPLE_FIELDS, WaitingChange } from "./waiting-change.tsx";

export const WaitingOfItem = ofItem(({ id }) => {
	const { canAccess } = useCanAccess({ resource: "waiting_changes", action: "list" });
	const filter = { collection: useResourceContext(), item: id, state: ["suggested", "waiting", "stuck"] };
	const query = { filter, sort: "at", fields: PEOPLE_FIELDS, enabled: canAccess === true };
	const { data = [], error } = useItems("waiting_changes", query);
	if (data.length === 0) return <ReadError error={error} />;
	return (
		<Titled title="Waits for its time, or for an editor">
			{data.map((change) => (
				<WaitingChange key={change.id} change={change} />
			))}
		</Titled>
	);
});
