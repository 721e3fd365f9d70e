import { DataTable, type RaRecord, SimpleForm, TextInput, useRecordContext } from "react-admin";
import { Day } from "#studio/parts/day.tsx";
import { EditItem } from "#studio/parts/edit-item.tsx";
import { History } from "#studio/parts/history.tsx";
import { KEEP_CHANGES } from "#studio/parts/keep-changes.ts";
import { Queue } from "#studio/parts/queue.tsx";
import { StepToolbar } from "#studio/parts/step-toolbar.tsx";
import { TextDifference } from "#studio/parts/text-difference.tsx";
import { toMoment } from "#studio/parts/to-moment.ts";

const STATES = [
	{ id: "open", name: "Open" },
	{ id: "acted-on", name: "Acted on" },
	{ id: "nothing-to-do", name: "Looked at, nothing to do" },
];
const STEPS = {
	open: [
		{ to: "acted-on", label: "Acted on: our facts follow it" },
		{ to: "nothing-to-do", label: "Looked at, nothing to do" },
	],
} as const;
const KINDS: Readonly<Record<string, string>> = { changed: "Changed", gone: "No longer there" };

/** Pages of sources and exams that changed since we read them. Nothing of them is on the site before a person puts it there. */
export const sourceChanges = {
	name: "source_changes",
	options: { label: "Changed sources" },
	recordRepresentation: "about",
	list: SourceChangeList,
	edit: SourceChangeEdit,
};

function SourceChangeList() {
	return (
		<Queue by="state" states={STATES} waiting="open" since="found_at">
			<DataTable.Col source="about" label="Source or exam" />
			<DataTable.Col source="address" label="Page" render={({ address }) => new URL(String(address)).host} />
			<DataTable.Col source="kind" label="What" render={({ kind }) => KINDS[String(kind)]} />
			<DataTable.Col source="state" label="State" render={({ state }) => STATES.find(({ id }) => id === state)?.name} />
			<DataTable.Col source="found_at" label="Noticed">
				<Day source="found_at" hasTime />
			</DataTable.Col>
		</Queue>
	);
}

function SourceChangeEdit() {
	return (
		<EditItem redirect="list" title="A page that changed">
			<SimpleForm toolbar={<StepToolbar steps={STEPS} />} resetOptions={KEEP_CHANGES}>
				<Change />
				<TextInput
					source="note"
					label="What was done"
					multiline
					helperText="For the next editor: which file was brought in, or why there was nothing to do."
				/>
			</SimpleForm>
			<History />
		</EditItem>
	);
}

type Documents = readonly { address: string; was?: number; is?: number }[];

function Change() {
	const change = useRecordContext<RaRecord>();
	if (change === undefined) return null;
	const documents: Documents = change.documents ?? [];
	return (
		<>
			<dl>
				<dt>Source or exam</dt>
				<dd>{change.about}</dd>
				<dt>Page</dt>
				<dd>
					<a href={change.address} rel="noreferrer" target="_blank">
						{change.address}
					</a>
				</dd>
				<dt>What</dt>
				<dd>
					{KINDS[change.kind]}, noticed on {toMoment(change.found_at)}
				</dd>
				<dt>Size</dt>
				<dd>
					{bytesOf(change.bytes_before)} → {change.kind === "gone" ? "gone" : bytesOf(change.bytes_after)}
				</dd>
				{documents.length > 0 && (
					<>
						<dt>Documents that are new, or of another size</dt>
						<dd>
							<ul>
								{documents.map(({ address, was, is }) => (
									<li key={address}>
										<a href={address} rel="noreferrer" target="_blank">
											{address}
										</a>{" "}
										{was === undefined ? `new, ${bytesOf(is)}` : `${bytesOf(was)} → ${bytesOf(is)}`}
									</li>
								))}
							</ul>
						</dd>
					</>
				)}
			</dl>
			<h2>Both texts</h2>
			{change.text_before === change.text_after ? (
				<p>They are the same as far as we compare them: open the page, or the documents above.</p>
			) : (
				<TextDifference before={change.text_before} after={change.text_after} />
			)}
		</>
	);
}

function bytesOf(size: unknown): string {
	return typeof size === "number" ? `${size.toLocaleString("en-IN")} bytes` : "size not known";
}
