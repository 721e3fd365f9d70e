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
				filterToQuery={(typed: string) => ({ _and: wordsOf(typed).map(inEither) })}
				noOptionsText="The site has no document of these words."
			/>
		</ReferenceInput>
	);
}

/** The words as an option shows them: "Uchit editors: Exam". */
function wordsOf(typed: string): string[] {
	return typed.split(/[\s:]+/).filter((word) => word !== "");
}

function inEither(word: string) {
	return { _or: [{ publisher: { _icontains: word } }, { document: { _icontains: word } }] };
}
