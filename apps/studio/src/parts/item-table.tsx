import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import { isRecord } from "@uchit/text/is-record.ts";
import { type ComponentProps, type ReactNode, type SyntheticEvent, useState } from "react";
import {
	DataTable,
	Link,
	List,
	type RaRecord,
	SearchInput,
	SelectInput,
	TextInput,
	useCreatePath,
	useGetRecordRepresentation,
	useListContext,
	useLocation,
	useResourceContext,
	useStore,
	useTranslate,
} from "react-admin";
import { type Choice, nameIn } from "#studio/facts/choices-of.ts";
import { labelOf } from "#studio/facts/shape/words.ts";
import { ChipsInput } from "./chips-input.tsx";
import { CollegeName } from "./college-name.tsx";
import { sortOf } from "./items.tsx";
import { ofItem } from "./of-item.tsx";
import { toDay, toMoment } from "./to-moment.ts";

/** False: its rows have no page. */
type Opens = "edit" | "show" | false;

export type Column = {
	label?: string;
	/** `college` is the item's own. */
	as?: keyof typeof FACES | "number";
	/** The choices of which the field has one. */
	of?: readonly Choice[];
	render?: (item: RaRecord) => ReactNode;
	isUnsorted?: true;
	width?: number;
};
/** By the field that a column shows and sorts by. */
export type Columns = Readonly<Record<string, Column>>;

type TableProps = {
	opens?: Opens;
	name?: { source: string; label?: string } | undefined;
	many?: ReactNode;
	columns: Columns;
};

type Filter = { source: string; label: string; choices?: readonly Choice[]; isFolded?: true };
export type States = { by: "status" | "state"; of: readonly Choice[]; waiting?: string };

export type ListProps = TableProps &
	Omit<ComponentProps<typeof List>, "children" | "filters" | "sort"> & {
		isSearched?: true;
		states?: States;
		filters?: readonly Filter[];
		/** A field, with - before it for the last first. */
		sort: string;
		/** The list has views of its own, which set its filters. */
		hasViews?: true;
		/** Around the table. */
		around?: (table: ReactNode) => ReactNode;
	};

/** A list and its table. */
export function ItemList(props: ListProps) {
	const { opens, name, many, columns, isSearched, states, filters = [], sort, hasViews, around, ...list } = props;
	const inputs = [...(isSearched ? ["q"] : []), ...(states ? [states.by] : []), ...filters.map(({ source }) => source)];
	const table = <ItemTable {...{ name, many, columns, ...(opens !== undefined && { opens }) }} />;
	return (
		<List
			perPage={25}
			exporter={false}
			empty={false}
			storeKey={useListKey()}
			sort={sortOf(sort)}
			filters={[
				...(isSearched ? [<SearchInput key="q" source="q" alwaysOn aria-label="Search" />] : []),
				...(states ? [<ChipsInput key={states.by} source={states.by} choices={states.of} alwaysOn />] : []),
				...filters.map(filterInput),
			]}
			{...(states?.waiting !== undefined && { filterDefaultValues: { [states.by]: states.waiting } })}
			{...list}
		>
			{hasViews === undefined && <LinkedFilter inputs={inputs} />}
			{around === undefined ? table : around(table)}
		</List>
	);
}

function filterInput({ source, label, choices, isFolded }: Filter) {
	const input = { source, label, ...(isFolded === undefined && { alwaysOn: true }) };
	if (choices === undefined) return <TextInput key={source} {...input} />;
	return <SelectInput key={source} {...input} choices={[...choices]} />;
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
				label={`Only some are listed, by: ${hidden.map((name) => labelOf(name)).join(", ")}. List all`}
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

/** A click opens the row; the name is a link because rows cannot be reached by keyboard. Where it is empty, it says what stands there. */
function ItemTable({ opens = "edit", name, many, columns }: TableProps) {
	const { isPlaceholderData } = useListContext();
	return (
		<div aria-busy={isPlaceholderData === true} className="found">
			{many !== undefined && (
				<div className="many">
					<ChooseAll />
					{many}
				</div>
			)}
			<DataTable rowClick={opens} bulkActionButtons={false} empty={<NoRows />}>
				{many !== undefined && (
					<DataTable.Col label="Choose" disableSort>
						<Chooser />
					</DataTable.Col>
				)}
				{opens && (
					<DataTable.Col {...(name ?? { label: "Item", disableSort: true })} sx={{ minWidth: { sm: 160 } }}>
						<OpenLink opens={opens} />
					</DataTable.Col>
				)}
				{Object.entries(columns).map(([source, column]) => toCol(source, column))}
			</DataTable>
		</div>
	);
}

const FACES = {
	day: (value: unknown) => (value ? toDay(value) : ""),
	moment: (value: unknown) => (value ? toMoment(value) : ""),
	college: () => <CollegeName />,
} as const;

function toCol(source: string, { label = labelOf(source), as, of, render, isUnsorted, width }: Column) {
	const Col = as === "number" ? DataTable.NumberCol : DataTable.Col;
	const face = as === undefined || as === "number" ? undefined : FACES[as];
	const named = of && ((item: RaRecord) => nameIn(of, item[source]));
	const shown = render ?? named ?? (face && ((item: RaRecord) => face(item[source])));
	return (
		<Col
			key={source}
			{...{ source, label, disableSort: isUnsorted === true, "data-label": label }}
			{...(shown !== undefined && { render: shown })}
			sx={{
				...((as === "day" || as === "moment") && { whiteSpace: "nowrap" }),
				...(width !== undefined && { minWidth: width }),
			}}
		/>
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

const Chooser = ofItem((item) => {
	const represent = useGetRecordRepresentation(useResourceContext());
	const { selectedIds, onToggleItem } = useListContext();
	return (
		<input
			type="checkbox"
			aria-label={`Choose ${represent(item)}`}
			checked={selectedIds.includes(item.id)}
			onChange={() => onToggleItem(item.id)}
			onClick={(event) => event.stopPropagation()}
		/>
	);
});

const OpenLink = ofItem((item, { opens }: { opens: "edit" | "show" }) => {
	const resource = useResourceContext();
	const toPath = useCreatePath();
	const name = String(useGetRecordRepresentation(resource)(item));
	return (
		<Link
			to={toPath({ resource, type: opens, id: item.id })}
			aria-label={`Open ${name}`}
			onClick={(event: SyntheticEvent) => event.stopPropagation()}
		>
			{name || "Open"}
		</Link>
	);
});
