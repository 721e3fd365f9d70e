import type { IncomingHttpHeaders } from "node:http";
import { isHttps } from "#server/security.ts";

type OriginRequest = { headers: IncomingHttpHeaders };

/**
 * Returns the origin for links in letters, redirects and providers: the site's own, never the request's `Host`. On a
 * developer's machine it is the requested one of its names, or the cookies would belong to another.
 */
export function originOf(request: OriginRequest, siteUrl: string): string {
	const site = new URL(siteUrl);
	const requestedUrl = URL.parse(`${isHttps(request) ? "https" : "http"}://${request.headers.host ?? ""}`);
	const isLocal = requestedUrl !== null && LOOPBACK.test(requestedUrl.hostname) && LOOPBACK.test(site.hostname);
	return isLocal ? requestedUrl.origin : site.origin;
}

/** Whether the visitor's browser uses https: then only the cookies with a prefix count. */
export function isSecure(request: OriginRequest, siteUrl: string): boolean {
	return isHttps(request) || originOf(request, siteUrl).startsWith("https:");
}

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;
