import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { isRecord } from "@uchit/text/is-record.ts";
import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { dayInWords } from "#studio/parts/day-in-words.ts";
import { OpeningButton } from "#studio/parts/opening-button.tsx";
import { TextDialog } from "#studio/writing/text/text-dialog.tsx";
import { nameOfEvent, todayInIndia } from "./exam-facts.ts";
import { rowsOfNotice } from "./notice.ts";
import { NO_DOCUMENT } from "./shape/form-values.ts";
import { readDay } from "./shape/read-day.ts";
import { DOCUMENT_FIELDS, DocumentBoxes } from "./source-input.tsx";

type Props = { source: string; events: readonly unknown[] };

/** The status and the document of several dates, entered once: one notice mostly announces them together. */
export function DatesOfNotice(props: Props) {
	if (props.events.length === 0) return null;
	return (
		<OpeningButton
			label="One document for several dates …"
			dialog={(onClose) => <NoticeDialog {...props} onClose={onClose} />}
		/>
	);
}

const STATUSES = [
	{ id: "official", name: "Official: the document announces them" },
	{ id: "copied", name: "Copied: read in a public copy of the document" },
	{ id: "past", name: "Past: the document says that they took place" },
	{ id: "cancelled", name: "Cancelled by the document" },
];
/** The wire takes an announced date only with the address of its document. */
const BOXES = [
	...DOCUMENT_FIELDS.map((field) => ({ ...field, isRequired: true })),
	{ name: "copy", label: "Which public copy you read", isRequired: true },
];

function NoticeDialog({ source, events, onClose }: Props & { onClose: () => void }) {
	const { getValues, setValue } = useFormContext();
	const [rows, setRows] = useState<readonly number[]>(() => rowsOfNotice(events));
	const [status, setStatus] = useState("official");
	const [document, setDocument] = useState<Readonly<Record<string, unknown>>>(() => {
		const ofAllDates: unknown = getValues("receipts.events");
		return { ...NO_DOCUMENT, ...(isRecord(ofAllDates) && ofAllDates) };
	});
	const boxes = BOXES.filter(({ name }) => name !== "copy" || status === "copied");
	const isWhole = boxes.every(({ name }) => String(document[name] ?? "").trim() !== "");
	const set = () => {
		const receipt = { ...document, date: document.date || todayInIndia() };
		for (const row of rows) {
			setValue(`${source}.${row}.status`, status, { shouldDirty: true });
			setValue(`${source}.${row}.receipt`, receipt, { shouldDirty: true });
		}
		onClose();
	};
	return (
		<TextDialog
			title="One document for several dates"
			done={`${document.date ? "Set" : "I read it today: set"} ${rows.length === 1 ? "1 date" : `${rows.length} dates`}`}
			canBeDone={isWhole && rows.length > 0}
			onDone={set}
			onClose={onClose}
		>
			<fieldset>
				<legend>For these dates</legend>
				<FormControlLabel
					label="All of them"
					sx={{ display: "flex" }}
					control={
						<Checkbox
							autoFocus
							checked={rows.length === events.length}
							indeterminate={rows.length > 0 && rows.length < events.length}
							onChange={(_, on) => setRows(on ? [...events.keys()] : [])}
						/>
					}
				/>
				{events.map((event, row) => {
					const name = labelOf(event);
					const key = `${row} ${name}`;
					const others = rows.filter((each) => each !== row);
					return (
						<FormControlLabel
							key={key}
							label={name}
							sx={{ display: "flex" }}
							control={
								<Checkbox checked={rows.includes(row)} onChange={(_, on) => setRows(on ? [...others, row] : others)} />
							}
						/>
					);
				})}
			</fieldset>
			<TextField select label="Status" value={status} onChange={({ target }) => setStatus(target.value)}>
				{STATUSES.map(({ id, name }) => (
					<MenuItem key={id} value={id}>
						{name}
					</MenuItem>
				))}
			</TextField>
			<DocumentBoxes document={document} onChange={setDocument} fields={boxes} />
			<TextField
				type="date"
				label="Day on which you read it, if not today"
				value={document.date ?? ""}
				onChange={({ target }) => setDocument({ ...document, date: target.value })}
				slotProps={{ inputLabel: { shrink: true } }}
			/>
		</TextDialog>
	);
}

function labelOf(event: unknown): string {
	const { key, starts, status }: Readonly<Record<string, unknown>> = isRecord(event) ? event : {};
	const day = starts ? dayInWords(readDay(String(starts))) : "no date yet";
	return `${key ? nameOfEvent(String(key)) : "A new event"}: ${day} (${status})`;
}
