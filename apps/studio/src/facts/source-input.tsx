import { AutocompleteInput, ReferenceInput } from "react-admin";

const MOST = 200;

/** One of the sources that the site holds. */
export function SourceInput({ source, label }: { source: string; label: string }) {
	return (
		<ReferenceInput source={source} reference="sources" perPage={MOST} sort={{ field: "publisher", order: "ASC" }}>
			<AutocompleteInput
				label={label}
				optionText={({ publisher, document }: { publisher?: string; document?: string }) =>
					`${publisher ?? ""}: ${document ?? ""}`
				}
				filterToQuery={(q: string) => ({ q })}
			/>
		</ReferenceInput>
	);
}
