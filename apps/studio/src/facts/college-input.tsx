import type { RaRecord } from "react-admin";
import { SearchInput } from "#studio/parts/search-input.tsx";
import { stateName } from "./state-name.ts";

export function CollegeInput({ source = "college_id", label = "College" }) {
	return (
		<SearchInput
			{...{ source, label }}
			reference="colleges"
			optionText={nameWithPlace}
			toFilter={(named) => ({ named })}
			none="The site has no college of this name or code."
			isRequired
		/>
	);
}

/** "St. Xavier's College, Ranchi, Jharkhand (C-38248)". */
export function nameWithPlace({ name, city, state_slug, id }: Partial<RaRecord>): string {
	const parts = [name, city, stateName(state_slug)].filter((part) => typeof part === "string" && part !== "");
	return `${parts.join(", ")} (${String(id ?? "")})`;
}
