export type Arguments = Readonly<Record<string, unknown>>;

export type Resolve = (args: Arguments) => unknown;

/** Leaves out null arguments, and removes NUL and half surrogate pairs, which PostgreSQL's text cannot store. */
export function definedArguments(args: Arguments): Arguments {
	return Object.fromEntries(
		Object.entries(args)
			.filter(([, value]) => value !== null && value !== undefined)
			.map(([name, value]) => [name, typeof value === "string" ? value.replaceAll("\0", "").toWellFormed() : value]),
	);
}
