/** A catalogue of all namespaces; no two of them begin a key alike. */
export function joinNamespaces<Namespaces extends Record<string, object>>(
	namespaces: Namespaces,
): Joined<Namespaces[keyof Namespaces]> {
	return Object.assign({}, ...Object.values(namespaces));
}

/** The intersection of a union's members. */
type Joined<Union> = (Union extends object ? (one: Union) => void : never) extends (all: infer All) => void
	? All
	: never;
