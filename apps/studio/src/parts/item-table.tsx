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
	name?: { source: string; label?: string } | undefined;
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

/** A click opens the row; the name is a link because rows cannot be reached by keyboard. */
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
