import { FEE_COVERS, FEE_QUOTAS } from "@uchit/contract/fee.ts";
import { SelectInput, TextInput } from "react-admin";

const QUOTAS = { convener: "Convener", management: "Management", all: "All the same", unstated: "Not stated" } as const;
const COVERS = {
	tuition: "Tuition alone",
	"tuition-and-development": "Tuition and development",
	"all-charges": "All charges of the college, without hostel",
} as const;

/** What a fee is for that no list has. */
export function NewFee() {
	return (
		<>
			<TextInput source="fact.programme" label="Programme, as the document prints it" isRequired />
			<TextInput source="fact.year" label="First year of the session (2026 is 2026-27)" isRequired />
			<SelectInput
				source="fact.quota"
				label="Whose seats"
				choices={FEE_QUOTAS.map((id) => ({ id, name: QUOTAS[id] }))}
				isRequired
			/>
			<SelectInput
				source="fact.covers"
				label="What it pays for"
				choices={FEE_COVERS.map((id) => ({ id, name: COVERS[id] }))}
				isRequired
			/>
		</>
	);
}
