import type { College } from "@uchit/contract/college.ts";
import { withoutLanguage } from "#app/platform/i18n/language.ts";
import type { CollegePictures } from "./pictures.ts";

const COLLEGE_TABS = [
	"overview",
	"courses",
	"cutoffs",
	"rankings",
	"placements",
	"cost",
	"reviews",
	"news",
	"sources",
] as const;
export type CollegeTab = (typeof COLLEGE_TABS)[number];

type TabFacts = Pick<College, "seats" | "cutoffs" | "rankings" | "placements" | "fees" | "pageFees" | "reviews"> & {
	articles: number;
};

/** The data shared by all pages of a college, sent to the browser once. Data of a single page comes from its loader. */
export type CollegeOfPage = Pick<
	College,
	| "slug"
	| "name"
	| "shortName"
	| "kind"
	| "place"
	| "officialName"
	| "otherNames"
	| "seats"
	| "cutoffs"
	| "fees"
	| "pageFees"
	| "reviews"
> & {
	categories: Pick<College["categories"][number], "id" | "slug" | "name">[];
	facts: College["facts"];
	rankings: RankInList[];
	sources: Pick<College["sources"][number], "id" | "kind" | "publisher" | "document" | "vintage">[];
	pictures: CollegePictures;
	tabs: CollegeTab[];
};

/** With more categories, the first says little about the institution. */
export const MAX_CATEGORIES = 3;

export type RankInList = Pick<College["rankings"][number], "list" | "year" | "rank" | "band" | "sourceId">;

export function tabsOf({
	seats,
	cutoffs,
	rankings,
	placements,
	fees,
	pageFees,
	reviews,
	articles,
}: TabFacts): CollegeTab[] {
	const counts: Record<CollegeTab, number> = {
		overview: 1,
		// Programmes with cutoffs, placements or a ranking in one field count as courses too.
		courses: seats.length + cutoffs.length + placements.length + rankings.filter(isSingleFieldRanking).length,
		cutoffs: cutoffs.length,
		rankings: rankings.length,
		placements: placements.length,
		// Without published fees, exam fees or salaries suffice, because the loan calculator uses them.
		cost: fees.length + pageFees + cutoffs.length + placements.length,
		reviews: (reviews?.count ?? 0) + (reviews?.removed ?? 0),
		news: articles,
		sources: 1,
	};
	return COLLEGE_TABS.filter((tab) => counts[tab] > 0);
}

/** The cost page is named after its fees, or without any after the calculator. */
export function nameOfTab(
	{ fees, pageFees }: Pick<College, "fees" | "pageFees">,
	tab: CollegeTab,
): CollegeTab | "fees" {
	return tab === "cost" && fees.length + pageFees > 0 ? "fees" : tab;
}

const INSTITUTION_LISTS: ReadonlySet<string> = new Set([
	"overall",
	"university",
	"college",
	"research",
	"innovation",
	"state-public-university",
]);

/** A list of one field shows that the field is taught; the others rank whole institutions. */
function isSingleFieldRanking({ list }: TabFacts["rankings"][number]): boolean {
	return !INSTITUTION_LISTS.has(list);
}

export function collegeTabAt(pathname: string): CollegeTab {
	const last = withoutLanguage(pathname).split("/")[3]?.toLowerCase();
	return COLLEGE_TABS.find((tab) => tab === last) ?? "overview";
}

type TabPaths = {
	college: (slug: string) => string;
	collegeTab: (slug: string, tab: Exclude<CollegeTab, "overview">) => string;
};

export function pathOfTab(paths: TabPaths, slug: string, tab: CollegeTab): string {
	return tab === "overview" ? paths.college(slug) : paths.collegeTab(slug, tab);
}
