import { DataTable, Link, List, type RaRecord, SelectInput, Show, TextInput, useRecordContext } from "react-admin";
import { labelOfField } from "#studio/facts/shape/words.ts";
import { differencesOf } from "#studio/parts/difference.ts";
import { DifferenceList } from "#studio/parts/difference-list.tsx";
import { ItemTable } from "#studio/parts/item-table.tsx";
import { nameOf, nameOfChanged, nameOfCollection, verbOf } from "#studio/parts/name-of.ts";
import { TextDifference } from "#studio/parts/text-difference.tsx";
import { toMoment } from "#studio/parts/to-moment.ts";
import { isRecord } from "#studio/wire/refusal.ts";
import { addressOfItem, RestoreButton } from "./restore-button.tsx";

const WHO = { meta: { fields: ["who.*"] } };
/** What leaves versions. */
export const REVISED = [
	...["news", "pages", "exams", "countries", "menus", "redirects", "reviews", "review_reports", "review_replies"],
	...[
		"college_claims",
		"blog_config",
		"directus_files",
		"corrections",
		"added_colleges",
		"fact_imports",
		"reports",
		"source_changes",
	],
];

/** Every change: who, when, what; and the way back. */
export const revisions = {
	name: "directus_revisions",
	options: { label: "History" },
	list: RevisionList,
	show: RevisionShow,
};

function RevisionList() {
	return (
		<List
			filters={[
				<SelectInput
					key="collection"
					source="collection"
					choices={REVISED.map((id) => ({ id, name: nameOfCollection(id) }))}
					label="Of"
					alwaysOn
				/>,
				<TextInput key="item" source="item" label="Id of the item" />,
			]}
			queryOptions={WHO}
			sort={{ field: "id", order: "DESC" }}
			perPage={25}
			exporter={false}
		>
			<ItemTable opens="show">
				<DataTable.Col source="at" label="When" render={({ at }) => toMoment(at)} />
				<DataTable.Col source="who" label="Who" disableSort render={({ who }) => nameOf(who)} />
				<DataTable.Col source="action" label="What" render={({ action }) => verbOf(action)} />
				<DataTable.Col source="collection" label="Of" render={({ collection }) => nameOfCollection(collection)} />
				<DataTable.Col source="item" label="Which" disableSort render={nameOfChanged} />
				<DataTable.NumberCol source="version" />
			</ItemTable>
		</List>
	);
}

function RevisionShow() {
	return (
		<Show queryOptions={WHO} title="A change">
			<Change />
		</Show>
	);
}

function Change() {
	const revision = useRecordContext<RaRecord>();
	if (revision === undefined) return null;
	const { collection, item, version, action, at, who, delta } = revision;
	const changes = isRecord(delta) ? Object.entries(delta).filter(([field]) => !BESIDE.has(field)) : [];
	return (
		<article>
			<h2>
				Version {version} of <Link to={addressOfItem(collection, item)}>{nameOfChanged(revision)}</Link>
			</h2>
			<p>
				{nameOfCollection(collection)}, {verbOf(action)} by {nameOf(who)}, {toMoment(at)}
			</p>
			<RestoreButton revision={revision} />
			{changes.map(([field, change]) => (
				<section key={field} aria-label={labelOfField(collection, field)}>
					<h3>{labelOfField(collection, field)}</h3>
					<Difference {...{ collection, field, change }} />
				</section>
			))}
		</article>
	);
}

/** What stands above the changes anyhow. */
const BESIDE: ReadonlySet<string> = new Set(["id", "date_created", "date_updated", "user_created", "user_updated"]);

/** A text line by line; of what has parts each that differs. */
function Difference({ collection, field, change }: { collection: string; field: string; change: unknown }) {
	const { old, new: fresh }: Record<string, unknown> = isRecord(change) ? change : {};
	if (isText(old) && isText(fresh)) return <TextDifference before={old ?? ""} after={fresh ?? ""} />;
	const nameOf = (name: string) => labelOfField(collection, name);
	return <DifferenceList of={differencesOf({ [field]: old }, { [field]: fresh }, nameOf)} />;
}

function isText(value: unknown): value is string | null | undefined {
	return value === null || value === undefined || typeof value === "string";
}
