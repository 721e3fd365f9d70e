import { EXAM_EVENT_KINDS, EXAM_EVENT_STATUSES } from "@uchit/contract/exam.ts";
import { useState } from "react";
import { SelectInput, TextInput, useInput } from "react-admin";
import { choicesOf } from "./choices-of.ts";
import { ReceiptInput } from "./receipt-input.tsx";
import { Folded, Rows } from "./rows.tsx";

const DATE_HELP = "A day (2027-01-21), or a month (2027-01) where nobody has announced the day.";

/** The dates of an exam. */
export function ExamEvents() {
	return (
		<Rows source="events" label="Events" add="Add an event">
			<EventInputs source="key" />
		</Rows>
	);
}

/** `source` tells the list of rows that a row is an object. */
function EventInputs({ source }: { source: string }) {
	const key: unknown = useInput({ source }).field.value;
	const dates = [useText("starts"), useText("ends"), useText("status")].filter((text) => text !== undefined);
	// Read once: a key that is being typed may be another's for a moment.
	const [savedKey] = useState(key);
	const isSaved = toText(savedKey) !== undefined;
	const name = toText(key) ?? "A new event";
	return (
		<Folded name={name} summary={[name, ...dates].join(" · ")} isOpen={!isSaved}>
			{isSaved ? (
				<p>Calendars know the event by its key, {toText(savedKey)}: it stays.</p>
			) : (
				<TextInput source={source} helperText="Permanent: 2027-session-1-exam" />
			)}
			<SelectInput source="kind" choices={choicesOf(EXAM_EVENT_KINDS)} />
			<TextInput source="cycle" label="Year of admission" />
			<TextInput source="name" label="Which of several" />
			<TextInput source="nameHi" label="Which of several, in Hindi" />
			<TextInput source="starts" helperText={DATE_HELP} />
			<TextInput source="ends" helperText="Nothing where it ends as it starts." />
			<SelectInput source="status" choices={choicesOf(EXAM_EVENT_STATUSES)} />
			<TextInput source="note" multiline />
			<TextInput source="noteHi" label="Note in Hindi" multiline />
			<EventReceipt />
		</Folded>
	);
}

/** What was announced, was held or was cancelled names the document that says so; another date may. */
function EventReceipt() {
	const status = useText("status");
	const receipt: unknown = useInput({ source: "receipt" }).field.value;
	const hasReceipt = receipt !== null && receipt !== undefined && receipt !== "";
	const isClaimed = status === "official" || status === "past" || status === "cancelled";
	return isClaimed || hasReceipt ? <ReceiptInput /> : null;
}

function useText(source: string): string | undefined {
	return toText(useInput({ source }).field.value);
}

function toText(value: unknown): string | undefined {
	return typeof value === "string" && value !== "" ? value : undefined;
}
