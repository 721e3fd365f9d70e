import type { Country } from "@uchit/contract/country.ts";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { FoldedSources } from "#app/facts/source-list.tsx";
import { SourcesAbove } from "#app/facts/sources-above.tsx";
import { usePaths } from "#app/paths.ts";
import { cleanText } from "#app/platform/address-codec.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { AvailableLists } from "./available-lists.tsx";
import { Corrections } from "./correction.tsx";
import { CountryFacts, CountrySummary } from "./country-facts.tsx";
import { CountryHead } from "./country-frame.tsx";
import { CountryShort } from "./country-short.tsx";
import { CountrySteps } from "./country-steps.tsx";
import { CountryTests } from "./country-tests.tsx";
import { CountryVisas } from "./country-visas.tsx";
import { getTuition } from "./data.server.ts";
import { FirstYear } from "./money/first-year.tsx";
import { loadCountryPage } from "./page.server.ts";
import { useCountry } from "./use-country.ts";

export const handle = {
	parameters: ["rate", "field", "level"],
	namespaces: ["country", "country-universities", "facts", "news"],
} satisfies PageHandle;

/** `/study-abroad/germany`: everything about one country. `?rate=`, `?field=` and `?level=` are the form's of the first year's money. */
export async function loader(args: LoaderFunctionArgs) {
	const { request, country } = await loadCountryPage(args, "overview");
	const read = (name: string) => cleanText(args.url.searchParams.get(name) ?? "");
	return {
		tuition: await getTuition(request, country),
		asked: { rate: read("rate"), field: read("field"), level: read("level") },
	};
}

export default function CountryPage() {
	const country = useCountry();
	const { tuition, asked } = useLoaderData<typeof loader>();
	const paths = usePaths();
	return (
		<>
			<CountryHead country={country} tab="overview" canonical={paths.country(country.slug)} />
			<SourcesAbove sources={country.sources}>
				<div className={SIDE_BY_SIDE}>
					<CountryShort country={country} />
					<CountrySummary country={country} />
				</div>
				<CountrySteps country={country} />
				<div className={SIDE_BY_SIDE}>
					<FirstYear key={country.slug} country={country} tuition={tuition} asked={asked} />
					<CountryTests country={country} />
				</div>
				<CountryVisas country={country} />
				<AvailableLists country={country} />
				<CountryFacts country={country} />
				<CountryMissing country={country} />
			</SourcesAbove>
			<FoldedSources sources={country.sources} />
		</>
	);
}

/** On a desktop the answers stand beside the words, and the money beside the tests. */
const SIDE_BY_SIDE = "lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-x-12";

/** What a visitor may look for in vain here, by name, with the reason where we know one. */
function CountryMissing({ country }: { country: Country }) {
	const t = useTranslations();
	const { unpublished, missing } = country;
	if (unpublished.length === 0) return null;
	return (
		<section aria-labelledby="missing" className="mt-8">
			<h2 id="missing" className="text-xl">
				{t("college.missing.heading")}
			</h2>
			<dl className="mt-3 max-w-224 divide-y divide-line border-line border-y text-sm">
				{unpublished.map((field) => (
					<div key={field} className="grid gap-x-6 py-1.5 sm:grid-cols-[16rem_minmax(0,1fr)]">
						<dt>{t(`country.field.${field}`)}</dt>
						<dd className="text-quiet">
							{missing[field] === undefined ? t("source.notPublished") : <span lang="en">{missing[field]}</span>}
							<Corrections country={country} field={field} />
						</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
