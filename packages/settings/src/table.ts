import * as z from "zod";
import {
	baseAddress,
	httpAddress,
	lines,
	listed,
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
/** Addresses as Fastify's `trustProxy` takes them. */
const trustedProxies = listed().refine(
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
const phonePrefixes = listed().refine(
	(prefixes) => prefixes.length > 0 && prefixes.every((prefix) => /^\+[1-9]\d{0,6}$/.test(prefix)),
	PREFIXES,
);

const MOST_PHONES = 2;
const PHONES = `at most ${MOST_PHONES} phone numbers with commas between them, as people write them: +91 11 2345 6789`;
const phones = listed().refine(
	(numbers) => numbers.length <= MOST_PHONES && numbers.every((phone) => /^\+?[\d\s()-]{6,20}$/.test(phone)),
	PHONES,
);

const SOCIAL = "names and addresses with commas between them: YouTube=https://youtube.com/@example";
const socialLinks = listed()
	.transform((links) =>
		links.map((link) => {
			const [, name = "", address = ""] = /^([^=]+)=(.*)$/.exec(link) ?? [];
			return { name: name.trim(), address: address.trim() };
		}),
	)
	.refine((links) => links.every(({ name, address }) => name !== "" && /^https:\/\/[^\s"]+$/.test(address)), SOCIAL);

const HOSTS = "hosts with commas between them: pictures.example.org, or http://pictures.example.org:8080 without TLS";
/** Origins; a host alone is one of https. */
const imageHosts = listed()
	.transform((hosts) => hosts.map((host) => URL.parse(/^https?:\/\//.test(host) ? host : `https://${host}`)))
	.refine(
		(hosts) => hosts.every((host) => host !== null && host.href === `${host.origin}/` && !host.hostname.includes("*")),
		HOSTS,
	)
	.transform((hosts) => hosts.flatMap((host) => host?.origin ?? []));

const WATCHER =
	"an address that hosts of watched pages may write to: an e-mail address, or a page that begins with https://";
const contactOfWatch = z.union([z.email(), z.url({ protocol: /^https$/ })], WATCHER);

/** Every setting, in the order of .env.example, as the commands read it: a program picks its own and says where it needs more. */
export const settingsTable = {
	/** The part that `npm start` starts: everything, or one program where each has a machine or a unit of its own. */
	ROLE: oneOf(["all", "web", "api", "worker"]).default("all"),
	/** How long the backend still answers, and says that it is not ready, after it was told to end. */
	DRAIN_SECONDS: wholeNumber("seconds", 0).default(1),
	/** The address at which the site listens. */
	HOST: z.string().default("127.0.0.1"),
	PORT: port().default(3000),
	/** Proxies whose X-Forwarded-For the site and the backend trust. Unset: those on this machine, whose address nobody on a network has. */
	TRUSTED_PROXIES: trustedProxies.default(["loopback"]),
	/** The ports at which Prometheus asks the site, and the backend, at HOST; unset, none. */
	METRICS_PORT: port().optional(),
	BACKEND_METRICS_PORT: port().optional(),
	/** The collector to which both send the spans of requests, by OTLP over HTTP; unset, none. */
	OTEL_EXPORTER_OTLP_ENDPOINT: baseAddress().optional(),
	SITE_NAME: z.string().default("Uchit"),
	/** The address that visitors see, when it is not HOST and PORT. */
	SITE_URL: baseAddress().optional(),
	/** The backend and the content system that the site asks. One of ours is started while one of them is unset. */
	BACKEND_URL: baseAddress().optional(),
	CONTENT_URL: baseAddress().optional(),
	/** The public address of the backend's interface, when it is not BACKEND_URL: the page about open data names it. */
	API_URL: baseAddress().optional(),
	BACKEND_PORT: port().default(4000),
	/** Proves to the backend that the site asks. Made once and kept in DATA_DIR when unset. */
	BACKEND_KEY: secret(16, "our own programs know").optional(),
	/** Signs what the content system hands out: tokens of staff, links of previews. Made once and kept in DATA_DIR when unset. */
	CONTENT_SECRET: secret(32, "the content system knows").optional(),
	/** Origins beside the site's own from which the editors' desk may call the content system. */
	STUDIO_ORIGINS: z.string().optional(),
	/** Whether admins, moderators and the lead desk need a second factor to do anything at the desk. */
	STAFF_SECOND_FACTOR: z.enum(["required", "optional"], "required or optional").default("required"),
	/** Whether a corrected figure (fee, rank, seats …) is shown only when a second person of the desk agrees. */
	FIGURES_SECOND_PERSON: z.enum(["required", "optional"], "required or optional").default("optional"),
	/** How long the access token of a member of staff lives; its holder is asked for the refresh token after it. */
	ACCESS_TOKEN_SECONDS: wholeNumber("seconds", 1).default(900),
	/** A PostgreSQL of yours; unset, one of ours runs in DATA_DIR on POSTGRES_PORT. */
	DATABASE_URL: postgresAddress().optional(),
	/** The same as who owns its tables, for migrations and loads; unset, DATABASE_URL's role owns them. */
	DATABASE_ADMIN_URL: postgresAddress().optional(),
	DATABASE_READ_URL: postgresAddress().optional(),
	/** Whether the network between the machines of a site encrypts by itself, so that addresses without TLS may lead over it. */
	NETWORK_ENCRYPTED: onOrOff().default("off"),
	/** Connections of each backend for leads, codes and sessions alone: readers have 20 of their own. */
	DATABASE_PEOPLE_CONNECTIONS: wholeNumber("connections", 1).default(8),
	POSTGRES_PORT: port().default(54_320),
	DATA_DIR: z.string().default(".data"),
	/** How to reach the site's operators. */
	CONTACT_ADDRESS: lines().optional(),
	CONTACT_PHONES: phones.default([]),
	SOCIAL_LINKS: socialLinks.default([]),
	/** The person who answers grievances: name, address, hours, as the pages show it. */
	GRIEVANCE_CONTACT: lines().optional(),
	/** Pages that the site makes anew for one address in a minute; 0 for any number. */
	PAGES_PER_MINUTE: wholeNumber("pages", 0).default(600),
	PAGE_CACHE_MB: wholeNumber("megabytes", 1).default(256),
	/** The folder of the uploaded files' bytes; unset, in DATA_DIR. */
	FILES_DIR: z.string().optional(),
	/** The largest file that may be uploaded. */
	UPLOAD_MAX_MB: wholeNumber("megabytes", 1).default(10),
	/** Under which contacts and names lie in the database, newest first, and by which they are found. Made once and kept in DATA_DIR when unset. */
	PERSONAL_KEYS: personalKeys.optional(),
	LOOKUP_KEY: lookupKey.optional(),
	/** Seals the cookie of signed-in visitors. Made once and kept in DATA_DIR when unset. */
	AUTH_SECRET: secret(32, "the site knows").optional(),
	/** The gateways of codes and letters; while one is unset, what would leave there is printed to the log. */
	SMS_GATEWAY_URL: httpAddress().optional(),
	SMS_GATEWAY_KEY: z.string().optional(),
	/** The template of codes that the operators of phone networks have registered. */
	OTP_TEMPLATE_ID: z.string().optional(),
	/** To the numbers of which countries anything is sent, and how many codes a day to those of each one but India. */
	OTP_COUNTRIES: phonePrefixes.default(["+91"]),
	OTP_ABROAD_PER_DAY: wholeNumber("codes", 0).default(100),
	SMTP_URL: smtpAddress().optional(),
	MAIL_FROM: z.string().optional(),
	/** The token for leads to a content system that is not ours, and their other receivers: apps/backend/src/lead/rules/webhooks.ts. */
	CONTENT_TOKEN: z.string().optional(),
	LEAD_WEBHOOKS: z.string().optional(),
	/** How long a lead is kept after the last contact; of somebody under 18, half of it. */
	LEAD_KEPT_DAYS: wholeNumber("days", 1).default(183),
	/** Somebody else who vouches for visitors, by OpenID Connect. */
	OIDC_ISSUER: baseAddress().optional(),
	OIDC_CLIENT_ID: z.string().optional(),
	OIDC_CLIENT_SECRET: z.string().optional(),
	OIDC_NAME: z.string().optional(),
	/** An outside provider of one-time passwords: its script for the browser, and where its tokens are looked up. */
	OTP_PROVIDER_SCRIPT: baseAddress().optional(),
	OTP_PROVIDER_USERINFO_URL: httpAddress().optional(),
	OTP_PROVIDER_CLIENT_ID: z.string().default("uchit"),
	OTP_PROVIDER_CLIENT_SECRET: z.string().optional(),
	/** How often a browser asks again whether its visitor is still signed in; 0 is never. */
	SESSION_POLL_SECONDS: wholeNumber("seconds", 0, DAY_SECONDS).default(0),
	/** Whether it asks on without a network. */
	SESSION_POLL_OFFLINE: onOrOff().default("off"),
	/** The service that counts visits of those who agreed to it: its script, and its name for this site. */
	ANALYTICS_SCRIPT: baseAddress().optional(),
	ANALYTICS_SITE: z.string().max(200, "at most 200 characters").optional(),
	/** Whether a college without reviews shows a rating that is marked as a sample. */
	DISPLAY_RATING: onOrOff().default("off"),
	/** Hosts beside our own content system whose pictures the site may show in its own sizes. */
	IMAGE_HOSTS: imageHosts.default([]),
	/** The most that each program keeps of pictures that it made smaller, in DATA_DIR. */
	IMAGE_CACHE_MB: wholeNumber("megabytes", 1).default(256),
	/** Whether the pages of sources and exams are looked at by themselves, and whom their hosts may write to about it. */
	WATCH: onOrOff().default("off"),
	WATCH_CONTACT: contactOfWatch.optional(),
	LOG_LEVEL: oneOf(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
} as const;
