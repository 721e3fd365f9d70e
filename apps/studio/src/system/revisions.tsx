import { isRecord } from "@uchit/text/is-record.ts";
import { DataTable, Link, type RaRecord, SelectInput, Show, TextInput, useRecordContext } from "react-admin";
import { differencesOf } from "#studio/parts/difference.ts";
import { FieldDifference } from "#studio/parts/field-difference.tsx";
import { ItemList } from "#studio/parts/item-table.tsx";
import { changedFields, nameOf, nameOfChanged, nameOfCollection, verbOf } from "#studio/parts/name-of.ts";
import { toMoment } from "#studio/parts/to-moment.ts";
import { addressOfItem, RestoreButton } from "./restore-button.tsx";

const WHO = { meta: { fields: ["who.*"] } };
export const REVISED_COLLECTIONS = [
	...["news", "pages", "exams", "countries", "menus", "redirects", "reviews", "review_reports", "review_replies"],
	...[
		"college_claims",
		"blog_config",
		"directus_files",
		"corrections",
		"added_colleges",
		"college_pictures",
		"home_page",
		"glossary_terms",
		"fact_imports",
		"reports",
		"source_changes",
	],
];

export const revisions = {
	name: "directus_revisions",
	options: { label: "History" },
	list: RevisionList,
	show: RevisionShow,
};

function RevisionList() {
	return (
		<ItemList
			opens="show"
			filters={[
				<SelectInput
					key="collection"
					source="collection"
					choices={REVISED_COLLECTIONS.map((id) => ({ id, name: nameOfCollection(id) }))}
					label="Of"
					alwaysOn
				/>,
				<TextInput key="item" source="item" label="Id of the item" />,
			]}
			queryOptions={WHO}
			sort={{ field: "id", order: "DESC" }}
		>
			<DataTable.Col source="at" label="When" render={({ at }) => toMoment(at)} />
			<DataTable.Col source="who" label="Who" disableSort render={({ who }) => nameOf(who)} />
			<DataTable.Col source="action" label="What" render={({ action }) => verbOf(action)} />
			<DataTable.Col source="collection" label="Of" render={({ collection }) => nameOfCollection(collection)} />
			<DataTable.Col source="item" label="Which" disableSort render={nameOfChanged} />
			<DataTable.NumberCol source="version" />
		</ItemList>
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
	const changes = changedFields(delta)
		.map(([field, change]) => ({ field, ...sidesOf(change) }))
		.filter(({ was, is }) => differencesOf({ was }, { was: is }).length > 0);
	return (
		<article>
			<h2>
				Version {version} of <Link to={addressOfItem(collection, item)}>{nameOfChanged(revision)}</Link>
			</h2>
			<p>
				{nameOfCollection(collection)}, {verbOf(action)} by {nameOf(who)}, {toMoment(at)}
			</p>
			<RestoreButton revision={revision} />
			{changes.map((change) => (
				<FieldDifference key={change.field} collection={collection} {...change} />
			))}
		</article>
	);
}

function sidesOf(change: unknown): { was: unknown; is: unknown } {
	return isRecord(change) ? { was: change.old, is: change.new } : { was: undefined, is: undefined };
}
