import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import { isRecord } from "@uchit/text/is-record.ts";
import { type ComponentProps, isValidElement, type ReactNode, type SyntheticEvent, useState } from "react";
import {
	DataTable,
	Link,
	List,
	type RaRecord,
	useCreatePath,
	useGetRecordRepresentation,
	useListContext,
	useLocation,
	useRecordContext,
	useResourceContext,
	useStore,
	useTranslate,
} from "react-admin";
import { labelOf } from "#studio/facts/shape/words.ts";

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
	const filters: readonly unknown[] = Array.isArray(list.filters) ? list.filters : [];
	const inputs = filters.map((input) => (isValidElement<{ source?: string }>(input) ? input.props.source : undefined));
	return (
		<DeskList {...list}>
			<LinkedFilter inputs={inputs} />
			<ItemTable {...{ opens, name, many }}>{children}</ItemTable>
		</DeskList>
	);
}

/** An empty list shows its table, which says what stands there once something does (`frame/words.ts`). */
export function DeskList(list: ComponentProps<typeof List>) {
	return <List perPage={25} exporter={false} empty={false} storeKey={useListKey()} {...list} />;
}

type Filters = { filter?: unknown };

/** A filter that came with a link holds while the list is open: it is stored apart, so the next visit begins with the list's own. */
function useListKey(): string {
	const resource = useResourceContext() ?? "";
	const { search, state } = useLocation();
	const own = `${resource}.listParams`;
	const [stored] = useStore<Filters>(own);
	const [visit, setVisit] = useState(() => ({ search, isLinked: isFromLink(search, stored) }));
	if (visit.search !== search) {
		const isByList = isRecord(state) && "_scrollToTop" in state;
		setVisit({ search, isLinked: search !== "" && (isByList ? visit.isLinked : isFromLink(search, stored)) });
	}
	return visit.isLinked ? `${resource}.linked` : own;
}

export function isFromLink(search: string, stored: Filters | undefined): boolean {
	const filter = new URLSearchParams(search).get("filter");
	return filter !== null && filter !== JSON.stringify(stored?.filter ?? {});
}

/** A filter that came with a link and that no input shows. One press takes it off. */
function LinkedFilter({ inputs }: { inputs: readonly unknown[] }) {
	const { filterValues, setFilters, displayedFilters } = useListContext();
	const hidden = hiddenFilters(filterValues ?? {}, inputs);
	if (hidden.length === 0) return null;
	const shown = Object.entries(filterValues ?? {}).filter(([name]) => !hidden.includes(name));
	return (
		<p>
			<Chip
				label={`Only some are listed, by: ${hidden.map(labelOf).join(", ")}. List all`}
				onClick={() => setFilters(Object.fromEntries(shown), displayedFilters)}
			/>
		</p>
	);
}

export function hiddenFilters(values: Readonly<Record<string, unknown>>, inputs: readonly unknown[]): string[] {
	return Object.entries(values).flatMap(([name, value]) => {
		const paths = isRecord(value) ? Object.keys(value).map((operator) => `${name}.${operator}`) : [name];
		return value === "" || value === undefined || paths.every((path) => inputs.includes(path)) ? [] : [name];
	});
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
			<DataTable rowClick={opens ?? false} bulkActionButtons={false} empty={<NoRows />}>
				{many !== undefined && (
					<DataTable.Col label="Choose" disableSort>
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

/** The library's own has a button without words on a phone. */
function NoRows() {
	const { resource, filterValues, setFilters } = useListContext();
	const translate = useTranslate();
	const isFiltered = Object.keys(filterValues ?? {}).length > 0;
	return (
		<p className="no-rows">
			{translate(isFiltered ? "ra.navigation.no_filtered_results" : "ra.navigation.no_results", { resource })}{" "}
			{isFiltered && <Button onClick={() => setFilters({}, [])}>List all</Button>}
		</p>
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
