import { createHmac } from "node:crypto";
import { TRUSTED_PROXIES_FORM, trustedProxies } from "@uchit/contract/network.ts";
import * as z from "zod";

/** A setting of the environment is missing or wrong; the message names each one and what was expected. */
export class BadSettings extends Error {
	override name = "BadSettings";
}

/** The settings of the web program. Addresses carry no slash at the end. */
export type Env = z.infer<typeof Env>;

/** @throws BadSettings */
export function parseEnv(source: NodeJS.ProcessEnv): Env {
	const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
	const parsed = Env.safeParse(given);
	if (parsed.success) return parsed.data;
	const complaints = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
	throw new BadSettings(complaints.join("; "));
}

const Port = wholeNumber(0, 65_535);
const Address = z
	.url({ protocol: /^https?$/, error: "expected an address that begins with http:// or https://" })
	.transform((url) => url.replace(/\/+$/, ""));

const MOST_PHONES = 2;
const PHONES = `expected at most ${MOST_PHONES} phone numbers with commas between them, as people write them: +91 11 2345 6789`;
const Phones = listed()
	.refine(
		(phones) => phones.length <= MOST_PHONES && phones.every((phone) => /^\+?[\d\s()-]{6,20}$/.test(phone)),
		PHONES,
	)
	.default([]);

const SOCIAL = "expected names and addresses with commas between them: YouTube=https://youtube.com/@example";
const SocialLinks = listed()
	.transform((links) =>
		links.map((link) => {
			const [, name = "", address = ""] = /^([^=]+)=(.*)$/.exec(link) ?? [];
			return { name: name.trim(), address: address.trim() };
		}),
	)
	.refine((links) => links.every(({ name, address }) => name !== "" && /^https:\/\/[^\s"]+$/.test(address)), SOCIAL)
	.default([]);

const HOSTS =
	"expected hosts with commas between them: pictures.example.org, or http://pictures.example.org:8080 without TLS";
/** Origins; a host alone is one of https. */
const ImageHosts = listed()
	.transform((hosts) => hosts.map((host) => URL.parse(/^https?:\/\//.test(host) ? host : `https://${host}`)))
	.refine(
		(hosts) => hosts.every((host) => host !== null && host.href === `${host.origin}/` && !host.hostname.includes("*")),
		HOSTS,
	)
	.transform((hosts) => hosts.flatMap((host) => host?.origin ?? []))
	.default([]);

const Env = z
	.object({
		NODE_ENV: oneOf(["production", "development", "test"]).default("production"),
		HOST: z.string().default("127.0.0.1"),
		PORT: Port.default(3000),
		METRICS_PORT: Port.optional(),
		TRUSTED_PROXIES: trustedProxies(`expected ${TRUSTED_PROXIES_FORM}`),
		BACKEND_URL: Address.default("http://127.0.0.1:4000"),
		CONTENT_URL: Address.optional(),
		API_URL: Address.optional(),
		BACKEND_KEY: z
			.string({ error: "expected the key that the backend has too" })
			.min(16, { error: "expected at least 16 characters" }),
		AUTH_SECRET: z.string().min(32, { error: "expected at least 32 characters" }).optional(),
		OIDC_ISSUER: Address.optional(),
		OIDC_CLIENT_ID: z.string().optional(),
		OIDC_CLIENT_SECRET: z.string().optional(),
		OIDC_NAME: z.string().optional(),
		OTP_PROVIDER_SCRIPT: Address.optional(),
		OTP_PROVIDER_CLIENT_ID: z.string().default("uchit"),
		SESSION_POLL_SECONDS: wholeNumber(0, 86_400).default(0),
		SESSION_POLL_OFFLINE: oneOf(["on", "off"]).default("off"),
		ANALYTICS_SCRIPT: Address.optional(),
		ANALYTICS_SITE: z.string().max(200).optional(),
		SITE_NAME: z.string().default("Uchit"),
		SITE_URL: Address.optional(),
		CONTACT_ADDRESS: z
			.string()
			.transform((text) => text.replaceAll("\\n", "\n"))
			.optional(),
		CONTACT_PHONES: Phones,
		GRIEVANCE_CONTACT: z
			.string()
			.transform((text) => text.replaceAll("\\n", "\n"))
			.optional(),
		SOCIAL_LINKS: SocialLinks,
		DESIGN_PAGE: oneOf(["on", "off"]).default("off"),
		DISPLAY_RATING: oneOf(["on", "off"]).default("off"),
		PAGES_PER_MINUTE: wholeNumber(0, 1_000_000).default(600),
		PAGE_CACHE_MB: wholeNumber(1, 1_000_000).default(256),
		DATA_DIR: z.string().default(".data"),
		IMAGE_HOSTS: ImageHosts,
		IMAGE_CACHE_MB: wholeNumber(1, 1_000_000).default(256),
		LOG_LEVEL: oneOf(["trace", "debug", "info", "warn", "error", "fatal", "silent"]).default("info"),
	})
	.refine(({ OIDC_ISSUER, OIDC_CLIENT_ID }) => (OIDC_ISSUER === undefined) === (OIDC_CLIENT_ID === undefined), {
		path: ["OIDC_CLIENT_ID"],
		error: "expected beside OIDC_ISSUER, and only there",
	})
	.refine(({ SITE_URL, GRIEVANCE_CONTACT }) => GRIEVANCE_CONTACT !== undefined || isOnlyHere(SITE_URL), {
		path: ["GRIEVANCE_CONTACT"],
		error: "expected, where SITE_URL is an address for the public: who answers complaints, by name and address",
	})
	.transform((env) => ({
		...env,
		/** The content system answers beside the backend unless it has an address of its own. */
		CONTENT_URL: env.CONTENT_URL ?? env.BACKEND_URL,
		/** Where programs of others ask: the address that the page about open data names. */
		API_URL: env.API_URL ?? env.BACKEND_URL,
		/** The address that visitors see: the origin of every address that a page names in full. */
		SITE_URL: env.SITE_URL ?? `http://localhost:${env.PORT}`,
		/** All instances have the same one, so that a visitor who is signed in at one is so at all. */
		AUTH_SECRET: env.AUTH_SECRET ?? createHmac("sha256", env.BACKEND_KEY).update("sessions of visitors").digest("hex"),
	}));

/** Whether nobody but those at this machine can visit the site. */
function isOnlyHere(address: string | undefined): boolean {
	return address === undefined || /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(address).hostname);
}

/** What stands between commas. */
function listed() {
	return z.string().transform((text) =>
		text
			.split(",")
			.map((part) => part.trim())
			.filter((part) => part !== ""),
	);
}

function wholeNumber(least: number, most: number) {
	const error = `expected a whole number from ${least} to ${most}`;
	return z.coerce.number({ error }).int({ error }).min(least, { error }).max(most, { error });
}

function oneOf<const Value extends string>(values: readonly Value[]) {
	return z.enum(values, { error: `expected one of ${values.join(", ")}` });
}
