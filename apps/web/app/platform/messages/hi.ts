import type { messages as english, Namespace } from "./en.ts";
import { addNames, joinNamespaces, namespacesOf } from "./join-namespaces.ts";
import { NAMES } from "./names.ts";

export const namespaces = namespacesOf<Record<Namespace, object>>(
	import.meta.glob("../../**/messages.hi.json", { eager: true, import: "default" }),
);

/** A check ensures that every English key is here: the types cannot. */
export const messages = addNames(joinNamespaces(namespaces), NAMES.hi) as typeof english;
