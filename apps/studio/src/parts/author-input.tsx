import { HOUSE_AUTHOR } from "@uchit/contract/house-author.ts";
import { useEffect, useState } from "react";
import { type RaRecord, SelectInput, useRecordContext } from "react-admin";
import { ask, dataOf } from "#studio/wire/http.ts";

/** Who signs: the house, or somebody on the staff by name. Whoever signed before and has left stays a choice of their piece. */
export function AuthorInput() {
	const piece = useRecordContext<RaRecord>();
	const names = useAuthors();
	const choices = new Set([...names, String(piece?.author ?? HOUSE_AUTHOR)]);
	return (
		<SelectInput
			source="author"
			choices={[...choices].map((name) => ({ id: name, name }))}
			defaultValue={HOUSE_AUTHOR}
			isRequired
			helperText="As it is shown: only somebody who is on the staff, with the name of their account, can sign what is published."
		/>
	);
}

/** The house alone until the others are known; what is chosen is judged once more when it is published. */
function useAuthors(): readonly string[] {
	const [names, setNames] = useState<readonly string[]>([HOUSE_AUTHOR]);
	useEffect(() => {
		const read = async () => {
			const data = dataOf(await ask("GET", "/content/authors"));
			if (Array.isArray(data)) setNames(data.map(String));
		};
		read().catch(() => undefined);
	}, []);
	return names;
}
