import { type RaRecord, useDataProvider, useResourceContext } from "react-admin";
import { pageOf } from "#studio/site.ts";
import { stepsToStatus } from "#studio/status.ts";
import { onSite } from "./saved-notice.tsx";
import { useUndoable } from "./undo.tsx";

const DONE: Readonly<Record<string, string>> = {
	draft: "It is a draft now: readers do not see it.",
	in_review: "It waits for a review: readers do not see it yet.",
	published: "Readers see it now.",
	archived: "It is in the archive: readers do not see it.",
};

export function useStatusNotice() {
	const provider = useDataProvider();
	const undoable = useUndoable();
	const resource = useResourceContext() ?? "";
	return ({ id, status }: RaRecord, saved: RaRecord) => {
		const to = String(saved.status);
		const words = DONE[to] ?? "";
		undoable(onSite(pageOf(resource, saved), words) ?? words, async () => {
			for (const next of stepsToStatus(to, status))
				await provider.updateMany(resource, { ids: [id], data: { status: next } });
		});
	};
}
