import { useState } from "react";
import { AutocompleteArrayInput } from "react-admin";
import { useWatch } from "react-hook-form";
import { useNamed, useNamesOf } from "./named.ts";

type Props = { source: string; of: "colleges" | "exams"; label: string };

/** Colleges or exams, found by name and kept by their slugs. */
export function RelatedInput({ source, of, label }: Props) {
	const [words, setWords] = useState("");
	const { found } = useNamed(of, words);
	const chosen: unknown = useWatch({ name: source });
	const slugs = Array.isArray(chosen) ? chosen.map(String) : [];
	const [first] = useState(slugs);
	const { names, isPending } = useNamesOf(of, first);
	// What was found once keeps its name when it is chosen, whatever is looked for then.
	const [seen] = useState(() => new Map<string, string>());
	for (const { slug, name } of found) seen.set(slug, name);
	// What is chosen is a choice whatever is looked for.
	const others = slugs
		.filter((slug) => found.every((each) => each.slug !== slug))
		.map((slug) => ({ slug, name: names.get(slug) ?? seen.get(slug) ?? slug }));
	return (
		<AutocompleteArrayInput
			// The names of what is chosen are taken once: when they are known.
			key={String(isPending)}
			source={source}
			label={label}
			choices={[...found, ...others]}
			optionValue="slug"
			optionText="name"
			setFilter={(typed: string) => setWords(typed)}
			// The site has found them already, by names that are not shown.
			matchSuggestion={() => true}
		/>
	);
}
