import { COLLEGE_KIND_NAMES, COLLEGE_KINDS } from "@uchit/contract/college-kind.ts";
import { FACT_KINDS } from "@uchit/contract/correction.ts";
import { BooleanInput, Link, type RaRecord, SelectInput, TextInput } from "react-admin";
import { useWatch } from "react-hook-form";
import { useItems } from "#studio/parts/items.tsx";
import { queueScreen } from "#studio/parts/queue-screen.tsx";
import { SearchInput } from "#studio/parts/search-input.tsx";
import { siteAddress } from "#studio/site.ts";
import { nameIn } from "./choices-of.ts";
import { nameWithPlace } from "./college-input.tsx";
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
			"The site may have it already": <Likenesses name={String(college.name)} self={code} />,
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

const MIN_LETTERS = 4;
const MAX_LIKENESSES = 5;

/** Colleges with such a name, wherever they are. */
function useLikenesses(name: string, self?: string): readonly RaRecord[] {
	const enabled = name.length >= MIN_LETTERS;
	const { data = [] } = useItems("colleges", { filter: { named: name }, most: MAX_LIKENESSES + 1, enabled });
	return !enabled ? [] : data.filter(({ id }) => id !== self).slice(0, MAX_LIKENESSES);
}

function Likenesses({ name, self }: { name: string; self?: string }) {
	const colleges = useLikenesses(name, self);
	if (colleges.length === 0) return "The site has no college with a similar name.";
	return (
		<ul>
			{colleges.map((college) => (
				<li key={college.id}>
					<Link to={`/colleges/${college.id}/show`}>{nameWithPlace(college)}</Link>
				</li>
			))}
		</ul>
	);
}

/** Has to be answered where likenesses are listed. */
function IsAnotherInput() {
	const name = String(useWatch({ name: "name" }) ?? "").trim();
	const isListed = useLikenesses(name).length > 0;
	const validate = (isAnother: unknown) =>
		isListed && isAnother !== true ? "Check the colleges listed above. Turn this on if it is none of them." : undefined;
	return (
		<>
			{isListed && (
				<section aria-label="The site may have it already">
					<p>The site may have it already:</p>
					<Likenesses name={name} />
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
