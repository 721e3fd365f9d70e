import { type RaRecord, Show } from "react-admin";
import { labelOfField } from "#studio/facts/shape/words.ts";
import { nameOf, nameOfCollection } from "#studio/parts/name-of.ts";
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
	represent: (change) => `${nameOfCollection(change.collection)}: ${fieldsOf(change)}`,
	queryOptions: { meta: { fields: PEOPLE_FIELDS } },
	states: { by: "state", of: STATES },
	since: { source: "at", label: "When", render: stateOf },
	columns: {
		item: { label: "Of", isUnsorted: true, render: (change) => <ItemLink change={change} /> },
		user_created: { label: "By", isUnsorted: true, render: ({ user_created: who }) => nameOf(who) },
		date_created: { label: "Written", as: "moment" },
	},
	show: () => (
		<Show queryOptions={{ meta: { fields: PEOPLE_FIELDS } }} title="A waiting change">
			<WaitingShow />
		</Show>
	),
});

function fieldsOf({ collection, changes }: RaRecord): string {
	const fields = Object.keys(changes ?? {});
	return fields.map((field) => labelOfField(collection, field)).join(", ");
}

const WaitingShow = ofItem((change) => (
	<section>
		<p>
			<ItemLink change={change} />
		</p>
		<WaitingChange change={change} />
	</section>
));
