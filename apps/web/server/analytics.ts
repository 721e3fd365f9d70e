import type { FastifyReply, FastifyRequest } from "fastify";
import { type Analytics, FORGET_CONSENT, readConsent } from "#app/platform/analytics.ts";
import type { Env } from "#server/env.ts";
import type { PageAddresses } from "#server/pages/page-address.ts";
import { openPolicy } from "#server/security.ts";
import type { Requester } from "./pages/requester.ts";

/** The service that counts visits, as it is set. */
export function analyticsOf({
	ANALYTICS_SCRIPT: script,
	ANALYTICS_SITE: site,
}: Pick<Env, "ANALYTICS_SCRIPT" | "ANALYTICS_SITE">): Analytics | undefined {
	return script === undefined ? undefined : { script, origin: new URL(script).origin, site };
}

/**
 * Readies the answer with a page for a visitor who agreed to be counted: its policy lets the service in. A browser in which
 * somebody under 18 is signed in forgets the consent instead, whoever gave it. Nobody keeps such an answer: what a cache hands
 * on, or a browser shows again later, stays closed. True where one was made, so that the page has to be sent whole.
 */
export async function openForCounted(
	request: FastifyRequest,
	reply: FastifyReply,
	{
		analytics,
		requesterOf,
		addresses,
	}: {
		analytics: Analytics | undefined;
		requesterOf: (request: FastifyRequest) => Requester;
		addresses: PageAddresses;
	},
): Promise<boolean> {
	if (analytics === undefined || readConsent(request.headers.cookie, analytics) === undefined) return false;
	const visitor = await requesterOf(request).visitor();
	if (visitor?.ageBand === "under-18") {
		const others = [reply.getHeader("set-cookie") ?? []].flat().map(String);
		reply.header("set-cookie", [...others, FORGET_CONSENT]);
	} else if (addresses.isCounted(request.url)) {
		const policy = String(reply.getHeader("content-security-policy"));
		reply.header("content-security-policy", openPolicy(policy, analytics.origin));
	} else return false;
	reply.header("cache-control", "no-store");
	return true;
}
