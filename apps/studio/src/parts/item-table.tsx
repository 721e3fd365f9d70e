import type { ComponentProps, ReactNode, SyntheticEvent } from "react";
import {
	DataTable,
	Link,
	List,
	type RaRecord,
	useCreatePath,
	useGetRecordRepresentation,
	useListContext,
	useRecordContext,
	useResourceContext,
} from "react-admin";

type Opens = "edit" | "show";

type TableProps = {
	/** Absent: its rows have no page. */
	opens?: Opens;
	/** The field that names an item, where one does: the list can be put in its order. */
	name?: { source: string; label?: string } | undefined;
	/** What is done to several that are chosen. */
	many?: ReactNode;
	children: ReactNode;
};

type ListProps = TableProps & Omit<ComponentProps<typeof List>, "children">;

/** A list and its table. */
export function ItemList({ opens, name, many, children, ...list }: ListProps) {
	return (
		<List perPage={25} exporter={false} {...list}>
			<ItemTable {...{ opens, name, many }}>{children}</ItemTable>
		</List>
	);
}

/** The items of a list. A row opens with a click, and, since a row cannot be reached with the keys, with its name, a link. */
export function ItemTable({ opens, name, many, children }: TableProps) {
	const { isPlaceholderData } = useListContext();
	return (
		<div aria-busy={isPlaceholderData === true} className="found">
			{many !== undefined && (
				<div className="many">
					<ChooseAll />
					{many}
				</div>
			)}
			<DataTable rowClick={opens ?? false} bulkActionButtons={false}>
				{many !== undefined && (
					<DataTable.Col label="Several" disableSort>
						<Chooser />
					</DataTable.Col>
				)}
				{opens !== undefined && (
					<DataTable.Col {...(name ?? { label: "Item", disableSort: true })}>
						<OpenLink opens={opens} />
					</DataTable.Col>
				)}
				{children}
			</DataTable>
		</div>
	);
}

/** Chooses every item of the page, or none. */
function ChooseAll() {
	const { data = [], selectedIds, onSelect } = useListContext();
	const ids = data.map(({ id }) => id);
	const isAll = ids.length > 0 && ids.every((id) => selectedIds.includes(id));
	return (
		<label>
			<input type="checkbox" checked={isAll} onChange={() => onSelect(isAll ? [] : ids)} />
			Choose all that are listed
		</label>
	);
}

/** Chooses the row's item, and says which by its name. */
function Chooser() {
	const record = useRecordContext<RaRecord>();
	const represent = useGetRecordRepresentation(useResourceContext());
	const { selectedIds, onToggleItem } = useListContext();
	if (record === undefined) return null;
	return (
		<input
			type="checkbox"
			aria-label={`Choose ${represent(record)}`}
			checked={selectedIds.includes(record.id)}
			onChange={() => onToggleItem(record.id)}
			onClick={(event) => event.stopPropagation()}
		/>
	);
}

function OpenLink({ opens }: { opens: Opens }) {
	const record = useRecordContext<RaRecord>();
	const resource = useResourceContext();
	const toPath = useCreatePath();
	const represent = useGetRecordRepresentation(resource);
	if (record === undefined) return null;
	const name = String(represent(record));
	return (
		<Link
			to={toPath({ resource, type: opens, id: record.id })}
			aria-label={`Open ${name}`}
			onClick={(event: SyntheticEvent) => event.stopPropagation()}
		>
			{name || "Open"}
		</Link>
	);
}
