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
	/** Said where nothing is found. */
	none: string;
};

/** One of many items, found by words. While they are looked for, nothing that was found before can be taken for them. */
export function SearchInput({ source, reference, ...found }: Props) {
	return (
		<ReferenceInput source={source} reference={reference} sort={{ field: "name", order: "ASC" }}>
			<Found {...found} />
		</ReferenceInput>
	);
}

function Found({ toFilter, none, ...props }: Omit<Props, "source" | "reference">) {
	const choices = useChoicesContext<RaRecord>();
	const [typed, setTyped] = useState<string>();
	const { error, refetch, isPlaceholderData, filterValues, selectedChoices } = choices;
	const isUpToDate = !typed || JSON.stringify(toFilter(typed)) === JSON.stringify(filterValues);
	const isSearching = isPlaceholderData === true || !isUpToDate;
	const noneYet = { ...choices, availableChoices: [], allChoices: selectedChoices } as ChoicesContextValue;
	return (
		<ChoicesContextProvider value={isSearching ? noneYet : choices}>
			<AutocompleteInput
				{...props}
				filterToQuery={toFilter}
				noOptionsText={isSearching ? "Searching …" : none}
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
