import type { Translate } from "#app/platform/i18n/translate.ts";
import type { CollegeOfPage } from "./tabs.ts";

/** As much of a title as search engines show. */
const MOST = 65;

type Titled = Pick<CollegeOfPage, "name" | "shortName" | "cutoffs" | "seats" | "fees" | "rankings" | "tabs">;

/** "IIT Bombay: cutoff 2025, placements, courses": who it is, and of what people look for what its pages have, as far as there is room. */
export function overviewTitle(t: Translate, college: Titled): string {
	const { name, shortName, cutoffs, seats, fees, rankings, tabs } = college;
	const years = cutoffs.flatMap(({ lastYear }) => lastYear ?? []);
	const held = [
		years.length > 0 && t("college.looksFor.cutoff", { year: String(Math.max(...years)) }),
		tabs.includes("placements") && t("college.looksFor.placements"),
		fees.length > 0 && t("college.looksFor.fees"),
		seats.length + cutoffs.length > 0 && t("college.looksFor.courses"),
		rankings.length > 0 && t("college.looksFor.ranking"),
	].filter((words) => words !== false);
	const who = shortName?.includes(" ") ? shortName : name;
	for (let count = held.length; count > 0; count--) {
		const title = t("college.titleHeld", { name: who, held: held.slice(0, count).join(", ") });
		if ([...title].length <= MOST) return title;
	}
	return name;
}
