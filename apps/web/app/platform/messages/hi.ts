import type { messages as english, Namespace } from "./en.ts";
import { joinNamespaces, namespacesOf } from "./join-namespaces.ts";

export const namespaces = namespacesOf<Record<Namespace, object>>(
	import.meta.glob("../../**/messages.hi.json", { eager: true, import: "default" }),
);

/** What the types do not see, a check does: that every English key is here. */
export const messages = joinNamespaces(namespaces) as typeof english;
