import {
	AutocompleteInput,
	CreateButton,
	Link,
	NumberInput,
	ReferenceInput,
	SelectInput,
	SimpleForm,
	TextInput,
	Title,
	TopToolbar,
	useCanAccess,
	useDataProvider,
	useGetList,
	useNotify,
} from "react-admin";
import { EditorialToolbar } from "#studio/parts/editorial-toolbar.tsx";
import { formsOf } from "#studio/parts/forms.tsx";
import { messageOf } from "#studio/parts/message-of.ts";
import { useAttempt } from "#studio/parts/use-attempt.ts";
import { useReread } from "#studio/parts/use-reread.ts";
import { nameOfStatus } from "#studio/status.ts";
import { linkInWords, type MenuEntry, type MenuNode, reorderSiblings, toMenuTree } from "./menu-tree.ts";

const PLACES = [
	{ id: "header", name: "Header" },
	{ id: "footer", name: "Footer" },
];
const ALL_ENTRIES = { pagination: { page: 1, perPage: 1_000 }, sort: { field: "sort", order: "ASC" as const } };
const LINK_HELP =
	"A path (/news), a web address (https://…), or empty for a heading. fill:popular:1 makes a column of the popular colleges of category 1, fill:nirf:12 of those that NIRF ranks in category 12.";

export const menus = {
	name: "menus",
	options: { label: "Menus" },
	recordRepresentation: "label",
	list: MenuTrees,
	...formsOf({ toMake: "A new entry of a menu", form: <MenuForm />, made: "list" }),
};

function MenuTrees() {
	const { data, error, isPending } = useGetList<MenuEntry>("menus", ALL_ENTRIES);
	const { canAccess } = useCanAccess({ resource: "menus", action: "edit" });
	return (
		<>
			<Title title="Menus" />
			<TopToolbar>
				<CreateButton resource="menus" label="New entry" />
			</TopToolbar>
			{error && <p role="alert">{messageOf(error)}</p>}
			{isPending && <p>Reading the menus …</p>}
			{PLACES.map(({ id, name }) => (
				<section key={id} aria-labelledby={`menu-${id}`}>
					<h2 id={`menu-${id}`}>{name}</h2>
					<Entries nodes={toMenuTree((data ?? []).filter(({ place }) => place === id))} mayMove={canAccess === true} />
				</section>
			))}
			<p>While no entry is published here, the site shows the menus that it came with.</p>
		</>
	);
}

function Entries({ nodes, mayMove }: { nodes: readonly MenuNode[]; mayMove: boolean }) {
	if (nodes.length === 0) return null;
	return (
		<ol>
			{nodes.map((node) => (
				<li key={node.id}>
					<Link to={`/menus/${node.id}`}>{node.label}</Link> {linkInWords(node.link)}
					{node.status !== "published" && ` (${nameOfStatus(node.status)})`}
					{mayMove && <Moves siblings={nodes} entry={node} />}
					<Entries nodes={node.entries} mayMove={mayMove} />
				</li>
			))}
		</ol>
	);
}

function Moves({ siblings, entry }: { siblings: readonly MenuEntry[]; entry: MenuEntry }) {
	const dataProvider = useDataProvider();
	const reread = useReread();
	const attempt = useAttempt();
	const notify = useNotify();
	const move = async (by: -1 | 1) => {
		const isMoved = await attempt(async () => {
			for (const { id, sort } of reorderSiblings(siblings, entry.id, by)) {
				await dataProvider.update("menus", { id, data: { sort }, previousData: { id } });
			}
		});
		if (isMoved) notify(`${entry.label} is moved.`, { type: "success" });
		reread();
	};
	return (
		<>
			{" "}
			<button type="button" aria-label={`Move ${entry.label} up`} onClick={() => void move(-1)}>
				↑
			</button>
			<button type="button" aria-label={`Move ${entry.label} down`} onClick={() => void move(1)}>
				↓
			</button>
		</>
	);
}

function MenuForm() {
	return (
		<SimpleForm toolbar={<EditorialToolbar hasPreview={false} />}>
			<SelectInput source="place" choices={PLACES} isRequired />
			<ReferenceInput source="parent" reference="menus" perPage={200} sort={ALL_ENTRIES.sort}>
				<AutocompleteInput optionText="label" filterToQuery={(q: string) => ({ q })} label="Under" />
			</ReferenceInput>
			<TextInput source="label" isRequired />
			<TextInput source="label_hi" label="Label in Hindi" />
			<TextInput source="link" helperText={LINK_HELP} />
			<NumberInput source="sort" label="Position in its list (1 is first)" defaultValue={0} step={1} />
		</SimpleForm>
	);
}
