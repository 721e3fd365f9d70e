import type { Country } from "@uchit/contract/country.ts";
import { data, type LoaderFunctionArgs, redirect } from "react-router";
import { pathsIn } from "#app/paths.ts";
import { languageOf } from "#app/platform/i18n/language.ts";
import { type RequestContext, requestContext } from "#app/platform/request-context.ts";
import { getCountry, listCountries } from "./data.server.ts";
import { type CountryTab, countryTabsOf, pathOfCountryTab } from "./tabs.ts";

/** Redirects to lower-case slugs; a page without content is a 404. */
export async function loadCountryPage(
	{ context, params: { country: slug = "" }, url }: LoaderFunctionArgs,
	tab: CountryTab,
): Promise<{ request: RequestContext; country: Country }> {
	const lower = slug.toLowerCase();
	if (slug !== lower) throw redirect(pathOfCountryTab(pathsIn(languageOf(url.pathname)), lower, tab), 301);
	const request = context.get(requestContext);
	const country = await getCountry(request, slug);
	if (country === undefined) {
		const known = findByAlias(slug, (await listCountries(request)).items);
		if (known === undefined) throw data("No such country", { status: 404 });
		throw redirect(pathOfCountryTab(pathsIn(languageOf(url.pathname)), known, tab), 301);
	}
	if (!countryTabsOf(country).includes(tab)) throw data("Nobody publishes this list", { status: 404 });
	return { request, country };
}

/** Common names of countries in addresses, besides their two-letter codes. */
const CODES: Readonly<Record<string, string>> = {
	america: "us",
	usa: "us",
	britain: "gb",
	england: "gb",
	"great-britain": "gb",
	uk: "gb",
	uae: "ae",
	holland: "nl",
};

function findByAlias(called: string, countries: readonly { slug: string; code: string }[]): string | undefined {
	const code = CODES[called] ?? called;
	return countries.find((country) => country.code === code)?.slug;
}
