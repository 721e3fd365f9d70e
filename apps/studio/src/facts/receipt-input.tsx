import Button from "@mui/material/Button";
import { DateInput, TextInput, useInput } from "react-admin";
import { SourceInput } from "./source-input.tsx";

/** Where a value comes from: a document that is named here, or a source that the site holds. */
export function ReceiptInput({ source = "receipt" }: { source?: string }) {
	const { field } = useInput({ source });
	const held: unknown = field.value;
	if (typeof held === "string" && held !== "") {
		return (
			<>
				<SourceInput source={source} label="Receipt: a source that we hold" />
				<Button size="small" onClick={() => field.onChange(null)}>
					Name a document instead
				</Button>
			</>
		);
	}
	return (
		<>
			<TextInput source={`${source}.publisher`} label="Receipt: who published the document" />
			<TextInput source={`${source}.document`} label="Receipt: the document" />
			<TextInput source={`${source}.address`} label="Receipt: its address (https://…)" />
			<DateInput source={`${source}.date`} label="Receipt: the day on which you read it" />
		</>
	);
}
