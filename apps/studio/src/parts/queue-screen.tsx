import type { ReactNode } from "react";
import { ListActions, type RaRecord, SelectInput, SimpleForm } from "react-admin";
import { clearServerErrors } from "./clear-server-errors.ts";
import { EditItem } from "./edit-item.tsx";
import { type FactLines, Facts } from "./facts.tsx";
import { History } from "./history.tsx";
import { type Column, type Columns, ItemList, type ListProps, type States } from "./item-table.tsx";
import { KEEP_CHANGES } from "./keep-changes.ts";
import { ofItem } from "./of-item.tsx";
import { PlainToolbar } from "./plain-toolbar.tsx";
import { type Steps, StepToolbar } from "./step-toolbar.tsx";

type PartOf = (item: RaRecord) => ReactNode;

type Screen = Pick<ListProps, "filters" | "actions" | "queryOptions"> & {
	name: string;
	label: string;
	title?: string;
	represent: string | ((item: RaRecord) => string);
	/** The column that opens an item, where it is not what represents it. */
	named?: { source: string; label: string };
	states: States;
	/** The last column, by which the list is sorted. */
	since: Column & { source: string };
	sort?: string;
	columns: Columns;
	facts?: (item: RaRecord) => FactLines;
	/** Steps allowed from each state; absent: the state is chosen from a list that can go back. */
	steps?: Steps | ((item: RaRecord) => Steps);
	/** Beside the buttons of the steps. */
	also?: ReactNode;
	help?: string;
	/** Under the facts, and under the form. */
	more?: PartOf;
	below?: PartOf;
	create?: () => ReactNode;
	edit?: () => ReactNode;
	show?: () => ReactNode;
};

/** The screen of items that wait for a decision: a list by state, and the facts of one with what can be done. */
export function queueScreen({ name, label, represent, named, states, since, columns, ...screen }: Screen) {
	const { by, of, waiting } = states;
	const {
		sort = `${waiting === undefined ? "-" : ""}${since.source}`,
		filters,
		actions,
		queryOptions,
		create,
		show,
	} = screen;
	const { source, ...last } = since;
	const own = named ?? (typeof represent === "string" ? { source: represent } : undefined);
	const list = () => (
		<ItemList
			{...{ states, sort, name: own, opens: show === undefined ? "edit" : "show" }}
			columns={{
				...columns,
				[by]: { label: "State", of },
				[source]: { as: "moment", ...last },
			}}
			actions={actions ?? (create !== undefined && <ListActions />)}
			{...(filters && { filters })}
			{...(queryOptions && { queryOptions })}
		/>
	);
	const pages = {
		...(create && { create }),
		...(show ? { show } : { edit: screen.edit ?? editPage({ states, ...screen }) }),
	};
	return { name, options: { label }, recordRepresentation: represent, list, ...pages };
}

type Page = Pick<Screen, "states" | "title" | "facts" | "steps" | "also" | "help" | "more" | "below">;

function editPage({ states: { by, of, waiting }, title, facts, steps, also, help, more, below }: Page) {
	const ItemFacts = ofItem((item) => facts && <Facts lines={facts(item)} />);
	const More = ofItem((item) => more?.(item));
	const Below = ofItem((item) => below?.(item));
	const state = {
		source: by,
		label: "State",
		choices: [...of],
		isRequired: true,
		...(help !== undefined && { helperText: help }),
	};
	return () => (
		<EditItem redirect={waiting === undefined ? false : "list"} {...(title !== undefined && { title })}>
			<SimpleForm
				toolbar={
					steps === undefined ? <PlainToolbar mayDelete={false} /> : <StepToolbar steps={steps}>{also}</StepToolbar>
				}
				resolver={clearServerErrors}
				resetOptions={KEEP_CHANGES}
			>
				<ItemFacts />
				{steps === undefined && <SelectInput {...state} />}
				<More />
			</SimpleForm>
			<Below />
			<History />
		</EditItem>
	);
}
