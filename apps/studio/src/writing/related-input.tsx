import { useState } from "react";
import { AutocompleteArrayInput } from "react-admin";
import { useWatch } from "react-hook-form";
import { useNamed } from "./named.ts";

type RelatedInputProps = { source: string; of: "colleges" | "exams"; label: string };

/** What a piece is about, found by name and kept by its slug. */
export function RelatedInput({ source, of, label }: RelatedInputProps) {
	const [words, setWords] = useState("");
	const { found } = useNamed(of, words);
	const chosen: unknown = useWatch({ name: source });
	const slugs = Array.isArray(chosen) ? chosen.map(String) : [];
	// What is chosen is a choice whatever is looked for.
	const others = slugs
		.filter((slug) => found.every((each) => each.slug !== slug))
		.map((slug) => ({ slug, name: slug }));
	return (
		<AutocompleteArrayInput
			source={source}
			label={label}
			choices={[...found, ...others]}
			optionValue="slug"
			optionText="name"
			setFilter={(typed: string) => setWords(typed)}
		/>
	);
}
