import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { CountryFacts, CountrySummary } from "#app/components/country/country-facts.tsx";
import { CountryFrame } from "#app/components/country/country-frame.tsx";
import { CountryMissing } from "#app/components/country/country-missing.tsx";
import { CountryTests } from "#app/components/country/country-tests.tsx";
import { CountryVisas } from "#app/components/country/country-visas.tsx";
import { HeldLists } from "#app/components/country/held-lists.tsx";
import { FirstYear } from "#app/components/country/money/first-year.tsx";
import { getTuition, loadCountry } from "#app/data/countries.server.ts";
import { useWords } from "#app/i18n/translate.ts";
import { cleanText } from "#app/lib/address-values.ts";
import { layOutTests } from "#app/lib/country-tests.ts";
import { usePaths } from "#app/paths.ts";

/** `/study-abroad/germany`: everything about one country. `?rate=`, `?field=` and `?level=` are the form's of the first year's money. */
export async function loader(args: LoaderFunctionArgs) {
	const { request, country } = await loadCountry(args, (paths, slug) => paths.country(slug));
	const read = (name: string) => cleanText(args.url.searchParams.get(name) ?? "");
	return {
		country,
		tuition: await getTuition(request, country),
		asked: { rate: read("rate"), field: read("field"), level: read("level") },
	};
}

export default function CountryPage() {
	const { country, tuition, asked } = useLoaderData<typeof loader>();
	const t = useWords();
	const paths = usePaths();
	const tests = layOutTests(country.test_required ?? [], (from, to) => t("country.tests.fromTo", { from, to }));
	return (
		<CountryFrame country={country} tab="overview" canonical={paths.country(country.slug)} sources={country.sources}>
			<CountrySummary country={country} />
			<CountryFacts country={country} />
			<HeldLists country={country} />
			<FirstYear key={country.slug} country={country} tuition={tuition} asked={asked} />
			<CountryTests country={country} plot={tests} />
			<CountryVisas country={country} />
			<CountryMissing country={country} />
		</CountryFrame>
	);
}
