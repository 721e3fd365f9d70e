import type { LoaderFunctionArgs } from "react-router";
import { answerCard } from "#app/platform/card.server.ts";
import { languageOf } from "#app/platform/i18n/language.ts";
import { translateFor } from "#app/platform/i18n/translate-for.server.ts";
import { loadCountryPage } from "./page.server.ts";
import { countryInSentence } from "./values.ts";

/** `/study-abroad/{country}/card.png`. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
	const { request, country } = await loadCountryPage(args, "overview");
	const language = languageOf(args.url.pathname);
	const t = await translateFor(language);
	const name = countryInSentence(country, language);
	return answerCard(request, {
		kicker: t("abroad.heading"),
		title: t("country.heading.overview", { name }),
		figures: [],
	});
}
