import {
	DataTable,
	List,
	type RaRecord,
	ReferenceField,
	SelectInput,
	SimpleForm,
	useGetList,
	useRecordContext,
} from "react-admin";
import { Day } from "#studio/parts/day.tsx";
import { EditItem } from "#studio/parts/edit-item.tsx";
import { History } from "#studio/parts/history.tsx";
import { ItemTable } from "#studio/parts/item-table.tsx";
import { nameOf } from "#studio/parts/name-of.ts";
import { StepToolbar } from "#studio/parts/step-toolbar.tsx";
import { toMoment } from "#studio/parts/to-moment.ts";
import { siteAddress } from "#studio/site.ts";
import { MOST_ROWS } from "#studio/wire/query.ts";
import { isRecord } from "#studio/wire/refusal.ts";
import { SchemeChanges } from "./scholarship-changes.tsx";
import { compareSchemes } from "./scholarship-difference.ts";

const STATES = [
	{ id: "proposed", name: "Waits for a second person" },
	{ id: "published", name: "On the site" },
	{ id: "undone", name: "Undone" },
	{ id: "refused", name: "Refused" },
] as const;

/** What may follow: a second person publishes or refuses, and what is on the site is taken off in one step. */
const STEPS: Readonly<Record<string, readonly { to: string; label: string }[]>> = {
	proposed: [
		{ to: "published", label: "Publish" },
		{ to: "refused", label: "Refuse" },
	],
	published: [{ to: "undone", label: "Undo" }],
};

/** Files of scholarships that editors brought in. */
export const scholarshipImports = {
	name: "scholarship_imports",
	options: { label: "Scholarships" },
	recordRepresentation: "file",
	list: ImportList,
	edit: ImportEdit,
};

function ImportList() {
	return (
		<List
			filters={[<SelectInput key="state" source="state" choices={[...STATES]} alwaysOn />]}
			sort={{ field: "id", order: "DESC" }}
			empty={false}
			exporter={false}
		>
			<ItemTable opens="edit">
				<DataTable.Col source="file" />
				<DataTable.Col label="Rows" disableSort render={({ rows }) => (Array.isArray(rows) ? rows.length : 0)} />
				<DataTable.Col source="state" render={({ state }) => STATES.find(({ id }) => id === state)?.name} />
				<DataTable.Col source="disputed" label="A later load disagrees" disableSort render={disputedOf} />
				<DataTable.Col source="date_created" label="Brought in">
					<Day source="date_created" />
				</DataTable.Col>
			</ItemTable>
		</List>
	);
}

function disputedOf({ disputed }: Readonly<Record<string, unknown>>): string {
	return Array.isArray(disputed) ? disputed.join(", ") : "";
}

function ImportEdit() {
	return (
		<EditItem redirect={false} title="Scholarships brought in">
			<SimpleForm toolbar={<StepToolbar steps={STEPS} />}>
				<ImportText />
			</SimpleForm>
			<History />
		</EditItem>
	);
}

function ImportText() {
	const item = useRecordContext<RaRecord>();
	const rows = Array.isArray(item?.rows) ? item.rows.filter(isRecord) : [];
	const now = useStored(item);
	if (item === undefined) return null;
	const disputed = disputedOf(item);
	return (
		<>
			<p>
				{STATES.find(({ id }) => id === item.state)?.name}: {rows.length} rows of {item.file}, brought in on{" "}
				{toMoment(item.date_created)} by{" "}
				<ReferenceField source="user_created" reference="directus_users" link={false}>
					<Name />
				</ReferenceField>
				.
			</p>
			{disputed !== "" && (
				<p role="note">
					A later load has another row at {disputed}. What is brought in here still stands; undo it if the load is
					right.
				</p>
			)}
			{item.state === "published" && (
				<p>
					<a href={siteAddress("/scholarships")} target="_blank" rel="noreferrer">
						On the site
					</a>
				</p>
			)}
			{now !== undefined && <SchemeChanges changes={compareSchemes(rows, now)} />}
		</>
	);
}

function Name() {
	return <>{nameOf(useRecordContext())}</>;
}

/** What stood at the same addresses when it was published; before that, what stands there now. */
function useStored(item: RaRecord | undefined): ReadonlyMap<string, Readonly<Record<string, unknown>>> | undefined {
	const was = isRecord(item?.was) ? item.was : undefined;
	const { data } = useGetList(
		"scholarships",
		{ pagination: { page: 1, perPage: MOST_ROWS }, sort: { field: "slug", order: "ASC" } },
		{ enabled: item !== undefined && was === undefined },
	);
	if (was !== undefined)
		return new Map(Object.entries(was).flatMap(([slug, row]) => (isRecord(row) ? [[slug, row]] : [])));
	return data && new Map(data.map((row) => [String(row.slug), row]));
}
