import type { College } from "@uchit/contract/college.ts";
import type { Paths } from "#app/paths.ts";

/** The pages of one institution, each with an address of its own. */
export const COLLEGE_TABS = [
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

type Held = Pick<College, "seats" | "cutoffs" | "rankings" | "placements" | "reviews"> & { articles: number };

/** A college with how many articles are about it. */
export type CollegeOfPage = College & Pick<Held, "articles">;

/** The pages that have something to show: one without data is not offered. */
export function tabsOf({ seats, cutoffs, rankings, placements, reviews, articles }: Held): CollegeTab[] {
	const counts: Record<CollegeTab, number> = {
		overview: 1,
		courses: seats.length,
		cutoffs: cutoffs.length,
		rankings: rankings.length,
		placements: placements.length,
		// Exams have fees, and salaries stand beside the instalments of a loan; of the rest each part says that nobody publishes it.
		cost: cutoffs.length + placements.length,
		reviews: (reviews?.count ?? 0) + (reviews?.removed ?? 0),
		news: articles,
		sources: 1,
	};
	return COLLEGE_TABS.filter((tab) => counts[tab] > 0);
}

const OF_SOURCES = ["courses", "cutoffs", "rankings", "placements"] as const satisfies readonly CollegeTab[];

/** The pages that somebody may look for in vain. What a counselling prints is a course: where cutoffs are held, courses are published. */
export function missingTabsOf(college: Held): (typeof OF_SOURCES)[number][] {
	const held = tabsOf(college);
	return OF_SOURCES.filter((tab) => !held.includes(tab) && !(tab === "courses" && held.includes("cutoffs")));
}

export function pathOfTab(paths: Paths, slug: string, tab: CollegeTab): string {
	return tab === "overview" ? paths.college(slug) : paths.collegeTab(slug, tab);
}
