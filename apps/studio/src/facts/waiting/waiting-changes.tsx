import { type RaRecord, Show } from "react-admin";
import { labelOfField } from "#studio/facts/shape/words.ts";
import { nameOfCollection } from "#studio/parts/name-of.ts";
import { ofItem } from "#studio/parts/of-item.tsx";
import { queueScreen } from "#studio/parts/queue-screen.tsx";
import { ItemLink } from "./item-link.tsx";
import { PEOPLE_FIELDS, stateOf, WaitingChange } from "./waiting-change.tsx";

const STATES = [
	{ id: "suggested", name: "Suggested" },
	{ id: "waiting", name: "Waits" },
	{ id: "stuck", name: "Needs attention" },
	{ id: "applied", name: "Made" },
	{ id: "called-off", name: "Cancelled" },
];

export const waitingChanges = queueScreen({
	name: "waiting_changes",
	label: "Waiting changes",
	represent: ({ collection, item }) => `change of ${nameOfCollection(String(collection))} ${item}`,
	states: { by: "state", of: STATES },
	since: { source: "at", label: "When", render: stateOf },
	columns: {
		item: { label: "Of", isUnsorted: true, render: (change) => <ItemLink change={change} /> },
		changes: { label: "What", isUnsorted: true, render: fieldsOf },
	},
	show: () => (
		<Show queryOptions={{ meta: { fields: PEOPLE_FIELDS } }} title="A waiting change">
			<WaitingShow />
		</Show>
	),
});

function fieldsOf({ collection, changes }: RaRecord): string {
	const fields = Object.keys(changes ?? {});
	return fields.map((field) => labelOfField(collection, field)).join("; ");
}

const WaitingShow = ofItem((change) => (
	<section>
		<p>
			<ItemLink change={change} />
		</p>
		<WaitingChange change={change} />
	</section>
));
