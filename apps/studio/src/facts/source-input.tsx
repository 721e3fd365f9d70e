import TextField from "@mui/material/TextField";
import { useState } from "react";
import { AutocompleteInput, ReferenceInput, useCreateSuggestionContext } from "react-admin";
import { useAttempt } from "#studio/parts/use-attempt.ts";
import { createSource } from "#studio/wire/actions.ts";
import { TextDialog } from "#studio/writing/text/text-dialog.tsx";

const MAX_SOURCES = 200;

export function SourceInput({ source, label }: { source: string; label: string }) {
	return (
		<ReferenceInput
			source={source}
			reference="sources"
			perPage={MAX_SOURCES}
			sort={{ field: "publisher", order: "ASC" }}
		>
			<AutocompleteInput
				label={label}
				optionText={({ publisher, document }: { publisher?: string; document?: string }) =>
					publisher === undefined ? (document ?? "") : `${publisher}: ${document ?? ""}`
				}
				filterToQuery={(typed: string) => ({ _and: wordsOf(typed).map(inEither) })}
				noOptionsText="The site has no document of these words."
				create={<NewSource />}
				createItemLabel="Name it: %{item}"
				createLabel="Name another document"
			/>
		</ReferenceInput>
	);
}

/** What names a document. */
export const DOCUMENT_FIELDS = [
	{ name: "publisher", label: "Who published it", isRequired: true },
	{ name: "document", label: "The document", isRequired: true },
	{ name: "address", label: "Its address", isRequired: false },
] as const;

function NewSource() {
	const { filter = "", onCancel, onCreate } = useCreateSuggestionContext();
	const attempt = useAttempt();
	const [document, setDocument] = useState<Readonly<Record<string, string>>>({ document: filter });
	const create = () => attempt(async () => onCreate({ ...document, id: await createSource(document) }));
	const isWhole = DOCUMENT_FIELDS.every(({ name, isRequired }) => !isRequired || (document[name] ?? "").trim() !== "");
	return (
		<TextDialog title="A document" done="Name it" canBeDone={isWhole} onDone={() => void create()} onClose={onCancel}>
			<DocumentBoxes document={document} onChange={setDocument} hasFocus />
		</TextDialog>
	);
}

type BoxesProps<Document> = {
	document: Document;
	onChange: (document: Document) => void;
	fields?: readonly { name: string; label: string; isRequired: boolean }[];
	hasFocus?: boolean;
};

export function DocumentBoxes<Document extends Readonly<Record<string, unknown>>>(props: BoxesProps<Document>) {
	const { document, onChange, fields = DOCUMENT_FIELDS, hasFocus = false } = props;
	return fields.map(({ name, label, isRequired }, place) => (
		<TextField
			key={name}
			label={label}
			required={isRequired}
			autoFocus={hasFocus && place === 0}
			value={document[name] ?? ""}
			onChange={({ target }) => onChange({ ...document, [name]: target.value })}
		/>
	));
}

/** Splits at colons too, because options read "Uchit editors: Exam". */
function wordsOf(typed: string): string[] {
	return typed.split(/[\s:]+/).filter((word) => word !== "");
}

function inEither(word: string) {
	return { _or: [{ publisher: { _icontains: word } }, { document: { _icontains: word } }] };
}
