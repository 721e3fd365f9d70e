import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { VISITOR_ADDRESS_HEADER } from "@uchit/contract/visitor.ts";
import type { FastifyBaseLogger } from "fastify";
import { createRequestHandler, type RequestHandler, RouterContextProvider } from "react-router";
import { languageOf } from "#app/platform/i18n/language.ts";
import type { PolicyUse, RequestContext } from "#app/platform/request-context.ts";
import { analyticsOf } from "#server/analytics.ts";
import { oidcSettingsOf } from "#server/auth/oidc-settings.ts";
import { requesterOf } from "#server/auth/visitor/requester-of.ts";
import { drawCard } from "#server/card.ts";
import type { Env } from "#server/env.ts";
import { type Page, type Rendered, toPage } from "#server/pages/page.ts";
import { hashOwnScripts, toPolicyFor } from "#server/security.ts";
import type { Site, SiteBuild } from "#server/site.ts";
import { delayScripts } from "./delay-scripts.ts";
import type { Requester } from "./requester.ts";

export class RenderTimeout extends Error {
	override name = "RenderTimeout";
}

/** React Router failed without a page; the reason is logged already. */
export class RenderFailed extends Error {
	override name = "RenderFailed";
}

type OwnRequest = {
	method: string;
	headers: IncomingHttpHeaders;
	body: Uint8Array | undefined;
	visitorAddress: string | undefined;
};

export type RenderJob = {
	url: string;
	/** Absent for a shared page: nothing is known about any visitor. */
	own?: OwnRequest;
	changes: number | undefined;
};

/** Makes a whole page. Rejects only without anything to show, not even an error page. */
export type Render = (job: RenderJob) => Promise<Page>;

export const RENDER_LIMIT_MS = 10_000;

/**
 * Ends work that a page began and did not await. It also frees the page: Node keeps a Request's signal as long as the
 * Request, and the signal's listeners would keep the Request, 230 kB per render.
 */
const RENDER_OVER = new Error("the render is over");

type RenderOptions = { env: Env; site: Site; log: Pick<FastifyBaseLogger, "error" | "warn">; limitMs?: number };

export function createRender({ env, site, log, limitMs = RENDER_LIMIT_MS }: RenderOptions): Render {
	const getHandler = createHandlerSource(site, env.NODE_ENV);
	const toPolicy = toPolicyFor(site.kind);

	return async ({ url, own, changes }) => {
		const startedAt = performance.now();
		const { handle, build } = await getHandler();
		const controller = new AbortController();
		const timeout = setTimeout(
			() => controller.abort(new RenderTimeout(`${url} took longer than ${limitMs} ms`)),
			limitMs,
		);
		const { context, made } = createContext(env, controller.signal, {
			language: languageOf(new URL(url).pathname),
			changes,
			...(own === undefined ? EVERYONE : requesterOf(own, env)),
			reportError: (error) => {
				if (site.kind === "development") site.mendStack(error);
				log.error({ err: error, url }, "an error page was rendered");
			},
			reportQuietly: (what, error) => log.warn({ err: error, url }, what),
		});
		try {
			const request = new Request(url, { ...(own && toInit(own)), signal: controller.signal });
			const provider = new RouterContextProvider(new Map([[build.entry.module.requestContext, context]]));
			const answer = handle(request, provider).then((response) => toRendered(response, { context, made, startedAt }));
			const rendered = await Promise.race([answer, rejectOnAbort(controller.signal)]);
			if (own !== undefined) rendered.headers.set("cache-control", "no-store");
			else if (rendered.headers.has("set-cookie"))
				throw new Error("a page is the same for everyone, so it cannot set a cookie");
			return await toPage(rendered, toPolicy);
		} finally {
			clearTimeout(timeout);
			controller.abort(RENDER_OVER);
		}
	};
}

function toInit({ method, headers, body, visitorAddress }: OwnRequest): RequestInit {
	const sent = new Headers();
	for (const [name, value] of Object.entries(headers)) {
		for (const one of [value ?? []].flat()) sent.append(name, one);
	}
	sent.set(VISITOR_ADDRESS_HEADER, visitorAddress ?? "");
	return { method, headers: sent, ...(body !== undefined && { body: Uint8Array.from(body) }) };
}

function createHandlerSource(site: Site, mode: string) {
	let current: { build: SiteBuild; handle: RequestHandler } | undefined;
	return async () => {
		const build = await site.getBuild();
		if (current?.build !== build) current = { build, handle: createRequestHandler(build, mode) };
		return current;
	};
}

/** A cached page must not depend on a visitor. */
const EVERYONE: Requester = {
	visitor: async () => throwNotPersonal(),
	csrf: throwNotPersonal,
	browser: throwNotPersonal,
	isSecure: throwNotPersonal,
};

function throwNotPersonal(): never {
	throw new Error("This page is everyone's: let its handle say that it is personal.");
}

type RequestPart = Requester & Pick<RequestContext, "language" | "reportError" | "reportQuietly" | "changes">;
type RenderResults = {
	html: string | undefined;
	freshMs: number | undefined;
	isShort: boolean;
	cookies: Set<string>;
	origins: Origins;
};
type Origins = Record<PolicyUse, Set<string>>;

function createContext(env: Env, signal: AbortSignal, parts: RequestPart) {
	const { language, reportError, reportQuietly, changes, visitor, csrf, browser, isSecure } = parts;
	const reported = new Set<unknown>();
	const made: RenderResults = {
		html: undefined,
		freshMs: undefined,
		isShort: false,
		cookies: new Set(),
		origins: { scripts: new Set(), forms: new Set() },
	};
	const context: RequestContext = {
		language,
		backend: { url: env.BACKEND_URL, key: env.BACKEND_KEY },
		contentUrl: env.CONTENT_URL,
		apiUrl: env.API_URL,
		changes,
		siteName: env.SITE_NAME,
		drawCard: (card) => drawCard(card, env.SITE_NAME),
		contact: toContact(env),
		visitor,
		csrf,
		browser: () => {
			const { id, setCookie } = browser();
			if (setCookie !== undefined) made.cookies.add(setCookie);
			return id;
		},
		isSecure,
		signIn: toSignIn(env),
		analytics: analyticsOf(env),
		allowOrigin: (use, origin) => made.origins[use].add(origin),
		displayRating: env.DISPLAY_RATING === "on",
		cacheTags: new Set(),
		limitFreshness: (ms) => {
			made.freshMs = Math.min(ms, made.freshMs ?? ms);
		},
		noteShort: () => {
			made.isShort = true;
		},
		signal,
		takeHtml: (html) => {
			made.html = html;
		},
		scriptNonce: randomUUID(),
		reportQuietly,
		reportError: (error) => {
			// After the time limit every open fetch fails too; only the limit is logged.
			if (reported.has(error) || signal.aborted) return;
			reported.add(error);
			reportError(error);
		},
	};
	return { context, made };
}

function toSignIn(env: Env): RequestContext["signIn"] {
	const oidc = oidcSettingsOf(env);
	const { OTP_PROVIDER_SCRIPT: address, OTP_PROVIDER_CLIENT_ID: clientId, SESSION_POLL_SECONDS: pollSeconds } = env;
	return {
		oidc: oidc && { name: oidc.name, origin: new URL(oidc.issuer).origin },
		otpScript: address === undefined ? undefined : { address, clientId },
		pollSeconds,
		pollsOffline: env.SESSION_POLL_OFFLINE === "on",
	};
}

function toContact(env: Env): RequestContext["contact"] {
	return {
		address: env.CONTACT_ADDRESS,
		phones: env.CONTACT_PHONES,
		social: env.SOCIAL_LINKS,
		grievance: env.GRIEVANCE_CONTACT,
	};
}

type RenderState = { context: RequestContext; made: RenderResults; startedAt: number };

async function toRendered(response: Response, { context, made, startedAt }: RenderState): Promise<Rendered> {
	const { status, headers } = response;
	const { cookies, origins, freshMs, isShort } = made;
	for (const cookie of cookies) headers.append("set-cookie", cookie);
	const answer =
		response.body === null && made.html !== undefined
			? toLatePage(made.html, context.scriptNonce)
			: { body: Buffer.from(await response.arrayBuffer()), scriptHashes: [], scripts: "none" as const };
	if (status >= 500 && answer.body.length === 0)
		throw new RenderFailed(`React Router answered ${status} without a page`);
	return {
		status,
		headers,
		...answer,
		origins: { scripts: [...origins.scripts], forms: [...origins.forms] },
		tags: [...context.cacheTags],
		freshMs,
		isShort,
		renderMs: performance.now() - startedAt,
	};
}

function toLatePage(html: string, nonce: string): Pick<Rendered, "body" | "scriptHashes" | "scripts"> {
	const { html: late, scripts } = delayScripts(html, nonce);
	const { html: sent, scriptHashes } = hashOwnScripts(late, nonce);
	return { body: Buffer.from(sent, "latin1"), scriptHashes, scripts };
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
	return new Promise((_resolve, reject) => {
		signal.addEventListener("abort", () => reject(signal.reason), { once: true });
	});
}
