import { createHmac } from "node:crypto";
import { parseSettings } from "@uchit/settings/parse-settings.ts";
import { isLocalAddress, oneOf, port, requireEncryption } from "@uchit/settings/parts.ts";
import { settingsTable } from "@uchit/settings/table.ts";
import * as z from "zod";

/** The settings of the web program. Addresses have no trailing slash. */
export type Env = z.infer<typeof Env>;

/** @throws BadSettings */
export function parseEnv(variables: NodeJS.ProcessEnv): Env {
	return parseSettings(Env, variables);
}

const { BACKEND_URL, BACKEND_KEY } = settingsTable;
const Env = z
	.object(settingsTable)
	.pick({
		HOST: true,
		OTEL_EXPORTER_OTLP_ENDPOINT: true,
		TRUSTED_PROXIES: true,
		CONTENT_URL: true,
		NETWORK_ENCRYPTED: true,
		API_URL: true,
		AUTH_SECRET: true,
		OIDC_ISSUER: true,
		OIDC_CLIENT_ID: true,
		OIDC_CLIENT_SECRET: true,
		OIDC_NAME: true,
		OTP_PROVIDER_SCRIPT: true,
		OTP_PROVIDER_CLIENT_ID: true,
		SESSION_POLL_SECONDS: true,
		SESSION_POLL_OFFLINE: true,
		ANALYTICS_SCRIPT: true,
		ANALYTICS_SITE: true,
		SITE_NAME: true,
		SITE_URL: true,
		CONTACT_ADDRESS: true,
		CONTACT_PHONES: true,
		GRIEVANCE_CONTACT: true,
		SOCIAL_LINKS: true,
		DISPLAY_RATING: true,
		PAGES_PER_MINUTE: true,
		PAGE_CACHE_MB: true,
		DATA_DIR: true,
		IMAGE_HOSTS: true,
		IMAGE_CACHE_MB: true,
		LOG_LEVEL: true,
	})
	.extend({
		NODE_ENV: oneOf(["production", "development", "test"]).default("production"),
		PORT: port(0).default(3000),
		METRICS_PORT: port(0).optional(),
		BACKEND_URL: BACKEND_URL.unwrap().default("http://127.0.0.1:4000"),
		BACKEND_KEY: BACKEND_KEY.unwrap(),
	})
	.refine(({ OIDC_ISSUER, OIDC_CLIENT_ID }) => (OIDC_ISSUER === undefined) === (OIDC_CLIENT_ID === undefined), {
		path: ["OIDC_CLIENT_ID"],
		error: "beside OIDC_ISSUER, and only there",
	})
	.refine(({ SITE_URL, GRIEVANCE_CONTACT }) => GRIEVANCE_CONTACT !== undefined || isLocalAddress(SITE_URL), {
		path: ["GRIEVANCE_CONTACT"],
		error: "who answers complaints, by name and address, where SITE_URL is an address for the public",
	})
	.superRefine(requireEncryption(["BACKEND_URL", "CONTENT_URL"]))
	.transform((env) => ({
		...env,
		/** The backend serves the content system too, by default. */
		CONTENT_URL: env.CONTENT_URL ?? env.BACKEND_URL,
		/** The API's public address, as the page about open data prints it. */
		API_URL: env.API_URL ?? env.BACKEND_URL,
		/** The public address: the origin of every complete address in a page. */
		SITE_URL: env.SITE_URL ?? `http://localhost:${env.PORT}`,
		/** The same for all instances, so that a session at one is valid at all. */
		AUTH_SECRET: env.AUTH_SECRET ?? createHmac("sha256", env.BACKEND_KEY).update("sessions of visitors").digest("hex"),
	}));
