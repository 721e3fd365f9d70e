import * as z from "zod";
import {
	baseAddress,
	commaSeparated,
	httpAddress,
	lines,
	oneOf,
	onOrOff,
	port,
	postgresAddress,
	secret,
	smtpAddress,
	wholeNumber,
} from "./parts.ts";

const DAY_SECONDS = 86_400;

const PROXIES =
	"addresses and networks with commas between them: 192.0.2.1, 10.0.0.0/8, 2001:db8::/32; loopback, linklocal and uniquelocal name the usual ones";
const Hop = z.union([z.enum(["loopback", "linklocal", "uniquelocal"]), z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);
const trustedProxies = commaSeparated().refine(
	(proxies) => proxies.length > 0 && proxies.every((proxy) => Hop.safeParse(proxy).success),
	PROXIES,
);

const PERSONAL_KEYS = "keys such as k1:<64 hexadecimal digits>, newest first, separated by commas";
const personalKeys = z
	.string(PERSONAL_KEYS)
	.regex(/^\s*[\w-]{1,40}:[0-9a-f]{64}(\s*,\s*[\w-]{1,40}:[0-9a-f]{64})*\s*$/i, PERSONAL_KEYS);

const LOOKUP_KEY = "64 hexadecimal digits that only the backend knows";
const lookupKey = z.string(LOOKUP_KEY).regex(/^[0-9a-f]{64}$/i, LOOKUP_KEY);

const PREFIXES = "prefixes of phone numbers such as +91,+44";
const phonePrefixes = commaSeparated().refine(
	(prefixes) => prefixes.length > 0 && prefixes.every((prefix) => /^\+[1-9]\d{0,6}$/.test(prefix)),
	PREFIXES,
);

const MAX_PHONES = 2;
const PHONES = `at most ${MAX_PHONES} phone numbers with commas between them, as people write them: +91 11 2345 6789`;
const phones = commaSeparated().refine(
	(numbers) => numbers.length <= MAX_PHONES && numbers.every((phone) => /^\+?[\d\s()-]{6,20}$/.test(phone)),
	PHONES,
);

const SOCIAL = "names and addresses with commas between them: YouTube=https://youtube.com/@example";
const socialLinks = commaSeparated()
	.transform((links) =>
		links.map((link) => {
			const [, name = "", address = ""] = /^([^=]+)=(.*)$/.exec(link) ?? [];
			return { name: name.trim(), address: address.trim() };
		}),
	)
	.refine((links) => links.every(({ name, address }) => name !== "" && /^https:\/\/[^\s"]+$/.test(address)), SOCIAL);

const HOSTS = "hosts with commas between them: pictures.example.org, or http://pictures.example.org:8080 without TLS";
const imageHosts = commaSeparated()
	.transform((hosts) => hosts.map((host) => URL.parse(/^https?:\/\//.test(host) ? host : `https://${host}`)))
	.refine(
		(hosts) => hosts.every((host) => host !== null && host.href === `${host.origin}/` && !host.hostname.includes("*")),
		HOSTS,
	)
	.transform((hosts) => hosts.flatMap((host) => host?.origin ?? []));

const WATCHER =
	"an address that hosts of watched pages may write to: an e-mail address, or a page that begins with https://";
const contactOfWatch = z.union([z.email(), z.url({ protocol: /^https$/ })], WATCHER);

export const settingsTable = {
	/** Which part `npm start` starts: everything, or one program if each has its own machine or unit. */
	ROLE: oneOf(["all", "web", "api", "worker"]).default("all"),
	/** How long the backend still answers, and reports not ready, after a signal to stop. */
	DRAIN_SECONDS: wholeNumber("seconds", 0).default(1),
	HOST: z.string().default("127.0.0.1"),
	PORT: port().default(3000),
	/** Proxies whose X-Forwarded-For is trusted. Unset: loopback, an address that no one on a network can have. */
	TRUSTED_PROXIES: trustedProxies.default(["loopback"]),
	METRICS_PORT: port().optional(),
	BACKEND_METRICS_PORT: port().optional(),
	/** The OTLP-over-HTTP collector for request spans of site and backend; unset, none. */
	OTEL_EXPORTER_OTLP_ENDPOINT: baseAddress().optional(),
	SITE_NAME: z.string().default("Uchit"),
	SITE_URL: baseAddress().optional(),
	/** The backend and content system that the site uses. While one is unset, `npm start` starts ours. */
	BACKEND_URL: baseAddress().optional(),
	CONTENT_URL: baseAddress().optional(),
	/** The API's public address, if it differs from BACKEND_URL; shown on the open-data page. */
	API_URL: baseAddress().optional(),
	BACKEND_PORT: port().default(4000),
	/** Proves to the backend that a request comes from the site. Generated and stored in DATA_DIR if unset. */
	BACKEND_KEY: secret(16, "our own programs know").optional(),
	/** Signs the content system's staff tokens and preview links. Generated and stored in DATA_DIR if unset. */
	CONTENT_SECRET: secret(32, "the content system knows").optional(),
	STUDIO_ORIGINS: z.string().optional(),
	STAFF_SECOND_FACTOR: z.enum(["required", "optional"], "required or optional").default("required"),
	/** Whether a corrected figure (fee, rank, seats …) is shown only after a second editor approves it. */
	FIGURES_SECOND_PERSON: z.enum(["required", "optional"], "required or optional").default("optional"),
	/** Lifetime of a staff member's access token; after it the refresh token is needed. */
	ACCESS_TOKEN_SECONDS: wholeNumber("seconds", 1).default(900),
	/** Your PostgreSQL; unset, ours runs in DATA_DIR on POSTGRES_PORT. */
	DATABASE_URL: postgresAddress().optional(),
	/** The same database as the owner of its tables, for migrations and loads; unset, DATABASE_URL's role owns them. */
	DATABASE_ADMIN_URL: postgresAddress().optional(),
	DATABASE_READ_URL: postgresAddress().optional(),
	/** Whether the network between the site's machines encrypts itself, so addresses without TLS are allowed on it. */
	NETWORK_ENCRYPTED: onOrOff().default("off"),
	/** Connections of each backend for leads, codes and sessions; reads have 20 of their own. */
	DATABASE_PEOPLE_CONNECTIONS: wholeNumber("connections", 1).default(8),
	POSTGRES_PORT: port().default(54_320),
	DATA_DIR: z.string().default(".data"),
	CONTACT_ADDRESS: lines().optional(),
	CONTACT_PHONES: phones.default([]),
	SOCIAL_LINKS: socialLinks.default([]),
	GRIEVANCE_CONTACT: lines().optional(),
	/** Uncached pages that one address may have made in a minute; 0 for no limit. */
	PAGES_PER_MINUTE: wholeNumber("pages", 0).default(600),
	PAGE_CACHE_MB: wholeNumber("megabytes", 1).default(256),
	FILES_DIR: z.string().optional(),
	UPLOAD_MAX_MB: wholeNumber("megabytes", 1).default(10),
	/**
	 * Keys that encrypt contacts and names in the database, newest first, and the key that looks them up. Generated and stored in DATA_DIR
	 * if unset.
	 */
	PERSONAL_KEYS: personalKeys.optional(),
	LOOKUP_KEY: lookupKey.optional(),
	/** Seals the cookie of signed-in visitors. Generated and stored in DATA_DIR if unset. */
	AUTH_SECRET: secret(32, "the site knows").optional(),
	/** The gateways for codes and letters; without one, its messages are printed to the log. */
	SMS_GATEWAY_URL: httpAddress().optional(),
	SMS_GATEWAY_KEY: z.string().optional(),
	OTP_TEMPLATE_ID: z.string().optional(),
	/** Countries whose numbers get messages, and the daily codes for each country but India. */
	OTP_COUNTRIES: phonePrefixes.default(["+91"]),
	OTP_ABROAD_PER_DAY: wholeNumber("codes", 0).default(100),
	SMTP_URL: smtpAddress().optional(),
	MAIL_FROM: z.string().optional(),
	/** The token for leads to an external content system, and their other recipients: apps/backend/src/lead/rules/webhooks.ts. */
	CONTENT_TOKEN: z.string().optional(),
	LEAD_WEBHOOKS: z.string().optional(),
	/** How long a lead is stored after the last contact; half as long for a person under 18. */
	LEAD_KEPT_DAYS: wholeNumber("days", 1).default(183),
	OIDC_ISSUER: baseAddress().optional(),
	OIDC_CLIENT_ID: z.string().optional(),
	OIDC_CLIENT_SECRET: z.string().optional(),
	OIDC_NAME: z.string().optional(),
	OTP_PROVIDER_SCRIPT: baseAddress().optional(),
	OTP_PROVIDER_USERINFO_URL: httpAddress().optional(),
	OTP_PROVIDER_CLIENT_ID: z.string().default("uchit"),
	OTP_PROVIDER_CLIENT_SECRET: z.string().optional(),
	/** How often a browser checks that its visitor is still signed in; 0 is never. */
	SESSION_POLL_SECONDS: wholeNumber("seconds", 0, DAY_SECONDS).default(0),
	SESSION_POLL_OFFLINE: onOrOff().default("off"),
	ANALYTICS_SCRIPT: baseAddress().optional(),
	ANALYTICS_SITE: z.string().max(200, "at most 200 characters").optional(),
	DISPLAY_RATING: onOrOff().default("off"),
	/** Hosts besides our own content system whose pictures the site may resize. */
	IMAGE_HOSTS: imageHosts.default([]),
	IMAGE_CACHE_MB: wholeNumber("megabytes", 1).default(256),
	/** Whether pages of sources and exams are checked automatically, and the contact shown to their hosts. */
	WATCH: onOrOff().default("off"),
	WATCH_CONTACT: contactOfWatch.optional(),
	LOG_LEVEL: oneOf(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
} as const;
