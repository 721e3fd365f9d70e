import Button from "@mui/material/Button";
import { type RaRecord, useDataProvider, useListContext, useNotify, useRefresh, useResourceContext } from "react-admin";
import { nameOfStatus, STATUSES, stepsFrom, wayTo } from "#studio/status.ts";
import { messageOf } from "./message-of.ts";
import { useUndoable } from "./undo.tsx";

/** Says that pieces became something else, and can make the server take each back to what it was. */
export function useStatusNotice() {
	const provider = useDataProvider();
	const undoable = useUndoable();
	const resource = useResourceContext() ?? "";
	return (pieces: readonly RaRecord[], to: string) =>
		undoable(`${nameOfStatus(to)}${pieces.length === 1 ? "" : `: ${pieces.length}`}.`, async () => {
			for (const { id, status } of pieces)
				for (const next of wayTo(to, status))
					await provider.updateMany(resource, { ids: [id], data: { status: next } });
		});
}

const VERBS: Readonly<Record<string, string>> = {
	...{ draft: "Take back to draft", in_review: "Ask for review", published: "Publish", archived: "Archive" },
};

/** The steps that the chosen pieces of a list may take, all of them at once or none. */
export function StatusSteps() {
	const { data = [], selectedIds, onUnselectItems, resource } = useListContext<RaRecord>();
	const provider = useDataProvider();
	const notify = useNotify();
	const refresh = useRefresh();
	const tell = useStatusNotice();
	const chosen = data.filter(({ id }) => selectedIds.includes(id));
	const step = async (pieces: readonly RaRecord[], to: string) => {
		try {
			await provider.updateMany(resource, { ids: pieces.map(({ id }) => id), data: { status: to } });
			onUnselectItems();
			tell(pieces, to);
		} catch (error) {
			notify(messageOf(error), { type: "error" });
		}
		refresh();
	};
	return (
		<>
			{STATUSES.map(({ id: to }) => {
				const may = chosen.filter(({ status }) => stepsFrom(status, true).some((each) => each.to === to));
				if (may.length === 0) return null;
				return (
					<Button key={to} size="small" onClick={() => void step(may, to)}>
						{VERBS[to]} {may.length}
					</Button>
				);
			})}
		</>
	);
}
