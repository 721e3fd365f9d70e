import Chip from "@mui/material/Chip";
import { useInput } from "react-admin";

type Choice = { id: string; name: string; disabled?: boolean };
type Props = { source: string; label?: string; choices: readonly Choice[]; alwaysOn?: true };

/** The states by which a list is filtered, all in sight. A second press lists all again. */
export function ChipsInput({ source, label = "State", choices }: Props) {
	const { field } = useInput({ source });
	return (
		<fieldset aria-label={label} className="chips">
			{choices.map(({ id, name }) => {
				const isOn = field.value === id;
				return (
					<Chip
						key={id}
						label={name}
						aria-pressed={isOn}
						variant={isOn ? "filled" : "outlined"}
						color={isOn ? "primary" : "default"}
						onClick={() => field.onChange(isOn ? "" : id)}
					/>
				);
			})}
		</fieldset>
	);
}
