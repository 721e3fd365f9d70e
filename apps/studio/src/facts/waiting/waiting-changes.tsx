import { DataTable, type RaRecord, Show, useRecordContext } from "react-admin";
import { labelOfField } from "#studio/facts/shape/words.ts";
import { nameOfCollection } from "#studio/parts/name-of.ts";
import { Queue } from "#studio/parts/queue.tsx";
import { ItemLink } from "./item-link.tsx";
import { PEOPLE_FIELDS, stateOf, WaitingChange } from "./waiting-change.tsx";

const STATES = [
	{ id: "suggested", name: "Suggested" },
	{ id: "waiting", name: "Waits" },
	{ id: "stuck", name: "Needs attention" },
	{ id: "applied", name: "Made" },
	{ id: "called-off", name: "Cancelled" },
];

export const waitingChanges = {
	name: "waiting_changes",
	options: { label: "Waiting changes" },
	recordRepresentation: ({ collection, item }: RaRecord) => `change of ${nameOfCollection(String(collection))} ${item}`,
	list: WaitingList,
	show: WaitingShow,
};

function WaitingList() {
	return (
		<Queue by="state" states={STATES} since="at" opens="show">
			<DataTable.Col label="Of" disableSort>
				<ItemLink />
			</DataTable.Col>
			<DataTable.Col source="at" label="When" render={stateOf} />
			<DataTable.Col
				label="What"
				disableSort
				render={({ collection, changes }) =>
					Object.keys(changes ?? {})
						.map((field) => labelOfField(collection, field))
						.join("; ")
				}
			/>
		</Queue>
	);
}

function WaitingShow() {
	return (
		<Show queryOptions={{ meta: { fields: PEOPLE_FIELDS } }} title="A waiting change">
			<WaitingChangeOfRecord />
		</Show>
	);
}

function WaitingChangeOfRecord() {
	const change = useRecordContext<RaRecord>();
	if (change === undefined) return null;
	return (
		<section>
			<p>
				<ItemLink />
			</p>
			<WaitingChange change={change} />
		</section>
	);
}
