import { parts } from "virtual:words";
import { type Part, partsOf } from "./families.ts";
import { languageOf } from "./language.ts";
import type { Messages } from "./translate.ts";

/** Everything that this document can say by now. A page's part is put into it before the page is shown, so nothing is shown anew. */
const brought: Partial<Messages> = {};
const asked = new Map<Part, Promise<unknown>>();

/** The words of the page at this path, together with all that were brought before. */
export async function bringWordsOf(path: string): Promise<Partial<Messages>> {
	await Promise.all(partsOf(path).map(bringWords));
	return brought;
}

/** A part is asked for once, and again only when it did not come. A document has one language. */
export function bringWords(part: Part): Promise<unknown> {
	const known = asked.get(part);
	if (known !== undefined) return known;
	const coming = parts[languageOf(location.pathname)][part]().then(
		({ messages }) => Object.assign(brought, messages),
		(error: unknown) => {
			asked.delete(part);
			throw error;
		},
	);
	asked.set(part, coming);
	return coming;
}
