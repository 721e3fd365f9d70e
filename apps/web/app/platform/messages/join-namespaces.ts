/** Joins all namespaces into one catalogue; no two of them share a key prefix. */
export function joinNamespaces<Namespaces extends Record<string, object>>(
	namespaces: Namespaces,
): Joined<Namespaces[keyof Namespaces]> {
	return Object.assign({}, ...Object.values(namespaces));
}

export function addNames<Own extends object, Names extends object>(own: Own, names: Names): Own & Names {
	const named = Object.entries(names).map(([key, more]) => [key, { ...Object(own)[key], ...more }]);
	return { ...own, ...Object.fromEntries(named) };
}

/** The intersection of a union's members. */
type Joined<Union> = (Union extends object ? (one: Union) => void : never) extends (all: infer All) => void
	? All
	: never;

export function namespacesOf<Namespaces>(files: Record<string, unknown>): Namespaces {
	const named = Object.entries(files).map(([path, messages]) => [path.split("/").slice(2, -1).join("-"), messages]);
	return Object.fromEntries(named) as Namespaces;
}
