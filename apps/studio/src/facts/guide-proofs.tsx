import { DateInput } from "react-admin";
import { JsonInput } from "./json-input.tsx";
import { SourceInput } from "./source-input.tsx";

/** How an exam or a country says where its fields come from, and why one is absent. */
export function GuideProofs() {
	return (
		<>
			<JsonInput source="missing" label="Why a field is absent (JSON, by field)" />
			<JsonInput source="receipts" label="Receipts of fields (JSON, by field)" />
			<SourceInput source="source_id" label="Source of whatever names no other" />
			<DateInput source="written_on" label="The day on which an editor last checked all of it" isRequired />
		</>
	);
}
