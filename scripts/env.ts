import { existsSync } from "node:fs";
import { TRUSTED_PROXIES_FORM, trustedProxies } from "@uchit/contract/network.ts";
import * as z from "zod";

const PORT = "a port, 1 to 65535";
const anyPort = z.coerce.number(PORT).int(PORT).min(1, PORT).max(65_535, PORT);
const port = (fallback: number) => anyPort.default(fallback);

const POSTGRES = "the address of a PostgreSQL database, postgres://user:password@host:5432/name";
const postgresAddress = z.url({ protocol: /^postgres(ql)?$/, error: POSTGRES }).optional();

const HTTP = "an address that begins with http:// or https://";
const httpAddress = z.url({ protocol: /^https?$/, error: HTTP }).optional();

const MEGABYTES = "a whole number of megabytes, 1 or more";
const KEY = "at least 16 characters that only our own programs know";
const SECRET = "at least 32 characters that only the content system knows";
const SECONDS = "a whole number of seconds, 1 or more";
const PAGES = "a whole number of pages, 0 or more";
const DAYS = "a whole number of days, 1 or more";
const SMTP = "an address that begins with smtp:// or smtps://";
const PREFIXES = "prefixes of phone numbers such as +91,+44";
const CODES = "a whole number of codes, 0 or more";
const PERSONAL = "keys such as k1:<64 hexadecimal digits>, newest first, separated by commas";
const LOOKUP = "64 hexadecimal digits that only the backend knows";
const AUTH = "at least 32 characters that only the site knows";
const POLL = "a whole number of seconds, 0 or more";
const ROLES = ["all", "web", "api", "worker"] as const;
const LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

/** Every setting of the commands, in the order of .env.example; each program parses its own part again for itself. */
export const settingsTable = {
	/** What `npm start` starts: everything, or one program where each has a machine or a unit of its own. */
	ROLE: z.enum(ROLES, `one of ${ROLES.join(", ")}`).default("all"),
	/** How long the backend still answers, and says that it is not ready, after it was told to end. */
	DRAIN_SECONDS: z.coerce.number(POLL).int(POLL).min(0, POLL).default(1),
	/** Where the site listens. */
	HOST: z.string().default("127.0.0.1"),
	PORT: port(3000),
	/** Whose X-Forwarded-For the site and the backend believe. */
	TRUSTED_PROXIES: trustedProxies(TRUSTED_PROXIES_FORM),
	/** Where Prometheus asks the site, and the backend, at HOST; unset, nowhere. */
	METRICS_PORT: anyPort.optional(),
	BACKEND_METRICS_PORT: anyPort.optional(),
	SITE_NAME: z.string().default("Uchit"),
	/** The address that visitors see, when it is not HOST and PORT. */
	SITE_URL: httpAddress,
	/** The backend and the content system that the site asks. One of ours is started while one of them is unset. */
	BACKEND_URL: httpAddress,
	CONTENT_URL: httpAddress,
	/** Where anybody reaches the interface of the backend, when it is not BACKEND_URL: the page about open data names it. */
	API_URL: httpAddress,
	BACKEND_PORT: port(4000),
	/** Proves to the backend that the site asks. Made once and kept in DATA_DIR when unset. */
	BACKEND_KEY: z.string().min(16, KEY).optional(),
	/** Signs what the content system hands out: tokens of staff, links of previews. Made once and kept in DATA_DIR when unset. */
	CONTENT_SECRET: z.string().min(32, SECRET).optional(),
	/** Origins beside the site's own from which the editors' desk may call the content system. */
	STUDIO_ORIGINS: z.string().optional(),
	/** Whether admins, moderators and the lead desk need a second factor to do anything at the desk. */
	STAFF_SECOND_FACTOR: z.enum(["required", "optional"], "required or optional").default("required"),
	/** How long the access token of a member of staff lives; its holder is asked for the refresh token after it. */
	ACCESS_TOKEN_SECONDS: z.coerce.number(SECONDS).int(SECONDS).min(1, SECONDS).default(900),
	/** A PostgreSQL of yours; unset, one of ours runs in DATA_DIR on POSTGRES_PORT. */
	DATABASE_URL: postgresAddress,
	/** The same as who owns its tables, for migrations and loads; unset, DATABASE_URL's role owns them. */
	DATABASE_ADMIN_URL: postgresAddress,
	DATABASE_READ_URL: postgresAddress,
	POSTGRES_PORT: port(54_320),
	DATA_DIR: z.string().default(".data"),
	/** Where people find those who run the site; the web program reads them (apps/web/server/env.ts). */
	CONTACT_ADDRESS: z.string().optional(),
	CONTACT_PHONES: z.string().optional(),
	SOCIAL_LINKS: z.string().optional(),
	/** Who answers grievances: name, address, hours, as the pages show it. */
	GRIEVANCE_CONTACT: z.string().optional(),
	/** Whether the site shows `/design`, every part of its interface in every state: for those who build it. */
	DESIGN_PAGE: z.enum(["on", "off"], "on or off").default("off"),
	/** Pages that the site makes anew for one address in a minute; 0 for any number. */
	PAGES_PER_MINUTE: z.coerce.number(PAGES).int(PAGES).min(0, PAGES).default(600),
	PAGE_CACHE_MB: z.coerce.number(MEGABYTES).int(MEGABYTES).min(1, MEGABYTES).default(256),
	/** Where the bytes of uploaded files are; unset, in DATA_DIR. */
	FILES_DIR: z.string().optional(),
	/** The largest file that may be uploaded. */
	UPLOAD_MAX_MB: z.coerce.number(MEGABYTES).int(MEGABYTES).min(1, MEGABYTES).default(10),
	/** Under which contacts and names lie in the database, newest first, and by which they are found. Made once and kept in DATA_DIR when unset. */
	PERSONAL_KEYS: z
		.string()
		.regex(/^[\w-]{1,40}:[0-9a-f]{64}(\s*,\s*[\w-]{1,40}:[0-9a-f]{64})*$/i, PERSONAL)
		.optional(),
	LOOKUP_KEY: z
		.string()
		.regex(/^[0-9a-f]{64}$/i, LOOKUP)
		.optional(),
	/** Seals the cookie of signed-in visitors. Made once and kept in DATA_DIR when unset. */
	AUTH_SECRET: z.string().min(32, AUTH).optional(),
	/** Where codes and letters leave; while one is unset, what would leave there is printed to the log. */
	SMS_GATEWAY_URL: httpAddress,
	SMS_GATEWAY_KEY: z.string().optional(),
	/** The template of codes that the operators of phone networks have registered. */
	OTP_TEMPLATE_ID: z.string().optional(),
	/** To the numbers of which countries anything is sent, and how many codes a day to those of each one but India. */
	OTP_COUNTRIES: z
		.string()
		.regex(/^\s*\+[1-9]\d{0,6}\s*(,\s*\+[1-9]\d{0,6}\s*)*$/, PREFIXES)
		.default("+91"),
	OTP_ABROAD_PER_DAY: z.coerce.number(CODES).int(CODES).min(0, CODES).default(100),
	SMTP_URL: z.url({ protocol: /^smtps?$/, error: SMTP }).optional(),
	MAIL_FROM: z.string().optional(),
	/** With what leads are brought to a content system that is not ours, and who else gets them: apps/backend/src/leads/webhooks.ts. */
	CONTENT_TOKEN: z.string().optional(),
	LEAD_WEBHOOKS: z.string().optional(),
	/** How long a lead is kept after the last contact; of somebody under 18, half of it. */
	LEAD_KEPT_DAYS: z.coerce.number(DAYS).int(DAYS).min(1, DAYS).default(183),
	/** Somebody else who vouches for visitors, by OpenID Connect; the web program reads them (apps/web/server/env.ts). */
	OIDC_ISSUER: httpAddress,
	OIDC_CLIENT_ID: z.string().optional(),
	OIDC_CLIENT_SECRET: z.string().optional(),
	OIDC_NAME: z.string().optional(),
	/** An outside provider of one-time passwords: its script for the browser, and where its tokens are looked up. */
	OTP_PROVIDER_SCRIPT: httpAddress,
	OTP_PROVIDER_USERINFO_URL: httpAddress,
	OTP_PROVIDER_CLIENT_ID: z.string().default("uchit"),
	OTP_PROVIDER_CLIENT_SECRET: z.string().optional(),
	/** How often a browser asks again whether its visitor is still signed in; 0 is never. */
	SESSION_POLL_SECONDS: z.coerce.number(POLL).int(POLL).min(0, POLL).default(0),
	/** Whether it asks on without a network. */
	SESSION_POLL_OFFLINE: z.enum(["on", "off"], "on or off").default("off"),
	/** Who counts visits of those who agreed to it: the script, and how that service knows this site. */
	ANALYTICS_SCRIPT: httpAddress,
	ANALYTICS_SITE: z.string().optional(),
	/** Whether a college without reviews shows a rating that is marked as a sample. */
	DISPLAY_RATING: z.enum(["on", "off"], "on or off").default("off"),
	/** Hosts beside our own content system whose pictures the site may show in its own sizes. */
	IMAGE_HOSTS: z.string().optional(),
	/** The most that each program keeps of pictures that it made smaller, in DATA_DIR. */
	IMAGE_CACHE_MB: z.coerce.number(MEGABYTES).int(MEGABYTES).min(1, MEGABYTES).default(256),
	LOG_LEVEL: z.enum(LEVELS, `one of ${LEVELS.join(", ")}`).default("info"),
} as const;

const Settings = z.object(settingsTable);
export type Settings = z.infer<typeof Settings>;

/** Settings are missing or bad. The message names each with what was expected, and no value: it may be a secret. */
export class BadSettings extends Error {
	override name = "BadSettings";
}

/** Reads the settings; an empty value counts as unset. Throws BadSettings. */
export function parseSettings(variables: Record<string, string | undefined>): Settings {
	const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
	const result = Settings.safeParse(set);
	if (result.success) return result.data;
	throw new BadSettings(
		result.error.issues.map(({ path, message }) => `${path.join(".")}: expected ${message}`).join("\n"),
	);
}

/** The settings of this process: its environment, and under it the file .env when there is one. Throws BadSettings. */
export function readSettings(): Settings {
	if (existsSync(".env")) process.loadEnvFile(".env");
	return parseSettings(process.env);
}
