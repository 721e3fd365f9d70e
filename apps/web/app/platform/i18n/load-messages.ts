import { loaders } from "virtual:messages";
import type { Namespace } from "#app/platform/messages/en.ts";
import { namespacesOf } from "#app/platform/pages.ts";
import { languageOf } from "./language.ts";
import type { Messages } from "./translate.ts";

/** All messages loaded in this document. A page's messages load before it is shown, so nothing needs to rerender. */
const loaded: Partial<Messages> = {};
const inFlight = new Map<Namespace, Promise<unknown>>();

/** Loads the page's messages; returns all that are loaded by now. */
export async function loadMessagesOf(address: { pathname: string; search: string }): Promise<Partial<Messages>> {
	await Promise.all(namespacesOf(address).map(loadMessages));
	return loaded;
}

/** Fetches a namespace once, again only after a failure. A document has one language. */
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
