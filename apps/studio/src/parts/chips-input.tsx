import Chip from "@mui/material/Chip";
import { useInput } from "react-admin";

type ChipsProps<Id extends string> = {
	label: string;
	choices: readonly { id: Id; name: string }[];
	chosen: unknown;
	onChoose: (id: Id) => void;
};

/** One of a few, all in sight. */
export function Chips<Id extends string>({ label, choices, chosen, onChoose }: ChipsProps<Id>) {
	return (
		<fieldset aria-label={label} className="chips">
			{choices.map(({ id, name }) => (
				<Chip
					key={id}
					label={name}
					aria-pressed={id === chosen}
					{...(id === chosen ? { color: "primary" } : { variant: "outlined" })}
					onClick={() => onChoose(id)}
				/>
			))}
		</fieldset>
	);
}

type InputProps = Pick<ChipsProps<string>, "choices"> & { source: string; alwaysOn?: true };

/** The states by which a list is filtered. A second press lists all again. */
export function ChipsInput({ source, choices }: InputProps) {
	const { field } = useInput({ source });
	const choose = (id: string) => field.onChange(field.value === id ? "" : id);
	return <Chips label="State" choices={choices} chosen={field.value} onChoose={choose} />;
}
