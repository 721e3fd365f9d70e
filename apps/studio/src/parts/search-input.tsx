import Button from "@mui/material/Button";
import { useState } from "react";
import {
	AutocompleteInput,
	type AutocompleteInputProps,
	ChoicesContextProvider,
	type ChoicesContextValue,
	type RaRecord,
	ReferenceInput,
	useChoicesContext,
} from "react-admin";
import { messageOf } from "./message-of.ts";

type Props = Pick<AutocompleteInputProps, "label" | "optionText" | "isRequired"> & {
	source: string;
	reference: string;
	toFilter: (words: string) => Readonly<Record<string, unknown>>;
	none: string;
};

/** One of many items, found by words, and by nothing else. While they are looked for, nothing that was found before can be taken for them. */
export function SearchInput({ source, reference, ...found }: Props) {
	return (
		<ReferenceInput {...{ source, reference }} sort={{ field: "name", order: "ASC" }} enableGetChoices={hasWords}>
			<Found {...found} />
		</ReferenceInput>
	);
}

function hasWords(filter: unknown): boolean {
	return Object.values(filter ?? {}).some(Boolean);
}

function Found({ toFilter, none: nothing, ...props }: Omit<Props, "source" | "reference">) {
	const choices = useChoicesContext<RaRecord>();
	const [typed, setTyped] = useState<string>();
	const { error, refetch, isPlaceholderData, filterValues, selectedChoices } = choices;
	const isUpToDate = !typed || JSON.stringify(toFilter(typed)) === JSON.stringify(filterValues);
	const hasTyped = Boolean(typed) || hasWords(filterValues);
	const isSearching = hasTyped && (isPlaceholderData === true || !isUpToDate);
	const none = { availableChoices: [], allChoices: selectedChoices, isPending: hasTyped && choices.isPending };
	const shown = { ...choices, ...((isSearching || !hasTyped) && none) } as ChoicesContextValue;
	return (
		<ChoicesContextProvider value={shown}>
			<AutocompleteInput
				{...props}
				filterToQuery={toFilter}
				noOptionsText={isSearching ? "Searching …" : hasTyped ? nothing : "Begin to type its name."}
				onInputChange={(_event, words, reason) => setTyped(reason === "input" ? words : undefined)}
				{...(error && {
					TextFieldProps: {
						helperText: (
							<>
								{messageOf(error)} <Button onClick={() => void refetch()}>Try again</Button>
							</>
						),
					},
				})}
			/>
		</ChoicesContextProvider>
	);
}
