import { useDataProvider, useNotify } from "react-admin";
import { messageOf } from "#studio/parts/message-of.ts";
import { useReread } from "#studio/parts/use-reread.ts";

/** Has what was given up sent again: all of it, or nothing. */
export function useReplay(): (ids: readonly (string | number)[]) => Promise<void> {
	const wire = useDataProvider();
	const notify = useNotify();
	const reread = useReread();
	return async (ids) => {
		try {
			await wire.updateMany("lead_deliveries", { ids: [...ids], data: { state: "waiting" } });
			notify(ids.length === 1 ? "It is tried again now." : `${ids.length} are tried again now.`);
			reread();
		} catch (error) {
			notify(messageOf(error), { type: "error" });
		}
	};
}
