import { TextInput, type TextInputProps } from "react-admin";
import { faultOfJson } from "./to-sent.ts";

/** A part with too many levels for a form, as JSON: `toSent` makes of the text what it says. */
export function JsonInput({
	source,
	helperText = false,
	label,
}: Pick<TextInputProps, "source" | "helperText" | "label">) {
	return (
		<TextInput
			source={source}
			{...(label !== undefined && { label })}
			helperText={helperText}
			multiline
			minRows={3}
			maxRows={24}
			format={toText}
			parse={(text: string) => text}
			validate={faultOfJson}
			slotProps={{ htmlInput: { spellCheck: false } }}
		/>
	);
}

/** As it is being written, it is a text already. */
function toText(value: unknown): string {
	if (value === null || value === undefined) return "";
	return typeof value === "string" ? value : JSON.stringify(value, undefined, 2);
}
