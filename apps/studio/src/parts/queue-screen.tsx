import type { ReactNode } from "react";
import { DataTable, type RaRecord, SelectInput, SimpleForm, useRecordContext } from "react-admin";
import { clearServerErrors } from "./clear-server-errors.ts";
import { Day } from "./day.tsx";
import { EditItem } from "./edit-item.tsx";
import { type FactLines, Facts } from "./facts.tsx";
import { History } from "./history.tsx";
import { KEEP_CHANGES } from "./keep-changes.ts";
import { PlainToolbar } from "./plain-toolbar.tsx";
import { Queue } from "./queue.tsx";
import { type Steps, StepToolbar } from "./step-toolbar.tsx";

type Screen = {
	name: string;
	label: string;
	title?: string;
	represent: string | ((item: RaRecord) => string);
	by: "status" | "state";
	states: readonly { id: string; name: string }[];
	waiting?: string;
	since: { source: string; label: string; cell?: ReactNode };
	columns: ReactNode;
	facts: (item: RaRecord) => FactLines;
	/** Steps allowed from each state; absent: the state is chosen from a list that can go back. */
	steps?: Steps;
	help?: string;
	more?: ReactNode;
	create?: () => ReactNode;
};

export function queueScreen(screen: Screen) {
	const { name, label, title, represent, by, states, waiting, since, columns, facts, steps, help, more, create } =
		screen;
	const stateOf = (item: Readonly<Record<string, unknown>>) => states.find(({ id }) => id === item[by])?.name;
	function ItemFacts() {
		const item = useRecordContext<RaRecord>();
		return item === undefined ? null : <Facts lines={facts(item)} />;
	}
	const list = () => (
		<Queue
			{...{ by, states, since: since.source, mayAdd: create !== undefined }}
			{...(typeof represent === "string" && { name: { source: represent } })}
			{...(waiting !== undefined && { waiting })}
		>
			{columns}
			<DataTable.Col source={by} label="State" render={stateOf} />
			<DataTable.Col source={since.source} label={since.label}>
				{since.cell ?? <Day source={since.source} hasTime />}
			</DataTable.Col>
		</Queue>
	);
	const edit = () => (
		<EditItem redirect={waiting === undefined ? false : "list"} {...(title !== undefined && { title })}>
			<SimpleForm
				toolbar={steps === undefined ? <PlainToolbar mayDelete={false} /> : <StepToolbar steps={steps} />}
				resolver={clearServerErrors}
				resetOptions={KEEP_CHANGES}
			>
				<ItemFacts />
				{steps === undefined && (
					<SelectInput
						source={by}
						label="State"
						choices={[...states]}
						isRequired
						{...(help !== undefined && { helperText: help })}
					/>
				)}
				{more}
			</SimpleForm>
			<History />
		</EditItem>
	);
	return { name, options: { label }, recordRepresentation: represent, list, edit, ...(create && { create }) };
}
