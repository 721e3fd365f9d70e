import type { Country } from "@uchit/contract/country.ts";
import { withoutLanguage } from "#app/platform/i18n/language.ts";

/** The pages of one country, each with an address of its own. */
const COUNTRY_TABS = ["overview", "universities", "courses"] as const;
export type CountryTab = (typeof COUNTRY_TABS)[number];

/** The pages that have something to show: of a list that nobody publishes there is none. */
export function countryTabsOf({ held }: Pick<Country, "held">): CountryTab[] {
	return COUNTRY_TABS.filter((tab) => tab === "overview" || held[tab] !== undefined);
}

/** The page of a country that an address of the site is. */
export function countryTabAt(pathname: string): CountryTab {
	const last = withoutLanguage(pathname).split("/")[3]?.toLowerCase();
	return COUNTRY_TABS.find((tab) => tab === last) ?? "overview";
}

type TabPaths = Record<"country" | "countryUniversities" | "countryCourses", (slug: string) => string>;

export function pathOfCountryTab(paths: TabPaths, slug: string, tab: CountryTab): string {
	switch (tab) {
		case "overview":
			return paths.country(slug);
		case "universities":
			return paths.countryUniversities(slug);
		case "courses":
			return paths.countryCourses(slug);
	}
}
