import { join } from "node:path";
import { parseSettings } from "@uchit/settings/parse-settings.ts";
import { isLocalAddress, oneOf, port, requireEncryption } from "@uchit/settings/parts.ts";
import { settingsTable } from "@uchit/settings/table.ts";
import * as z from "zod";
import { parseEncryptionKeys } from "#backend/personal/keys.ts";
import { WEBHOOKS, Webhooks } from "./lead/rules/webhooks.ts";

/** Reads the backend's settings. @throws BadSettings */
export function parseEnv(variables: Record<string, string | undefined>): Env {
	return parseSettings(Env, variables);
}

const PROVIDER_SECRET = "the secret by which the provider of OTP_PROVIDER_USERINFO_URL knows us";
const ORIGINS = "origins such as https://desk.example.org, separated by commas";
const PERSONAL = "keys of which no two have the same name";

const { DATABASE_URL, BACKEND_KEY, SITE_URL, CONTENT_SECRET, PERSONAL_KEYS, LOOKUP_KEY } = settingsTable;
const Fields = z
	.object(settingsTable)
	.pick({
		DRAIN_SECONDS: true,
		HOST: true,
		OTEL_EXPORTER_OTLP_ENDPOINT: true,
		TRUSTED_PROXIES: true,
		DATABASE_READ_URL: true,
		NETWORK_ENCRYPTED: true,
		DATABASE_PEOPLE_CONNECTIONS: true,
		SITE_NAME: true,
		SMS_GATEWAY_URL: true,
		SMS_GATEWAY_KEY: true,
		OTP_TEMPLATE_ID: true,
		OTP_COUNTRIES: true,
		OTP_ABROAD_PER_DAY: true,
		SMTP_URL: true,
		MAIL_FROM: true,
		OTP_PROVIDER_USERINFO_URL: true,
		OTP_PROVIDER_CLIENT_ID: true,
		OTP_PROVIDER_CLIENT_SECRET: true,
		CONTENT_URL: true,
		CONTENT_TOKEN: true,
		LEAD_KEPT_DAYS: true,
		STAFF_SECOND_FACTOR: true,
		FIGURES_SECOND_PERSON: true,
		ACCESS_TOKEN_SECONDS: true,
		DATA_DIR: true,
		FILES_DIR: true,
		UPLOAD_MAX_MB: true,
		IMAGE_CACHE_MB: true,
		WATCH: true,
		WATCH_CONTACT: true,
		LOG_LEVEL: true,
	})
	.extend({
		/** `api` answers requests, `worker` runs background work (and answers health checks only), `all` does both. */
		ROLE: oneOf(["all", "api", "worker"]).default("all"),
		PORT: port(0).default(4000),
		METRICS_PORT: port(0).optional(),
		DATABASE_URL: DATABASE_URL.unwrap(),
		BACKEND_KEY: BACKEND_KEY.unwrap(),
		SITE_URL: SITE_URL.unwrap().default("http://127.0.0.1:3000"),
		CONTENT_SECRET: CONTENT_SECRET.unwrap(),
		/** The newest key encrypts; older ones still decrypt what they encrypted. */
		PERSONAL_KEYS: PERSONAL_KEYS.unwrap().transform((text, context) => {
			const keys = parseEncryptionKeys(text);
			if (keys !== undefined) return keys;
			context.addIssue({ code: "custom", message: PERSONAL });
			return z.NEVER;
		}),
		LOOKUP_KEY: LOOKUP_KEY.unwrap().transform((hex) => Buffer.from(hex, "hex")),
		LEAD_WEBHOOKS: z
			.string()
			.default("[]")
			.transform((text, context) => {
				const webhooks = Webhooks.safeParse(text);
				if (webhooks.success) return webhooks.data;
				context.addIssue({ code: "custom", message: WEBHOOKS });
				return z.NEVER;
			}),
		STUDIO_ORIGINS: z
			.string()
			.default("")
			.transform((text, context) => parseOrigins(text, () => context.addIssue({ code: "custom", message: ORIGINS }))),
	});
const Env = Fields.superRefine(requireProviderSecret)
	.superRefine(requireGateways)
	.superRefine(requireContactOfWatch)
	.superRefine(requireEncryption(["DATABASE_URL", "DATABASE_READ_URL", "CONTENT_URL", "SMS_GATEWAY_URL", "SMTP_URL"]))
	.transform((env) => ({
		...env,
		/** Uploaded files are with our other data unless FILES_DIR is set. */
		FILES_DIR: env.FILES_DIR ?? join(env.DATA_DIR, "files"),
		MAIL_FROM: env.MAIL_FROM ?? `${env.SITE_NAME} <no-reply@${new URL(env.SITE_URL).hostname}>`,
		/** Our own content system is called in process, without HTTP. */
		CONTENT_URL: env.CONTENT_URL === `http://${env.HOST}:${env.PORT}` ? undefined : env.CONTENT_URL,
	}));
export type Env = z.infer<typeof Env>;

/** An outside provider without a secret must not be sent a secret of ours in its place. */
function requireProviderSecret(env: z.infer<typeof Fields>, context: z.core.$RefinementCtx): void {
	if (env.OTP_PROVIDER_USERINFO_URL === undefined || env.OTP_PROVIDER_CLIENT_SECRET !== undefined) return;
	context.addIssue({ code: "custom", path: ["OTP_PROVIDER_CLIENT_SECRET"], message: PROVIDER_SECRET });
}

/** A program that contacts other people's servers must name its owner. */
function requireContactOfWatch(env: z.infer<typeof Fields>, context: z.core.$RefinementCtx): void {
	if (env.WATCH === "off" || env.WATCH_CONTACT !== undefined) return;
	const message = "an address that hosts of watched pages may write to, as WATCH is on";
	context.addIssue({ code: "custom", path: ["WATCH_CONTACT"], message });
}

/** Without a gateway codes are in the log, readable by anybody on this machine, so a public site refuses to start. */
function requireGateways(env: z.infer<typeof Fields>, context: z.core.$RefinementCtx): void {
	if (!env.SITE_URL.startsWith("https:") || isLocalAddress(env.SITE_URL)) return;
	for (const name of ["SMS_GATEWAY_URL", "SMTP_URL"] as const) {
		if (env[name] !== undefined) continue;
		context.addIssue({ code: "custom", path: [name], message: GATEWAYS[name] });
	}
}

const GATEWAYS = {
	SMS_GATEWAY_URL:
		"the gateway that sends codes by SMS, as SITE_URL is an address for the public: without it codes and links would be written to the log",
	SMTP_URL:
		"the mail server that sends codes and links, as SITE_URL is an address for the public: without it they would be written to the log",
};

function parseOrigins(text: string, refuse: () => void): string[] {
	const origins = text.split(",").map((part) => part.trim());
	return origins.flatMap((origin) => {
		if (origin === "") return [];
		if (/^https?:\/\//.test(origin) && URL.canParse(origin)) return [new URL(origin).origin];
		refuse();
		return [];
	});
}
