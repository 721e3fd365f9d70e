import * as z from "zod";

const PostgresAddress = z
	.string({ error: "the address of a PostgreSQL database, postgres://user:password@host:5432/name" })
	.regex(/^postgres(ql)?:\/\//, "the address of a PostgreSQL database, postgres://user:password@host:5432/name");

const Env = z.object({
	PORT: z.coerce
		.number("a port, 0 to 65535")
		.int("a port, 0 to 65535")
		.min(0, "a port, 0 to 65535")
		.max(65_535, "a port, 0 to 65535")
		.default(4000),
	HOST: z.string().default("127.0.0.1"),
	DATABASE_URL: PostgresAddress,
	DATABASE_READ_URL: PostgresAddress.optional(),
	BACKEND_KEY: z
		.string({ error: "at least 16 characters that only our own programs know" })
		.min(16, "at least 16 characters that only our own programs know"),
	LOG_LEVEL: z
		.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], {
			error: "fatal, error, warn, info, debug, trace or silent",
		})
		.default("info"),
});
export type Env = z.infer<typeof Env>;

/** One or more settings are missing or bad; the message names each with what was expected, and repeats no value (it may be secret). */
export class BadSettings extends Error {
	override name = "BadSettings";
}

/** Reads the backend's settings; an empty value counts as unset. Throws BadSettings. */
export function parseEnv(variables: Record<string, string | undefined>): Env {
	const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
	const result = Env.safeParse(set);
	if (result.success) return result.data;
	const faults = result.error.issues.map((issue) => `${issue.path.join(".")}: expected ${issue.message}`);
	throw new BadSettings(faults.join("; "));
}
