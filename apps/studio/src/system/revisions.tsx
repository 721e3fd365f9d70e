import { isRecord } from "@uchit/text/is-record.ts";
import { Link, Show } from "react-admin";
import { differencesOf } from "#studio/parts/difference.ts";
import { FieldDifference, FirstValues } from "#studio/parts/field-difference.tsx";
import { ItemList } from "#studio/parts/item-table.tsx";
import { changedFields, nameOf, nameOfChanged, nameOfCollection, verbOf } from "#studio/parts/name-of.ts";
import { ofItem } from "#studio/parts/of-item.tsx";
import { toMoment } from "#studio/parts/to-moment.ts";
import { addressOfItem, RestoreButton } from "./restore-button.tsx";

const WHO = { meta: { fields: ["who.*"] } };
export const REVISED_COLLECTIONS = [
	...["news", "pages", "exams", "countries", "menus", "redirects", "reviews", "review_reports", "review_replies"],
	...["college_claims", "blog_config", "directus_files", "corrections", "added_colleges", "college_pictures"],
	...["home_page", "glossary_terms", "fact_imports", "reports", "source_changes"],
];

export const revisions = {
	name: "directus_revisions",
	options: { label: "History" },
	recordRepresentation: nameOfChanged,
	list: RevisionList,
	show: RevisionShow,
};

function RevisionList() {
	return (
		<ItemList
			opens="show"
			filters={[
				{ source: "collection", label: "Of", choices: REVISED_COLLECTIONS.map(toChoice) },
				{ source: "item", label: "Id of the item", isFolded: true },
			]}
			queryOptions={WHO}
			sort="-id"
			columns={{
				at: { label: "When", as: "moment" },
				who: { label: "Who", isUnsorted: true, render: ({ who }) => nameOf(who) },
				action: { label: "What", render: verbOf },
				collection: { label: "Of", render: ({ collection }) => nameOfCollection(collection) },
				version: { as: "number" },
			}}
		/>
	);
}

function toChoice(id: string) {
	return { id, name: nameOfCollection(id) };
}

function RevisionShow() {
	return (
		<Show queryOptions={WHO} title={<ChangeTitle />}>
			<Change />
		</Show>
	);
}

const ChangeTitle = ofItem((revision) => `Version ${revision.version} of ${nameOfChanged(revision)}`);

const Change = ofItem((revision) => {
	const { collection, item, version, at, who, delta, action } = revision;
	const changes = changedFields(delta)
		.map(([field, change]) => ({ field, ...sidesOf(change) }))
		.filter(({ was, is }) => differencesOf({ was }, { was: is }).length > 0);
	return (
		<article>
			<h2>
				Version {version} of <Link to={addressOfItem(collection, item)}>{nameOfChanged(revision)}</Link>
			</h2>
			<p>
				{nameOfCollection(collection)}, {verbOf(revision)} by {nameOf(who)}, {toMoment(at)}
			</p>
			<RestoreButton revision={revision} />
			{action === "create" ? (
				<FirstValues {...{ collection }} values={Object.fromEntries(changes.map(({ field, is }) => [field, is]))} />
			) : (
				changes.map((change) => <FieldDifference key={change.field} collection={collection} {...change} />)
			)}
		</article>
	);
});

function sidesOf(change: unknown): { was: unknown; is: unknown } {
	return isRecord(change) ? { was: change.old, is: change.new } : { was: undefined, is: undefined };
}
