import { type RaRecord, useDataProvider, useResourceContext } from "react-admin";
import { stepsToStatus } from "#studio/status.ts";
import { useUndoable } from "./undo.tsx";

const DONE: Readonly<Record<string, string>> = {
	draft: "It is a draft now: readers do not see it.",
	in_review: "It waits for a review: readers do not see it yet.",
	published: "It is published: readers see it.",
	archived: "It is in the archive: readers do not see it.",
};

export function useStatusNotice() {
	const provider = useDataProvider();
	const undoable = useUndoable();
	const resource = useResourceContext() ?? "";
	return ({ id, status }: RaRecord, to: string) =>
		undoable(DONE[to] ?? "", async () => {
			for (const next of stepsToStatus(to, status))
				await provider.updateMany(resource, { ids: [id], data: { status: next } });
		});
}
