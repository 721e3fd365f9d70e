import Button from "@mui/material/Button";
import { isRecord } from "@uchit/text/is-record.ts";
import { useState } from "react";
import { type RaRecord, useCanAccess, useDataProvider, useGetOne, useNotify, useRedirect } from "react-admin";
import { differencesOf } from "#studio/parts/difference.ts";
import { FieldDifference } from "#studio/parts/field-difference.tsx";
import { messageOf } from "#studio/parts/message-of.ts";
import { nameOfChanged } from "#studio/parts/name-of.ts";
import { useUndoable } from "#studio/parts/undo.tsx";
import { useAttempt } from "#studio/parts/use-attempt.ts";
import { useReread } from "#studio/parts/use-reread.ts";
import { restoreRevision } from "#studio/wire/actions.ts";
import { isSingleton } from "#studio/wire/addresses.ts";
import { WireError } from "#studio/wire/http.ts";
import { TextDialog } from "#studio/writing/text/text-dialog.tsx";

export function RestoreButton({ revision }: { revision: RaRecord }) {
	const { canAccess } = useCanAccess({ resource: revision.collection, action: "edit" });
	const [isOpen, setOpen] = useState(false);
	if (canAccess !== true) return null;
	return (
		<>
			<Button variant="contained" onClick={() => setOpen(true)}>
				Restore this version …
			</Button>
			{isOpen && <RestoreDialog revision={revision} onClose={() => setOpen(false)} />}
		</>
	);
}

/** Restoring leaves the publication state and published corrections unchanged. */
const NOT_RESTORED = new Set(["id", "status", "state", "publish_at", "correction_log"]);

function RestoreDialog({ revision, onClose }: { revision: RaRecord; onClose: () => void }) {
	const { collection, item, version, data } = revision;
	const { data: now, error, isPending } = useGetOne(collection, { id: item }, { retry: false });
	const restore = useRestore(revision);
	const isGone = error instanceof WireError && error.status === 403;
	const old = isRecord(data)
		? Object.entries(data).filter(([name]) => !NOT_RESTORED.has(name) && !/^(?:date|user)_/.test(name))
		: [];
	const is = Object.fromEntries(old.map(([name]) => [name, now?.[name]]));
	const changes = old.filter(([name, value]) => differencesOf({ value: is[name] }, { value }).length > 0);
	return (
		<TextDialog
			title={`Restore version ${version}`}
			done={now?.status === "published" ? "Restore it on the site" : "Restore it"}
			canBeDone={isGone || changes.length > 0}
			onClose={onClose}
			onDone={() => {
				onClose();
				void restore();
			}}
		>
			{isPending && <p role="status">Reading it as it is now …</p>}
			{isGone && <p>It was deleted. It comes back as it was, as a draft.</p>}
			{error !== null && !isGone && <p role="alert">{messageOf(error)}</p>}
			{now !== undefined && (
				<div>
					{now.status === "published" && (
						<p>
							<strong>It is on the site: readers see this at once.</strong>
						</p>
					)}
					<p>{changes.length === 0 ? "Everything in it is as it was in this version." : "This will change:"}</p>
					{changes.map(([field, value]) => (
						<FieldDifference key={field} {...{ collection, field }} was={is[field]} is={value} />
					))}
					{collection === "news" && <p>Corrections that readers were told of stay.</p>}
				</div>
			)}
		</TextDialog>
	);
}

function useRestore(revision: RaRecord): () => Promise<boolean> {
	const { collection, item, version } = revision;
	const notify = useNotify();
	const attempt = useAttempt();
	const reread = useReread();
	const redirect = useRedirect();
	const provider = useDataProvider();
	const undoable = useUndoable();
	const bringBack = async (id: string | number) => {
		await restoreRevision(id);
		reread();
		redirect(addressOfItem(collection, item));
	};
	return () =>
		attempt(async () => {
			const { data } = await provider.getList("directus_revisions", {
				filter: { collection, item },
				sort: { field: "version", order: "DESC" },
				pagination: { page: 1, perPage: 1 },
			});
			const last = data[0];
			await bringBack(revision.id);
			const outcome = `“${nameOfChanged(revision)}” has the texts of version ${version} again. Whether it is public has not changed.`;
			if (last === undefined || last.action === "delete") notify(outcome, { type: "success" });
			else undoable(outcome, () => bringBack(last.id));
		});
}

export function addressOfItem(collection: string, item: string): string {
	return isSingleton(collection) ? `/${collection}` : `/${collection}/${encodeURIComponent(item)}`;
}
