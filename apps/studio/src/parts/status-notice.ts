import { type RaRecord, useDataProvider, useResourceContext } from "react-admin";
import { nameOfStatus, stepsToStatus } from "#studio/status.ts";
import { useUndoable } from "./undo.tsx";

export function useStatusNotice() {
	const provider = useDataProvider();
	const undoable = useUndoable();
	const resource = useResourceContext() ?? "";
	return ({ id, status }: RaRecord, to: string) =>
		undoable(`${nameOfStatus(to)}.`, async () => {
			for (const next of stepsToStatus(to, status))
				await provider.updateMany(resource, { ids: [id], data: { status: next } });
		});
}
