import { useDataProvider } from "react-admin";
import { useStep } from "#studio/parts/use-attempt.ts";

export function useReplay(): (ids: readonly (string | number)[]) => Promise<boolean> {
	const wire = useDataProvider();
	const step = useStep();
	return (ids) =>
		step(
			() => wire.updateMany("lead_deliveries", { ids: [...ids], data: { state: "waiting" } }),
			ids.length === 1 ? "It is tried again now." : `${ids.length} are tried again now.`,
		);
}
