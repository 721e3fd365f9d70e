import { loaders } from "virtual:messages";
import type { Namespace } from "#app/platform/messages/en.ts";
import { namespacesOf } from "#app/platform/pages.ts";
import { languageOf } from "./language.ts";
import type { Messages } from "./translate.ts";

/** Everything that this document can say by now. A page's messages are loaded before it is shown, so nothing is shown anew. */
const loaded: Partial<Messages> = {};
const inFlight = new Map<Namespace, Promise<unknown>>();

/** The messages of the page at this address, together with all that were loaded before. */
export async function loadMessagesOf(address: { pathname: string; search: string }): Promise<Partial<Messages>> {
	await Promise.all(namespacesOf(address).map(loadMessages));
	return loaded;
}

/** A namespace is fetched once, and again only when it did not come. A document has one language. */
export function loadMessages(namespace: Namespace): Promise<unknown> {
	const known = inFlight.get(namespace);
	if (known !== undefined) return known;
	const coming = loaders[languageOf(location.pathname)][namespace]().then(
		({ messages }) => Object.assign(loaded, messages),
		(error: unknown) => {
			inFlight.delete(namespace);
			throw error;
		},
	);
	inFlight.set(namespace, coming);
	return coming;
}
