import { useDataProvider, useNotify } from "react-admin";
import { useAttempt } from "#studio/parts/use-attempt.ts";
import { useReread } from "#studio/parts/use-reread.ts";

export function useReplay(): (ids: readonly (string | number)[]) => Promise<boolean> {
	const wire = useDataProvider();
	const notify = useNotify();
	const attempt = useAttempt();
	const reread = useReread();
	return (ids) =>
		attempt(async () => {
			await wire.updateMany("lead_deliveries", { ids: [...ids], data: { state: "waiting" } });
			notify(ids.length === 1 ? "It is tried again now." : `${ids.length} are tried again now.`);
			reread();
		});
}
