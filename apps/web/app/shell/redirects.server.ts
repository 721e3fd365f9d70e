import { type MiddlewareFunction, redirect } from "react-router";
import * as z from "zod";
import { askContent, tryFetch } from "#app/platform/backend/content.server.ts";
import { addressIn, languageOf, withoutLanguage } from "#app/platform/i18n/language.ts";
import { type RequestContext, requestContext } from "#app/platform/request-context.ts";

/** Runs for addresses without a page only. */
export const followRedirects: MiddlewareFunction<Response> = async ({ request, context, url }, next) => {
	const response = await next();
	if (response.status !== 404 || request.method !== "GET") return response;
	const moved = await findRedirect(context.get(requestContext), url.pathname);
	return moved === undefined ? response : redirect(moved.to, moved.status);
};

const Redirects = z.object({
	data: z.array(z.object({ from_path: z.string(), to_path: z.string(), status_code: z.coerce.number().nullish() })),
});

const STATUSES: readonly number[] = [301, 302, 308];
/** An address of this site or another one; never `//elsewhere`, which only looks like ours. */
const TARGET = /^(\/(?![/\\])|https?:\/\/)/;

/**
 * Returns the target of a path's redirect. A rule for the plain path applies to every language; one for `/hi/…` takes
 * precedence.
 */
export async function findRedirect(
	request: RequestContext,
	pathname: string,
): Promise<{ to: string; status: number } | undefined> {
	request.cacheTags.add("content:redirects");
	const plain = withoutLanguage(pathname);
	const query = new URLSearchParams({
		fields: "from_path,to_path,status_code",
		filter: JSON.stringify({ from_path: { _in: [...new Set([pathname, plain])] } }),
		limit: "2",
	});
	const response = askContent(request, `/items/redirects?${query}`, Redirects);
	const reply = await tryFetch(request, "the redirects cannot be read", response);
	const rules = reply.kind === "ok" ? (reply.value?.data ?? []) : [];
	const rule = rules.find((each) => each.from_path === pathname) ?? rules[0];
	if (rule === undefined || !TARGET.test(rule.to_path)) return undefined;
	const isOurs = rule.to_path.startsWith("/");
	const to = isOurs && rule.from_path === plain ? addressIn(languageOf(pathname), rule.to_path) : rule.to_path;
	// A rule that leads to itself would redirect for ever.
	if (to === pathname) return undefined;
	return { to, status: STATUSES.includes(rule.status_code ?? 301) ? (rule.status_code ?? 301) : 301 };
}
