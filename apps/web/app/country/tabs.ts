import type { Country } from "@uchit/contract/country.ts";
import { withoutLanguage } from "#app/platform/i18n/language.ts";

const COUNTRY_TABS = ["overview", "universities", "courses"] as const;
export type CountryTab = (typeof COUNTRY_TABS)[number];

/** Pages with content: a country without a published list has no page for it. */
export function countryTabsOf({ held }: Pick<Country, "held">): CountryTab[] {
	return COUNTRY_TABS.filter((tab) => tab === "overview" || held[tab] !== undefined);
}

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
