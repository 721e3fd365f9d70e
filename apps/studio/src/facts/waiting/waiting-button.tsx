import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { type RaRecord, useCanAccess, useCreate, useNotify, useResourceContext } from "react-admin";
import { useFormContext } from "react-hook-form";
import { ChangedFields } from "#studio/parts/field-difference.tsx";
import { messageOf } from "#studio/parts/message-of.ts";
import { formatComingMoment, momentTyped } from "#studio/parts/to-moment.ts";
import { useReread } from "#studio/parts/use-reread.ts";
import { changedOf } from "#studio/wire/changes.ts";
import { WireError } from "#studio/wire/http.ts";
import { TextDialog } from "#studio/writing/text/text-dialog.tsx";

type Values = Record<string, unknown>;

type Props = {
	record: RaRecord;
	toSent: (data: Values) => Values;
	/** True if an editor decides on the change; otherwise it is published at a set time. */
	isSuggested?: boolean;
};

/** Schedules the form's changes or sends them to an editor; the site shows the saved item until then. */
export function WaitingButton({ record, toSent, isSuggested = false }: Props) {
	const { canAccess } = useCanAccess({ resource: "waiting_changes", action: isSuggested ? "create" : "edit" });
	const { getValues } = useFormContext();
	const [changes, setChanges] = useState<Values>();
	const notify = useNotify();
	if (canAccess !== true) return null;
	const open = () => {
		const changed = changedOf(record, toSent(getValues()));
		if (Object.keys(changed).length === 0) notify("Change something in the form first.", { type: "warning" });
		else setChanges(changed);
	};
	return (
		<>
			<Button variant="outlined" onClick={open}>
				{isSuggested ? "Suggest this change …" : "Schedule this change …"}
			</Button>
			{changes !== undefined && (
				<WaitingDialog {...{ record, changes, isSuggested }} onClose={() => setChanges(undefined)} />
			)}
		</>
	);
}

type DialogProps = { record: RaRecord; changes: Values; isSuggested: boolean; onClose: () => void };

function WaitingDialog({ record, changes, isSuggested, onClose }: DialogProps) {
	const collection = useResourceContext();
	const [at, setAt] = useState("");
	const [reason, setReason] = useState("");
	const [fault, setFault] = useState<string>();
	const [create] = useCreate();
	const { reset, setError } = useFormContext();
	const notify = useNotify();
	const reread = useReread();
	const was = Object.fromEntries(Object.keys(changes).map((name) => [name, record[name] ?? null]));
	const send = async () => {
		const moment = isSuggested ? new Date().toISOString() : momentTyped(at);
		const data = { collection, item: record.id, at: moment, was, changes, reason };
		const notice = isSuggested
			? "An editor decides on it. You see it under Waiting changes."
			: `It waits until ${formatComingMoment(moment)}.`;
		try {
			await create(
				"waiting_changes",
				{ data: { ...data, ...(isSuggested && { state: "suggested" }) } },
				{ returnPromise: true },
			);
			reset();
			notify(notice, { type: "success" });
			onClose();
			reread();
		} catch (error) {
			setFault(messageOf(error));
			const errors = error instanceof WireError ? (error.body.errors ?? {}) : {};
			for (const [path, message] of Object.entries(errors))
				if (typeof message === "string") setError(path, { message });
		}
	};
	return (
		<TextDialog
			title={isSuggested ? "Suggest this change" : "Schedule this change"}
			done={isSuggested ? "Suggest it" : "Schedule it"}
			canBeDone={(isSuggested || at !== "") && reason.trim() !== ""}
			onDone={() => void send()}
			onClose={onClose}
		>
			{fault !== undefined && <p role="alert">{fault}</p>}
			<ChangedFields collection={collection ?? ""} {...{ was, changes }} />
			{!isSuggested && (
				<TextField
					type="datetime-local"
					label="When it becomes public, by India’s clock"
					value={at}
					onChange={({ target }) => setAt(target.value)}
					slotProps={{ inputLabel: { shrink: true } }}
					required
				/>
			)}
			<TextField
				label="Why (only the desk sees this)"
				value={reason}
				onChange={({ target }) => setReason(target.value)}
				multiline
				required
			/>
		</TextDialog>
	);
}
