import type * as z from "zod";

/** Missing or invalid settings. The message names each with the expected value, never the actual one: it may be a secret. */
export class BadSettings extends Error {
	override name = "BadSettings";
}

/** Reads settings from an environment; an empty value counts as unset. @throws BadSettings */
export function parseSettings<Schema extends z.ZodType>(
	schema: Schema,
	variables: Readonly<Record<string, string | undefined>>,
): z.output<Schema> {
	const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
	const result = schema.safeParse(set);
	if (result.success) return result.data;
	throw new BadSettings(
		result.error.issues.map(({ path, message }) => `${path.join(".")}: expected ${message}`).join("\n"),
	);
}
