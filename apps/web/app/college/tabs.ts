import type { College } from "@uchit/contract/college.ts";
import { withoutLanguage } from "#app/platform/i18n/language.ts";
import type { CollegePictures } from "./pictures.ts";

/** The pages of one institution, each with an address of its own. */
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

/**
 * The data that all pages of a college share, of which a visitor's browser is sent one copy: who it is, its tabs, and what leads
 * to them. Data of one page alone comes from that page's loader.
 */
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
	/** Those that the header and the structured data say. */
	facts: College["facts"];
	/** Its best-known places: the one in its main field, then the best of the newest year. */
	rankings: PlaceInList[];
	/** Sources of these rankings, as a folded list names them. */
	sources: Pick<College["sources"][number], "id" | "kind" | "publisher" | "document" | "vintage">[];
	pictures: CollegePictures;
	tabs: CollegeTab[];
};

/** With more categories, the first says little about an institution. */
export const MOST_CATEGORIES = 3;

/** A rank or a band, without its scores. */
export type PlaceInList = Pick<College["rankings"][number], "list" | "year" | "rank" | "band" | "sourceId">;

/** The pages that have something to show: one without data is not offered. */
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
		// A programme with cutoffs, with placements reported to a ranking, or ranked in one field is a course too.
		courses: seats.length + cutoffs.length + placements.length + rankings.filter(isOfOneField).length,
		cutoffs: cutoffs.length,
		rankings: rankings.length,
		placements: placements.length,
		// Published fees; else exams have fees, and salaries stand beside the instalments of a loan; of the rest each part says that nobody publishes it.
		cost: fees.length + pageFees + cutoffs.length + placements.length,
		reviews: (reviews?.count ?? 0) + (reviews?.removed ?? 0),
		news: articles,
		sources: 1,
	};
	return COLLEGE_TABS.filter((tab) => counts[tab] > 0);
}

/** Returns the name of a page: the cost page is named after its fees if there are any, else after the calculator. */
export function nameOfTab(
	{ fees, pageFees }: Pick<College, "fees" | "pageFees">,
	tab: CollegeTab,
): CollegeTab | "fees" {
	return tab === "cost" && fees.length + pageFees > 0 ? "fees" : tab;
}

const OF_INSTITUTIONS: ReadonlySet<string> = new Set([
	"overall",
	"university",
	"college",
	"research",
	"innovation",
	"state-public-university",
]);

/** A list of one field says that the field is taught; the others rank whole institutions. */
function isOfOneField({ list }: TabFacts["rankings"][number]): boolean {
	return !OF_INSTITUTIONS.has(list);
}

/** The page of an institution that an address of the site is. */
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
