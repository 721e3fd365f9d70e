import { join } from "node:path";
import { TRUSTED_PROXIES_FORM, trustedProxies } from "@uchit/contract/network.ts";
import * as z from "zod";
import { WEBHOOKS, Webhooks } from "#backend/leads/webhooks.ts";
import { parseSealingKeys } from "#backend/personal/keys.ts";

const PostgresAddress = z
	.string({ error: "the address of a PostgreSQL database, postgres://user:password@host:5432/name" })
	.regex(/^postgres(ql)?:\/\//, "the address of a PostgreSQL database, postgres://user:password@host:5432/name");

const HTTP = "an address that begins with http:// or https://";
const SECRET = "at least 32 characters that only the content system knows";
const MEGABYTES = "a whole number of megabytes, 1 or more";
const DAYS = "a whole number of days, 1 or more";
const SECONDS = "a whole number of seconds, 1 or more";
const PERSONAL = "keys such as k1:<64 hexadecimal digits>, newest first, separated by commas";
const LOOKUP = "64 hexadecimal digits that only the backend knows";
const SMTP = "an address that begins with smtp:// or smtps://";
const PREFIXES = "prefixes of phone numbers such as +91,+44";
const CODES = "a whole number of codes, 0 or more";
const PROVIDER_SECRET = "the secret by which the provider of OTP_PROVIDER_USERINFO_URL knows us";
const ORIGINS = "origins such as https://desk.example.org, separated by commas";

const ROLES = ["all", "api", "worker"] as const;
const METRICS = "a port, 0 to 65535";
const DRAIN = "a whole number of seconds, 0 or more";

const Fields = z.object({
	/** `api` answers requests, `worker` does the work that nobody waits for (and answers for its health alone), `all` both. */
	ROLE: z.enum(ROLES, { error: `one of ${ROLES.join(", ")}` }).default("all"),
	/** How long it still answers after it was told to end, not ready any more. */
	DRAIN_SECONDS: z.coerce.number(DRAIN).int(DRAIN).min(0, DRAIN).default(1),
	PORT: z.coerce
		.number("a port, 0 to 65535")
		.int("a port, 0 to 65535")
		.min(0, "a port, 0 to 65535")
		.max(65_535, "a port, 0 to 65535")
		.default(4000),
	HOST: z.string().default("127.0.0.1"),
	/** Where Prometheus asks, apart from where visitors do; unset, nowhere. */
	METRICS_PORT: z.coerce.number(METRICS).int(METRICS).min(0, METRICS).max(65_535, METRICS).optional(),
	TRUSTED_PROXIES: trustedProxies(TRUSTED_PROXIES_FORM),
	DATABASE_URL: PostgresAddress,
	DATABASE_READ_URL: PostgresAddress.optional(),
	BACKEND_KEY: z
		.string({ error: "at least 16 characters that only our own programs know" })
		.min(16, "at least 16 characters that only our own programs know"),
	/** What authenticator apps and clients of the content system call it. */
	SITE_NAME: z.string().default("Uchit"),
	/** Where visitors see the site: the desk leads there. */
	SITE_URL: z.url({ protocol: /^https?$/, error: HTTP }).default("http://127.0.0.1:3000"),
	CONTENT_SECRET: z.string({ error: SECRET }).min(32, SECRET),
	/** Under which contacts and names lie in the database: newest first, older ones still open what they sealed. */
	PERSONAL_KEYS: z.string({ error: PERSONAL }).transform((text, context) => {
		const keys = parseSealingKeys(text);
		if (keys !== undefined) return keys;
		context.addIssue({ code: "custom", message: PERSONAL });
		return z.NEVER;
	}),
	/** By which a contact is found without being read. */
	LOOKUP_KEY: z
		.string({ error: LOOKUP })
		.regex(/^[0-9a-f]{64}$/i, LOOKUP)
		.transform((hex) => Buffer.from(hex, "hex")),
	/** Where codes leave by SMS; unset, they are printed to the log. */
	SMS_GATEWAY_URL: z.url({ protocol: /^https?$/, error: HTTP }).optional(),
	SMS_GATEWAY_KEY: z.string().optional(),
	/** The template of codes that the operators of phone networks have registered. */
	OTP_TEMPLATE_ID: z.string().optional(),
	/** To the numbers of which countries anything is sent, by their prefixes. */
	OTP_COUNTRIES: z
		.string()
		.default("+91")
		.transform((text) => text.split(",").map((part) => part.trim()))
		.pipe(z.array(z.string().regex(/^\+[1-9]\d{0,6}$/, PREFIXES))),
	/** How many codes a day go to the numbers of one of them, but for those of India. */
	OTP_ABROAD_PER_DAY: z.coerce.number(CODES).int(CODES).min(0, CODES).default(100),
	/** Where e-mails leave; unset, they are printed to the log. */
	SMTP_URL: z.url({ protocol: /^smtps?$/, error: SMTP }).optional(),
	MAIL_FROM: z.string().optional(),
	/** An outside provider of one-time passwords; the built-in one answers under the same id, and by BACKEND_KEY while no secret is set. */
	OTP_PROVIDER_USERINFO_URL: z.url({ protocol: /^https?$/, error: HTTP }).optional(),
	OTP_PROVIDER_CLIENT_ID: z.string().default("uchit"),
	OTP_PROVIDER_CLIENT_SECRET: z.string().optional(),
	/** Where the site's content system stands, when it is not this one. */
	CONTENT_URL: z
		.url({ protocol: /^https?$/, error: HTTP })
		.transform((address) => address.replace(/\/+$/, ""))
		.optional(),
	/** With what leads are brought to a content system that is not this one. */
	CONTENT_TOKEN: z.string().optional(),
	/** Who else gets leads, each with the consent for it. */
	LEAD_WEBHOOKS: z
		.string()
		.default("[]")
		.transform((text, context) => {
			const webhooks = Webhooks.safeParse(text);
			if (webhooks.success) return webhooks.data;
			context.addIssue({ code: "custom", message: WEBHOOKS });
			return z.NEVER;
		}),
	/** How long a lead is kept after the last contact; of somebody under 18, half of it. */
	LEAD_KEPT_DAYS: z.coerce.number(DAYS).int(DAYS).min(1, DAYS).default(183),
	STUDIO_ORIGINS: z
		.string()
		.default("")
		.transform((text, context) => parseOrigins(text, () => context.addIssue({ code: "custom", message: ORIGINS }))),
	/** Whether admins, moderators and the lead desk need a second factor to do anything. */
	STAFF_SECOND_FACTOR: z.enum(["required", "optional"], "required or optional").default("required"),
	ACCESS_TOKEN_SECONDS: z.coerce.number(SECONDS).int(SECONDS).min(1, SECONDS).default(900),
	DATA_DIR: z.string().default(".data"),
	FILES_DIR: z.string().optional(),
	UPLOAD_MAX_MB: z.coerce.number(MEGABYTES).int(MEGABYTES).min(1, MEGABYTES).default(10),
	IMAGE_CACHE_MB: z.coerce.number(MEGABYTES).int(MEGABYTES).min(1, MEGABYTES).default(256),
	LOG_LEVEL: z
		.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], {
			error: "fatal, error, warn, info, debug, trace or silent",
		})
		.default("info"),
});
const Env = Fields.superRefine(requireProviderSecret).transform((env) => ({
	...env,
	/** Uploaded files lie with our other data unless they have a place of their own. */
	FILES_DIR: env.FILES_DIR ?? join(env.DATA_DIR, "files"),
	MAIL_FROM: env.MAIL_FROM ?? `${env.SITE_NAME} <no-reply@${new URL(env.SITE_URL).hostname}>`,
	/** Our own is asked without a wire between. */
	CONTENT_URL: env.CONTENT_URL === `http://${env.HOST}:${env.PORT}` ? undefined : env.CONTENT_URL,
}));
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

/** Nothing of ours is sent to an outside provider in the place of its secret. */
function requireProviderSecret(env: z.infer<typeof Fields>, context: z.core.$RefinementCtx): void {
	if (env.OTP_PROVIDER_USERINFO_URL === undefined || env.OTP_PROVIDER_CLIENT_SECRET !== undefined) return;
	context.addIssue({ code: "custom", path: ["OTP_PROVIDER_CLIENT_SECRET"], message: PROVIDER_SECRET });
}

/** The origins in the form in which browsers send them. */
function parseOrigins(text: string, refuse: () => void): string[] {
	const origins = text.split(",").map((part) => part.trim());
	return origins.flatMap((origin) => {
		if (origin === "") return [];
		if (/^https?:\/\//.test(origin) && URL.canParse(origin)) return [new URL(origin).origin];
		refuse();
		return [];
	});
}
