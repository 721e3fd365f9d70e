import type { ReactNode } from "react";
import { CheckboxGroup } from "#app/ui/checkbox-group.tsx";
import { Combobox } from "#app/ui/combobox.tsx";
import { SelectField, TextArea, TextField } from "#app/ui/field.tsx";
import { Switch } from "#app/ui/switch.tsx";
import { SampleGroup } from "./sample-group.tsx";

const STATES = ["Andhra Pradesh", "Goa", "Karnataka", "Kerala", "Tamil Nadu", "Uttar Pradesh", "West Bengal"].map(
	(label) => ({ value: label.toLowerCase(), label }),
);

const COMBOBOX_TEXTS = {
	nothingChosen: "Any state",
	open: "Show all states",
	clear: "Clear the state",
	noMatch: "No state has this name.",
};

const CATEGORIES = [
	{ value: "1", label: "Engineering", count: 8_412, selected: true },
	{ value: "2", label: "Management", count: 3_205, selected: false },
	{
		value: "3",
		label: "Fields of study with a name so long that it takes a second line on a phone",
		count: 12,
		selected: false,
	},
	{ value: "4", label: "None left", count: 0, selected: false, disabled: true },
] as const;

/** Names differ by theme, so that the two columns are forms of their own. Pickers are parts of their nouns. */
export function FieldSamples({ theme, pickers }: { theme: string; pickers: ReactNode }) {
	return (
		<SampleGroup title="Fields">
			<TextField label="Name or place" name={`q-${theme}`} placeholder="Anna University" />
			<TextField label="Your rank" hint="As it stands on your score card." name={`rank-${theme}`} inputMode="numeric" />
			<TextField
				label="E-mail address"
				hint="We send the list there."
				error="An e-mail address has an @ in it."
				name={`mail-${theme}`}
				defaultValue="asha.example.in"
			/>
			<TextField label="Exam" name={`exam-${theme}`} defaultValue="JEE Advanced" disabled />
			<TextArea
				label="Your question"
				name={`question-${theme}`}
				defaultValue="Does the hostel have rooms for first-year students?"
			/>
			<SelectField
				label="Sort by"
				name={`sort-${theme}`}
				options={[
					{ value: "nirf", label: "NIRF rank" },
					{ value: "name", label: "Name" },
				]}
			/>
			<SelectField
				label="Round"
				name={`round-${theme}`}
				error="Choose a round."
				options={[
					{ value: "", label: "Choose" },
					{ value: "6", label: "Round 6" },
				]}
			/>
			<Combobox label="State" name={`state-${theme}`} options={STATES} defaultValue="kerala" texts={COMBOBOX_TEXTS} />
			<Combobox
				label="Home state"
				hint="Where you passed class 12."
				error="Choose a state from the list."
				name={`home-${theme}`}
				options={STATES}
				texts={COMBOBOX_TEXTS}
			/>
			<Combobox label="State, not now" name={`off-${theme}`} options={STATES} isDisabled texts={COMBOBOX_TEXTS} />
			{pickers}
			<CheckboxGroup legend="Category" name={`category-${theme}`} options={CATEGORIES} />
			<Switch
				label="Accepting now"
				hint="By an official date"
				name={`now-${theme}`}
				value="now"
				isOn={false}
				count={20}
			/>
			<Switch label="Switched on" name={`on-${theme}`} value="on" isOn />
			<CheckboxGroup
				legend="Agreement"
				name={`agree-${theme}`}
				error="Without it we cannot pass your question on."
				options={[{ value: "yes", label: "Pass my question to the college", selected: false }]}
			/>
		</SampleGroup>
	);
}
