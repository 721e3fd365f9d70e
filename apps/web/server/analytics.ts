import type { FastifyReply, FastifyRequest } from "fastify";
import { type Analytics, FORGET_CONSENT, readConsent } from "#app/platform/analytics.ts";
import type { Env } from "#server/env.ts";
import type { PageAddresses } from "#server/pages/page-address.ts";
import { openPolicy } from "#server/security.ts";
import type { Requester } from "./pages/requester.ts";

export function analyticsOf({
	ANALYTICS_SCRIPT: script,
	ANALYTICS_SITE: site,
}: Pick<Env, "ANALYTICS_SCRIPT" | "ANALYTICS_SITE">): Analytics | undefined {
	return script === undefined ? undefined : { script, origin: new URL(script).origin, site };
}

/**
 * Prepares a page's answer for a visitor who agreed to be counted: its policy allows the service. A browser with a
 * signed-in visitor under 18 loses the consent instead, no matter who gave it. Such an answer is never cached: cached pages
 * keep the strict policy. True if it changed the answer, so that the page has to be sent whole.
 */
export async function openPolicyForAnalytics(
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
