import { useDataProvider, useNotify, useRefresh } from "react-admin";
import { messageOf } from "#studio/parts/message-of.ts";

/** Has what was given up sent again: all of it, or nothing. */
export function useReplay(): (ids: readonly (string | number)[]) => Promise<void> {
	const wire = useDataProvider();
	const notify = useNotify();
	const refresh = useRefresh();
	return async (ids) => {
		try {
			await wire.updateMany("lead_deliveries", { ids: [...ids], data: { state: "waiting" } });
			notify(ids.length === 1 ? "It is tried again now." : `${ids.length} are tried again now.`);
			refresh();
		} catch (error) {
			notify(messageOf(error), { type: "error" });
		}
	};
}
