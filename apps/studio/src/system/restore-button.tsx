import TextField from "@mui/material/TextField";
import { isRecord } from "@uchit/text/is-record.ts";
import { useState } from "react";
import { type RaRecord, useCanAccess, useDataProvider, useGetOne, useNotify, useRedirect } from "react-admin";
import { todayInIndia } from "#studio/facts/exam-facts.ts";
import { dayInWords } from "#studio/parts/day-in-words.ts";
import { differencesOf } from "#studio/parts/difference.ts";
import { FieldDifference } from "#studio/parts/field-difference.tsx";
import { ReadError } from "#studio/parts/items.tsx";
import { nameOfChanged, restorableIn } from "#studio/parts/name-of.ts";
import { OpeningButton } from "#studio/parts/opening-button.tsx";
import { useUndoable } from "#studio/parts/undo.tsx";
import { useAttempt } from "#studio/parts/use-attempt.ts";
import { useReread } from "#studio/parts/use-reread.ts";
import { restoreRevision } from "#studio/wire/actions.ts";
import { isSingleton } from "#studio/wire/addresses.ts";
import { WireError } from "#studio/wire/http.ts";
import { TextDialog } from "#studio/writing/text/text-dialog.tsx";
import { type Note, notesIn, notesSince, takenBackNote } from "./correction-notes.ts";

export function RestoreButton({ revision }: { revision: RaRecord }) {
	const { canAccess } = useCanAccess({ resource: revision.collection, action: "edit" });
	if (canAccess !== true) return null;
	return (
		<OpeningButton
			{...{ size: "medium", variant: "contained", label: "Restore this version …" }}
			dialog={(onClose) => <RestoreDialog revision={revision} onClose={onClose} />}
		/>
	);
}

function RestoreDialog({ revision, onClose }: { revision: RaRecord; onClose: () => void }) {
	const { collection, item, version, data } = revision;
	const { data: now, error, isPending } = useGetOne(collection, { id: item }, { retry: false });
	const isGone = error instanceof WireError && error.status === 403;
	const old = restorableIn(data);
	const is = Object.fromEntries(old.map(([name]) => [name, now?.[name]]));
	const changes = old.filter(([name, value]) => differencesOf({ value: is[name] }, { value }).length > 0);
	const isSame = now !== undefined && changes.length === 0;
	const isPublic = now?.status === "published" && !isSame;
	const doubtful = isPublic && isRecord(data) ? notesSince(data, now) : [];
	const [typed, setTyped] = useState<string>();
	const note = typed ?? takenBackNote(doubtful, String(now?.language));
	const restore = useRestore(revision, note.trim());
	return (
		<TextDialog
			title={`Restore version ${version}`}
			{...(isSame ? { cancel: "Close" } : { done: isPublic ? "Restore it on the site" : "Restore it" })}
			canBeDone={isGone || changes.length > 0}
			onClose={onClose}
			onDone={() => {
				onClose();
				void restore();
			}}
		>
			{isPending && <p role="status">Reading the present version …</p>}
			{isGone && <p>It was deleted. It comes back as it was, as a draft.</p>}
			{!isGone && <ReadError error={error} />}
			{isSame && (
				<p role="status">
					There is nothing to restore: every text is as it was in this version. Corrections that readers see always
					stay.
				</p>
			)}
			{changes.length > 0 && now !== undefined && (
				<div>
					{isPublic && (
						<p>
							<strong>It is on the site: readers see this at once.</strong>
						</p>
					)}
					<p>This will change:</p>
					{changes.map(([field, value]) => (
						<FieldDifference key={field} {...{ collection, field }} was={is[field]} is={value} />
					))}
				</div>
			)}
			{doubtful.length > 0 && (
				<>
					<p role="alert">
						Readers see these corrections, made after this version. Each stays, and is no longer true if its mistake
						comes back:
					</p>
					<ul>
						{doubtful.map(({ date, text }) => (
							<li key={`${date} ${text}`}>
								{dayInWords(date)}: {text}
							</li>
						))}
					</ul>
					<TextField
						label="What readers see about it (empty: nothing)"
						multiline
						value={note}
						onChange={({ target }) => setTyped(target.value)}
					/>
				</>
			)}
		</TextDialog>
	);
}

/** The note is saved with the texts, so that the history has one entry. */
function useRestore(revision: RaRecord, note: string): () => Promise<boolean> {
	const { collection, item, version } = revision;
	const notify = useNotify();
	const attempt = useAttempt();
	const reread = useReread();
	const redirect = useRedirect();
	const provider = useDataProvider();
	const undoable = useUndoable();
	const bringBack = async (id: string | number, notes: readonly Note[]) => {
		await restoreRevision(id, note === "" ? undefined : notes);
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
			const notes = note === "" ? [] : notesIn((await provider.getOne(collection, { id: item })).data);
			await bringBack(revision.id, [...notes, { date: todayInIndia(), text: note }]);
			const outcome = `Restored: “${nameOfChanged(revision)}” has the texts of version ${version} again. Whether it is public has not changed.`;
			if (last === undefined || last.action === "delete") notify(outcome, { type: "success" });
			else undoable(outcome, () => bringBack(last.id, notes));
		});
}

export function addressOfItem(collection: string, item: string): string {
	return isSingleton(collection) ? `/${collection}` : `/${collection}/${encodeURIComponent(item)}`;
}
