import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import {
	AutocompleteInput,
	CreateButton,
	Link,
	ReferenceInput,
	SelectInput,
	SimpleForm,
	TextInput,
	Title,
	TopToolbar,
	useCanAccess,
	useDataProvider,
	useInput,
} from "react-admin";
import { EditorialToolbar } from "#studio/parts/editorial-toolbar.tsx";
import { formsOf } from "#studio/parts/forms.tsx";
import { ReadError, sortOf, useItems } from "#studio/parts/items.tsx";
import { Titled } from "#studio/parts/titled.tsx";
import { useUndoable } from "#studio/parts/undo.tsx";
import { useStep } from "#studio/parts/use-attempt.ts";
import { nameOfStatus } from "#studio/status.ts";
import { FILLING_LINKS, linkInWords, type MenuEntry, type MenuNode, reorderSiblings, toMenuTree } from "./menu-tree.ts";

const PLACES = [
	{ id: "header", name: "Header" },
	{ id: "footer", name: "Footer" },
];
const LINK_HELP =
	"A path (/news), a web address (https://…), colleges of the list with which it is filled, or empty for a heading.";
/** After all others; moving one counts them anew. */
const LAST = 1_000;

export const menus = {
	name: "menus",
	options: { label: "Menus" },
	recordRepresentation: "label",
	list: MenuTrees,
	...formsOf({ form: <MenuForm />, made: "list" }),
};

function MenuTrees() {
	const { data, error, isPending } = useItems<MenuEntry>("menus", { sort: "sort", most: 1_000 });
	const { canAccess } = useCanAccess({ resource: "menus", action: "edit" });
	return (
		<>
			<Title title="Menus" />
			<TopToolbar>
				<CreateButton resource="menus" />
			</TopToolbar>
			<ReadError error={error} />
			{isPending && <p>Reading the menus …</p>}
			{PLACES.map(({ id, name }) => (
				<Titled key={id} title={name}>
					<Entries nodes={toMenuTree((data ?? []).filter(({ place }) => place === id))} mayMove={canAccess === true} />
				</Titled>
			))}
			<p>
				While no entry is published here, the site shows the menus that it came with. Where you move an entry, readers
				see it at once; for ten seconds you can take it back.
			</p>
		</>
	);
}

function Entries({ nodes, mayMove }: { nodes: readonly MenuNode[]; mayMove: boolean }) {
	if (nodes.length === 0) return null;
	return (
		<ol>
			{nodes.map((node) => (
				<li key={node.id}>
					<div className="menu-entry">
						<span>
							<Link to={`/menus/${node.id}`}>{node.label}</Link> {linkInWords(node.link)}
							{node.status !== "published" && ` (${nameOfStatus(node.status)})`}
						</span>
						{mayMove && <PlaceOf siblings={nodes} entry={node} />}
					</div>
					{node.entries.length > 0 && (
						<details>
							<summary>{node.entries.length === 1 ? "1 entry" : `${node.entries.length} entries`} under it</summary>
							<Entries nodes={node.entries} mayMove={mayMove} />
						</details>
					)}
				</li>
			))}
		</ol>
	);
}

function PlaceOf({ siblings, entry }: { siblings: readonly MenuEntry[]; entry: MenuEntry }) {
	const dataProvider = useDataProvider();
	const step = useStep();
	const undoable = useUndoable();
	const save = async (entries: readonly Pick<MenuEntry, "id" | "sort">[]) => {
		for (const { id, sort } of entries) {
			await dataProvider.update("menus", { id, data: { sort }, previousData: { id } });
		}
	};
	const move = async (place: number) => {
		const isMoved = await step(() => save(reorderSiblings(siblings, entry.id, place)));
		if (isMoved) undoable(`${entry.label} is moved to place ${place}.`, () => save(siblings));
	};
	return (
		<select
			aria-label={`Place of ${entry.label}`}
			value={siblings.indexOf(entry) + 1}
			disabled={siblings.length < 2}
			onChange={({ target }) => void move(Number(target.value))}
		>
			{siblings.map((each, at) => (
				<option key={each.id} value={at + 1}>
					Place {at + 1}
				</option>
			))}
		</select>
	);
}

function MenuForm() {
	return (
		<SimpleForm toolbar={<EditorialToolbar hasPreview={false} />} defaultValues={{ sort: LAST }}>
			<SelectInput source="place" choices={PLACES} isRequired />
			<ReferenceInput source="parent" reference="menus" perPage={200} sort={sortOf("sort")}>
				<AutocompleteInput optionText="label" filterToQuery={(q: string) => ({ q })} label="Under" />
			</ReferenceInput>
			<TextInput source="label" isRequired />
			<TextInput source="label_hi" label="Label in Hindi" />
			<LinkInput />
		</SimpleForm>
	);
}

/** An address is typed, and what fills a column is chosen by its name. */
function LinkInput() {
	const { field, fieldState } = useInput({ source: "link" });
	return (
		<Autocomplete
			freeSolo
			fullWidth
			className="whole"
			options={FILLING_LINKS}
			value={field.value ?? ""}
			getOptionLabel={linkInWords}
			onChange={(_event, chosen) => field.onChange(chosen ?? "")}
			onInputChange={(_event, typed, reason) => reason === "input" && field.onChange(typed)}
			renderInput={(input) => (
				<TextField
					{...input}
					label="Link"
					error={fieldState.invalid}
					helperText={fieldState.error?.message ?? LINK_HELP}
				/>
			)}
		/>
	);
}
