/** The arguments of a field, as GraphQL hands them over. */
export type Arguments = Readonly<Record<string, unknown>>;

/** Returns the value of a field of `Query`. */
export type Resolve = (args: Arguments) => unknown;

/** The arguments that say something: null says nothing. PostgreSQL's text holds neither the character NUL nor half a surrogate pair. */
export function definedArguments(args: Arguments): Arguments {
	return Object.fromEntries(
		Object.entries(args)
			.filter(([, value]) => value !== null && value !== undefined)
			.map(([name, value]) => [name, typeof value === "string" ? value.replaceAll("\0", "").toWellFormed() : value]),
	);
}
