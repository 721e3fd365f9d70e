import { once } from "node:events";
import { createServer } from "node:http";
import type { SignUpDraft } from "@uchit/contract/internal-auth.ts";
import { LOG_OPTIONS } from "@uchit/logging/log-options.ts";
import {
	type FastifyBaseLogger,
	type FastifyInstance,
	fastify,
	type InjectOptions,
	type LightMyRequestResponse,
} from "fastify";
import { pino } from "pino";
import { afterAll, beforeAll } from "vitest";
import { toDraftCookie } from "#app/account/login/sign-up-draft.server.ts";
import { registerAuth } from "#server/auth/register-auth.ts";
import { type Env, parseEnv } from "#server/env.ts";
import { registerErrors } from "#server/errors.ts";

export const SITE = "https://uchit.example";
export const KEY = "a key of the sign-in tests";
const SECRET = "a secret of the sign-in tests, long enough";

export type TrialAuth = { env: Env; app: FastifyInstance; logged: string[]; clock: { now: number } };

export function trialAuth(backendUrl: () => Promise<string>, settings: Record<string, string> = {}): TrialAuth {
	let made: { env: Env; app: FastifyInstance } | undefined;
	const logged: string[] = [];
	const clock = { now: Date.now() };
	beforeAll(async () => {
		const own = { BACKEND_KEY: KEY, AUTH_SECRET: SECRET, SITE_URL: SITE, GRIEVANCE_CONTACT: "A. Rao" };
		const common = { ...own, BACKEND_URL: await backendUrl() };
		const env = parseEnv({ ...common, ...settings });
		const log: FastifyBaseLogger = pino(
			{ level: "debug", ...LOG_OPTIONS },
			{ write: (line: string) => logged.push(line) },
		);
		const app = fastify({ loggerInstance: log, trustProxy: env.TRUSTED_PROXIES });
		registerErrors(app);
		registerAuth(app, { env, now: () => clock.now });
		made = { env, app };
	});
	afterAll(() => made?.app.close());
	const get = () => {
		if (made === undefined) throw new Error("The service is there only while tests run");
		return made;
	};
	return {
		logged,
		clock,
		get env() {
			return get().env;
		},
		get app() {
			return get().app;
		},
	};
}

/** Without preparing the search, which these tests do not use. */
export async function serve(app: FastifyInstance): Promise<string> {
	await app.ready();
	const server = createServer((request, response) => app.routing(request, response)).listen(0, "127.0.0.1");
	await once(server, "listening");
	afterAll(() => {
		server.closeAllConnections();
		server.close();
	});
	const address = server.address();
	if (typeof address !== "object" || address === null) throw new Error("The server has no port.");
	return `http://127.0.0.1:${address.port}`;
}

type Form = Record<string, string>;
type Headers = Record<string, string>;

/** Stores cookies, and sends what the library's client or a plain form would. */
export class TrialBrowser {
	readonly cookies = new Map<string, string>();
	readonly #auth: TrialAuth;
	readonly #headers: Headers;

	constructor(auth: TrialAuth, headers: Headers = {}) {
		this.#auth = auth;
		this.#headers = { host: "uchit.example", "x-forwarded-proto": "https", ...headers };
	}

	async ask(options: InjectOptions): Promise<LightMyRequestResponse> {
		const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
		const headers = { ...this.#headers, ...(cookie !== "" && { cookie }), ...options.headers };
		const reply = await this.#auth.app.inject({ ...options, headers });
		for (const { name, value, maxAge } of reply.cookies) {
			if (maxAge === 0 || value === "") this.cookies.delete(name);
			else this.cookies.set(name, encodeURIComponent(value));
		}
		return reply;
	}

	get(path: string, headers: Headers = {}): Promise<LightMyRequestResponse> {
		return this.ask({ url: toPath(path), headers });
	}

	post(path: string, form: Form, headers: Headers = {}): Promise<LightMyRequestResponse> {
		const type = { "content-type": "application/x-www-form-urlencoded" };
		const payload = new URLSearchParams(form).toString();
		return this.ask({ method: "POST", url: toPath(path), payload, headers: { ...type, ...headers } });
	}

	postJson(path: string, body: object, headers: Headers = {}): Promise<LightMyRequestResponse> {
		const type = { "content-type": "application/json" };
		return this.ask({ method: "POST", url: path, payload: JSON.stringify(body), headers: { ...type, ...headers } });
	}

	async csrfToken(): Promise<string> {
		return String((await this.get("/api/auth/csrf")).json().csrfToken);
	}

	/** Signs in as the library's client does: the answer is `{ url }`. */
	async signIn(provider: string, fields: Form, { callbackUrl = "/account", json = "true" } = {}) {
		const action = provider === "otp" ? "callback" : "signin";
		const csrfToken = await this.csrfToken();
		return this.post(`/api/auth/${action}/${provider}`, { csrfToken, callbackUrl, json, ...fields });
	}

	async session(): Promise<{ user?: { id: string; name: string; language: string }; expires?: string }> {
		return (await this.get("/api/auth/session")).json();
	}

	setDraft(draft: SignUpDraft): void {
		const [name = "", value = ""] = (toDraftCookie(draft, true).split(";")[0] ?? "").split("=");
		this.cookies.set(name, value);
	}
}

export async function followRedirects(browser: TrialBrowser, reply: LightMyRequestResponse): Promise<string> {
	const location = String(reply.headers.location ?? reply.json().url);
	const path = toPath(location);
	return path.startsWith("/api/auth/") ? followRedirects(browser, await browser.get(path)) : path;
}

function toPath(address: string): string {
	return address.startsWith(SITE) ? address.slice(SITE.length) || "/" : address;
}
