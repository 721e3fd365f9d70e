import { type RaRecord, TextInput } from "react-admin";
import { queueScreen } from "#studio/parts/queue-screen.tsx";
import { TextDifference } from "#studio/parts/text-difference.tsx";
import { toMoment } from "#studio/parts/to-moment.ts";

const KINDS: Readonly<Record<string, string>> = { changed: "Changed", gone: "No longer there" };
const NOTHING_TO_DO = "Checked, nothing to do";

/** Source and exam pages that changed since the last read. Only a person publishes their changes. */
export const sourceChanges = queueScreen({
	name: "source_changes",
	label: "Changed sources",
	title: "A page that changed",
	represent: "about",
	states: {
		by: "state",
		of: [
			{ id: "open", name: "Open" },
			{ id: "acted-on", name: "Done" },
			{ id: "nothing-to-do", name: NOTHING_TO_DO },
		],
		waiting: "open",
	},
	steps: {
		open: [
			{ to: "acted-on", label: "Done: our facts are updated" },
			{ to: "nothing-to-do", label: NOTHING_TO_DO },
		],
	},
	since: { source: "found_at", label: "Noticed" },
	columns: {
		address: { label: "Page", render: ({ address }) => new URL(String(address)).host },
		kind: { label: "What", render: ({ kind }) => KINDS[String(kind)] },
	},
	facts: ({ about, address, kind, found_at: at, bytes_before: before, bytes_after: after, documents }) => ({
		"Source or exam": about,
		Page: <Address address={address} />,
		What: `${KINDS[kind]}, noticed on ${toMoment(at)}`,
		Size: `${bytesOf(before)} → ${kind === "gone" ? "gone" : bytesOf(after)}`,
		"Documents that are new, or of another size": (documents ?? []).length > 0 && <Documents documents={documents} />,
	}),
	more: (change) => (
		<>
			<BothTexts change={change} />
			<TextInput
				source="note"
				label="What was done"
				multiline
				helperText="For the next editor: which file was brought in, or why there was nothing to do."
			/>
		</>
	),
});

function Address({ address }: { address: string }) {
	return (
		<a href={address} rel="noreferrer" target="_blank">
			{address}
		</a>
	);
}

function Documents({ documents }: { documents: readonly { address: string; was?: number; is?: number }[] }) {
	return (
		<ul>
			{documents.map(({ address, was, is }) => (
				<li key={address}>
					<Address address={address} /> {was === undefined ? `new, ${bytesOf(is)}` : `${bytesOf(was)} → ${bytesOf(is)}`}
				</li>
			))}
		</ul>
	);
}

function BothTexts({ change }: { change: RaRecord }) {
	return (
		<section>
			<h2>Both texts</h2>
			{change.text_before === change.text_after ? (
				<p>The texts are the same as far as we compare them. Open the page or the documents above.</p>
			) : (
				<TextDifference before={change.text_before} after={change.text_after} />
			)}
		</section>
	);
}

function bytesOf(size: unknown): string {
	return typeof size === "number" ? `${size.toLocaleString("en-IN")} bytes` : "size not known";
}
