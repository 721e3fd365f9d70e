import { useState } from "react";
import { AutocompleteArrayInput } from "react-admin";
import { useWatch } from "react-hook-form";
import { useNamed, useNamesOf } from "./named-item.ts";

type Props = { source: string; resource: "colleges" | "exams"; label: string };

export function RelatedInput({ source, resource, label }: Props) {
	const [words, setWords] = useState("");
	const { found } = useNamed(resource, words);
	const chosen: unknown = useWatch({ name: source });
	const slugs = Array.isArray(chosen) ? chosen.map(String) : [];
	const [first] = useState(slugs);
	const { names, isPending } = useNamesOf(resource, first);
	const [seen] = useState(() => new Map<string, string>());
	for (const { slug, name } of found) seen.set(slug, name);
	const others = slugs
		.filter((slug) => found.every((each) => each.slug !== slug))
		.map((slug) => ({ slug, name: names.get(slug) ?? seen.get(slug) ?? slug }));
	return (
		<AutocompleteArrayInput
			// The input reads the chosen names once, so it is remounted when they are known.
			key={String(isPending)}
			source={source}
			label={label}
			choices={[...found, ...others]}
			optionValue="slug"
			optionText="name"
			setFilter={(typed: string) => setWords(typed)}
			// The site already matched, possibly by names that are not shown.
			matchSuggestion={() => true}
		/>
	);
}
