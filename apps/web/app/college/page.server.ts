import type { College } from "@uchit/contract/college.schema.ts";
import { data, type LoaderFunctionArgs, redirect } from "react-router";
import { pathsIn } from "#app/paths.ts";
import { languageOf } from "#app/platform/i18n/language.ts";
import { type RequestContext, requestContext } from "#app/platform/request-context.ts";
import { getCollege } from "./data.server.ts";
import { peekNewsOf } from "./news/page.server.ts";
import { type CollegeOfPage, type CollegeTab, pathOfTab, tabsOf } from "./tabs.ts";

/** What every page of an institution is made of. Slugs are lower-case; a page without anything to show is none. */
export async function loadCollegePage(
	{ context, params: { slug = "" }, url }: LoaderFunctionArgs,
	tab: CollegeTab,
): Promise<{ request: RequestContext; college: CollegeOfPage & Pick<College, "similar"> }> {
	const lower = slug.toLowerCase();
	if (slug !== lower) throw redirect(pathOfTab(pathsIn(languageOf(url.pathname)), lower, tab), 301);
	const request = context.get(requestContext);
	const [found, news] = await Promise.all([getCollege(request, slug), peekNewsOf(request, slug)]);
	if (found === undefined) throw data("No such college", { status: 404 });
	if (found.slug !== slug) throw movedTo(url, slug, found.slug);
	const college = { ...found, articles: news.length };
	if (!tabsOf(college).includes(tab)) throw data("Nothing is known for this page", { status: 404 });
	return { request, college };
}

/** The same page of an institution at the address that it has now, whatever stands behind its slug. */
export function movedTo({ pathname, search }: URL, from: string, to: string): Response {
	return redirect(`${pathname.replace(`/college/${from}`, `/college/${to}`)}${search}`, 301);
}
