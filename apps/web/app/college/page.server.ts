import type { College } from "@uchit/contract/college.ts";
import type { FactField } from "@uchit/contract/college-fact.ts";
import { data, type LoaderFunctionArgs, redirect } from "react-router";
import { sourcesOf, toShortSource } from "#app/facts/sources.ts";
import { pathsIn } from "#app/paths.ts";
import { languageOf } from "#app/platform/i18n/language.ts";
import { type RequestContext, requestContext } from "#app/platform/request-context.ts";
import { getCollege } from "./data.server.ts";
import { listArticleSlugsOf } from "./news/page.server.ts";
import { listNewestRanks } from "./overview/newest-ranks.ts";
import type { CollegePictures } from "./pictures.ts";
import { type CollegeOfPage, type CollegeTab, pathOfTab, type RankInList, tabsOf } from "./tabs.ts";

export type CollegeRecord = College & Pick<CollegeOfPage, "tabs">;

/** Loads the shared data of an institution's pages. Redirects to lower-case slugs; throws 404 for a page without content. */
export async function loadCollegePage(
	{ context, params: { slug = "" }, url }: LoaderFunctionArgs,
	tab: CollegeTab,
): Promise<{ request: RequestContext; college: CollegeRecord }> {
	const lower = slug.toLowerCase();
	if (slug !== lower) throw redirect(pathOfTab(pathsIn(languageOf(url.pathname)), lower, tab), 301);
	const request = context.get(requestContext);
	const [found, news] = await Promise.all([getCollege(request, slug), listArticleSlugsOf(request, slug)]);
	if (found === undefined) throw data("No such college", { status: 404 });
	if (found.slug !== slug) throw redirectToCollege(url, slug, found.slug);
	const college = { ...found, tabs: tabsOf({ ...found, articles: news.length }) };
	if (!college.tabs.includes(tab)) throw data("Nothing is known for this page", { status: 404 });
	return { request, college };
}

export function redirectToCollege({ pathname, search }: URL, from: string, to: string): Response {
	return redirect(`${pathname.replace(`/college/${from}`, `/college/${to}`)}${search}`, 301);
}

const SHARED_FACTS: ReadonlySet<FactField> = new Set([
	"ownership",
	"address",
	"pin",
	"website",
	"phone",
	"established",
]);

export function toCollegeOfPage(college: CollegeRecord, pictures: CollegePictures): CollegeOfPage {
	const {
		slug,
		name,
		shortName,
		kind,
		place,
		officialName,
		otherNames,
		seats,
		cutoffs,
		fees,
		pageFees,
		reviews,
		tabs,
	} = college;
	const rankings = listNewestRanks(college.rankings, college.mainList).map(toRankInList);
	return {
		slug,
		name,
		shortName,
		kind,
		place,
		officialName,
		otherNames,
		seats,
		cutoffs,
		fees,
		pageFees,
		reviews,
		pictures,
		tabs,
		categories: college.categories.map(({ id, slug, name }) => ({ id, slug, name })),
		facts: college.facts.filter(({ field }) => SHARED_FACTS.has(field)),
		rankings,
		sources: sourcesOf(college.sources, rankings).map(toShortSource),
	};
}

export function toRankInList({ list, year, rank, band, sourceId }: RankInList): RankInList {
	return { list, year, rank, band, sourceId };
}
