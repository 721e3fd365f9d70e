import type { messages as english, Namespace } from "./en.ts";
import { joinNamespaces, namespacesOf } from "./join-namespaces.ts";

export const namespaces = namespacesOf<Record<Namespace, object>>(
	import.meta.glob("../../**/messages.hi.json", { eager: true, import: "default" }),
);

/** A check ensures that every English key is here: the types cannot. */
export const messages = joinNamespaces(namespaces) as typeof english;
