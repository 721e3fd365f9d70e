import type { LoaderFunctionArgs } from "react-router";
import { answerCard } from "#app/data/card.server.ts";
import { loadCountry } from "#app/data/countries.server.ts";
import { languageOf } from "#app/i18n/language.ts";
import { translateFor } from "#app/i18n/translate-for.server.ts";
import { countryInSentence } from "#app/lib/country-values.ts";

/** `/study-abroad/{country}/card.png`. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
	const { request, country } = await loadCountry(args, (paths, slug) => paths.card(paths.country(slug)));
	const language = languageOf(args.url.pathname);
	const t = await translateFor(language);
	const name = countryInSentence(country, language);
	return answerCard(request, {
		kicker: t("abroad.heading"),
		title: t("country.heading.overview", { name }),
		figures: [],
	});
}
