import { STATE_SLUGS } from "@uchit/contract/state-names.ts";
import {
	CreateButton,
	Datagrid,
	type DatagridProps,
	FunctionField,
	Link,
	ReferenceField,
	ReferenceManyField,
	type ReferenceManyFieldProps,
	Show,
	SimpleShowLayout,
	TextField,
	TopToolbar,
	useCanAccess,
} from "react-admin";
import { ItemTitle } from "#studio/parts/edit-item.tsx";
import { Facts } from "#studio/parts/facts.tsx";
import { ItemList } from "#studio/parts/item-table.tsx";
import { useItems } from "#studio/parts/items.tsx";
import { ofItem } from "#studio/parts/of-item.tsx";
import { siteAddress } from "#studio/site.ts";
import { nameIn } from "./choices-of.ts";
import { CorrectableFacts } from "./correctable-facts.tsx";
import { inWords, LISTED_KINDS, stateInWords } from "./correction/words.ts";
import { SourceName } from "./source-name.tsx";
import { stateName } from "./state-name.ts";

const HUNDRED = 100;
/** The directory names a town for few colleges, and the district for nearly all. */
const WITH_DISTRICT = { meta: { fields: ["district_id.name"] } };
const STATES = STATE_SLUGS.map((id) => ({ id, name: stateName(id) }));

/** Read only: facts come from sources, and editors change them by corrections. */
export const colleges = {
	name: "colleges",
	options: { label: "Colleges" },
	recordRepresentation: "name",
	list: CollegeList,
	show: CollegeShow,
};

function CollegeList() {
	return (
		<ItemList
			opens="show"
			name={{ source: "name" }}
			filters={[
				{ source: "named", label: "Name, short name or code" },
				{ source: "state_slug", label: "State", choices: STATES },
				{ source: "city._icontains", label: "City contains", isFolded: true },
				{ source: "slug", label: "Slug", isFolded: true },
			]}
			actions={
				<TopToolbar>
					<CreateButton resource="added_colleges" />
				</TopToolbar>
			}
			sort="name"
			queryOptions={WITH_DISTRICT}
			columns={{
				id: {},
				city: { label: "Place", render: ({ city, district_id: district }) => city ?? district?.name ?? "" },
				state_slug: { label: "State", render: ({ state_slug }) => stateName(state_slug) },
				kind: {},
			}}
		/>
	);
}

function CollegeShow() {
	return (
		<Show title={<ItemTitle />}>
			<SimpleShowLayout>
				<CollegeLinks />
				<CollegeText />
				<CorrectableFacts />
				<Printed />
				<Corrections />
			</SimpleShowLayout>
		</Show>
	);
}

const CollegeText = ofItem(({ official_name: official, name, city, state_slug: state, kind }) => (
	<Facts
		lines={{
			"Name in its source": official !== name && official,
			Place: [city, stateName(state)].filter(Boolean).join(", "),
			Kind: kind,
			Source: <SourceName />,
		}}
	/>
));

const CollegeLinks = ofItem((college) => {
	const { canAccess } = useCanAccess({ resource: "corrections", action: "create" });
	const logos = { filter: { college_id: college.id, kind: "logo", state: "applied" }, most: 1 };
	const { data: logo = [] } = useItems("college_pictures", { ...logos, enabled: canAccess === true });
	const picture = { college_id: college.id, kind: logo.length === 0 ? "logo" : "photo" };
	const correction = encodeURIComponent(JSON.stringify({ college_id: college.id }));
	return (
		<p>
			<a href={siteAddress(`/college/${college.slug}`)} target="_blank" rel="noreferrer">
				On the site
			</a>
			{canAccess === true && (
				<>
					{" · "}
					<Link to={`/corrections/create?source=${correction}`}>Correct a fact</Link>
					{" · "}
					<Link to={`/college_pictures/create?source=${encodeURIComponent(JSON.stringify(picture))}`}>
						{logo.length === 0 ? "Add its logo" : "Add a photo, or another logo"}
					</Link>
					{" · "}
					<Link to={`/merge?source=${correction}`}>Merge it with another</Link>
				</>
			)}
		</p>
	);
});

function Printed() {
	return (
		<Part
			title="As the lists print it"
			reference="college_facts"
			sort={{ field: "field", order: "ASC" }}
			rowClick={false}
		>
			<FunctionField label="Fact" render={({ field }) => wordsOf(field)} />
			<TextField source="printed" label="As printed" sortable={false} />
			<TextField source="year" sortable={false} />
			<ReferenceField source="source_id" reference="sources" link={false} label="Source" sortable={false}>
				<TextField source="document" />
			</ReferenceField>
		</Part>
	);
}

function Corrections() {
	const empty = <p>Nothing has been corrected yet.</p>;
	return (
		<Part
			title="Corrections"
			reference="corrections"
			sort={{ field: "id", order: "DESC" }}
			rowClick="edit"
			empty={empty}
		>
			<FunctionField label="What" render={({ field }) => nameIn(LISTED_KINDS, field)} />
			<FunctionField label="Was" render={({ field, was }) => inWords(field, was)} />
			<FunctionField label="Is" render={({ field, value }) => inWords(field, value)} />
			<FunctionField label="State" render={stateInWords} />
		</Part>
	);
}

type PartProps = Pick<ReferenceManyFieldProps, "reference" | "sort"> & DatagridProps & { title: string };

function Part({ title, reference, sort, ...rows }: PartProps) {
	return (
		<section aria-label={title}>
			<h2>{title}</h2>
			<ReferenceManyField {...{ reference, sort }} target="college_id" label={title} perPage={HUNDRED}>
				<Datagrid bulkActionButtons={false} {...rows} />
			</ReferenceManyField>
		</section>
	);
}

/** `affiliated-to` → Affiliated to. */
function wordsOf(field: unknown): string {
	const words = String(field).replaceAll("-", " ");
	return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
