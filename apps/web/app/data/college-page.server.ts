import { data, type LoaderFunctionArgs, redirect } from "react-router";
import { languageOf } from "#app/i18n/language.ts";
import { type CollegeOfPage, type CollegeTab, pathOfTab, tabsOf } from "#app/lib/college-tabs.ts";
import { pathsIn } from "#app/paths.ts";
import { type RequestContext, requestContext } from "#app/request-context.ts";
import { peekNewsOf } from "./college-news.server.ts";
import { getCollege } from "./colleges.server.ts";

/** What every page of an institution is made of. Slugs are lower-case; a page without anything to show is none. */
export async function loadCollegePage(
	{ context, params: { slug = "" }, url }: LoaderFunctionArgs,
	tab: CollegeTab,
): Promise<{ request: RequestContext; college: CollegeOfPage }> {
	const lower = slug.toLowerCase();
	if (slug !== lower) throw redirect(pathOfTab(pathsIn(languageOf(url.pathname)), lower, tab), 301);
	const request = context.get(requestContext);
	const [found, news] = await Promise.all([getCollege(request, slug), peekNewsOf(request, slug)]);
	if (found === undefined) throw data("No such college", { status: 404 });
	const college = { ...found, articles: news.length };
	if (!tabsOf(college).includes(tab)) throw data("Nothing is known for this page", { status: 404 });
	return { request, college };
}
