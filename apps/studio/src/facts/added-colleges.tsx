import { useQuery } from "@tanstack/react-query";
import { COLLEGE_KIND_NAMES, COLLEGE_KINDS } from "@uchit/contract/college-kind.ts";
import { FACT_KINDS } from "@uchit/contract/correction.ts";
import { BooleanInput, Link, type RaRecord, SelectInput, TextInput } from "react-admin";
import { useWatch } from "react-hook-form";
import { ReadError } from "#studio/parts/items.tsx";
import { queueScreen } from "#studio/parts/queue-screen.tsx";
import { SearchInput } from "#studio/parts/search-input.tsx";
import { siteAddress } from "#studio/site.ts";
import { listNamesakes } from "#studio/wire/actions.ts";
import { nameIn } from "./choices-of.ts";
import { ProposalForm } from "./correction/correction-form.tsx";
import { addressOfAdding, inWords, STATES, STEPS, stateInWords } from "./correction/words.ts";
import { SourceName } from "./source-name.tsx";
import { stateName } from "./state-name.ts";

const KINDS = COLLEGE_KINDS.map((id) => ({ id, name: COLLEGE_KIND_NAMES[id] }));

export const addedColleges = queueScreen({
	name: "added_colleges",
	label: "New colleges",
	represent: "name",
	states: { by: "state", of: STATES },
	steps: STEPS,
	since: { source: "date_created", label: "Written" },
	columns: { city: { label: "Place", render: placeOf } },
	facts: (college) => {
		const { id, kind, ownership, category, website, slug, state, reason, is_another: isAnother } = college;
		const code = `X-E${id}`;
		const merge = `/merge?source=${encodeURIComponent(JSON.stringify({ other_id: code }))}`;
		return {
			Place: placeOf(college),
			Kind: nameIn(KINDS, kind),
			"Who owns it": ownership && inWords("ownership", ownership),
			"What it mainly teaches": category && inWords("category", category),
			"Official website": website && <a href={website}>{website}</a>,
			"Why it is new": reason,
			"The site may have it already": <Namesakes of={college} />,
			"What the editor answered": isAnother === true && "It is none of them.",
			Document: <SourceName />,
			State: stateInWords(college),
			Next: state === "applied" && (
				<>
					<a href={siteAddress(`/college/${slug}`)}>On the site</a> ·{" "}
					<Link to={addressOfAdding({ college: code })}>Add its facts</Link> ·{" "}
					<Link to={merge}>The directory lists it now: merge the two</Link>
				</>
			),
		};
	},
	create: AddedCreate,
});

function AddedCreate() {
	return (
		<ProposalForm defaultValues={{ kind: "college" }}>
			<p>For a college that the site does not have. A colleague agrees before readers see it.</p>
			<TextInput source="name" label="Name, as the document prints it" isRequired />
			<SelectInput source="kind" choices={KINDS} isRequired />
			<SearchInput
				source="district_id"
				reference="districts"
				label="District"
				optionText={({ name, state_slug }: Partial<RaRecord>) => `${name}, ${stateName(state_slug)}`}
				toFilter={(name) => ({ name: { _icontains: name } })}
				none="There is no district of this name."
				isRequired
			/>
			<TextInput source="city" label="Town or village" isRequired />
			<SelectInput source="ownership" label="Who owns it" choices={[...FACT_KINDS.ownership.choices]} />
			<SelectInput source="category" label="What it mainly teaches" choices={[...FACT_KINDS.category.choices]} />
			<TextInput source="website" label="Official website" />
			<IsAnotherInput />
			<TextInput source="reason" label="Why it is new (only the desk sees this)" isRequired multiline />
		</ProposalForm>
	);
}

const MIN_LETTERS = 3;

/** Colleges of the state whose names begin so, as the server compares them when it is saved. */
function useNamesakes({ name, district_id, city, id }: Readonly<Record<string, unknown>>) {
	const place = { district_id: String(district_id ?? ""), city: String(city ?? "") };
	const params = { ...place, name: String(name ?? "").trim(), id: String(id ?? 0) };
	const enabled = params.name.length >= MIN_LETTERS && params.district_id !== "";
	return useQuery({ queryKey: ["namesakes", params], queryFn: () => listNamesakes(params), enabled });
}

function Namesakes({ of }: { of: Readonly<Record<string, unknown>> }) {
	const { data, error } = useNamesakes(of);
	if (error !== null) return <ReadError error={error} />;
	if (data === undefined) return "Looking for similar names …";
	if (data.length === 0) return "The state has no other college whose name begins so.";
	return (
		<ul>
			{data.map(({ resource, id, called }) => (
				<li key={called}>
					<Link to={`/${resource}/${id}${resource === "colleges" ? "/show" : ""}`}>{called}</Link>
				</li>
			))}
		</ul>
	);
}

/** Has to be answered where namesakes are listed. */
function IsAnotherInput() {
	const [name, district, city] = useWatch({ name: ["name", "district_id", "city"] });
	const of = { name, district_id: district, city };
	const isListed = (useNamesakes(of).data ?? []).length > 0;
	const validate = (isAnother: unknown) =>
		isListed && isAnother !== true ? "Check the colleges listed above. Turn this on if it is none of them." : undefined;
	return (
		<>
			{isListed && (
				<section aria-label="The site may have it already">
					<p>The site may have it already:</p>
					<Namesakes of={of} />
				</section>
			)}
			<BooleanInput
				source="is_another"
				label="I checked the colleges with similar names: it is none of them"
				validate={validate}
			/>
		</>
	);
}

function placeOf({ city, district_id: district }: Readonly<Record<string, unknown>>): string {
	const [state] = String(district).split("/");
	return `${city}, ${stateName(state)}`;
}
