import type { Country } from "@uchit/contract/country.schema.ts";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { SourceList } from "#app/facts/source-list.tsx";
import { ToldAbove } from "#app/facts/told-above.tsx";
import { usePaths } from "#app/paths.ts";
import { cleanText } from "#app/platform/address-values.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { Corrections } from "./correction.tsx";
import { CountryFacts, CountrySummary } from "./country-facts.tsx";
import { CountryHead } from "./country-frame.tsx";
import { CountryTests } from "./country-tests.tsx";
import { CountryVisas } from "./country-visas.tsx";
import { getTuition } from "./data.server.ts";
import { HeldLists } from "./held-lists.tsx";
import { FirstYear } from "./money/first-year.tsx";
import { loadCountryPage } from "./page.server.ts";
import { layOutTests } from "./tests.ts";
import { useCountry } from "./use-country.ts";
import { listUnpublishedVisaParts } from "./values.ts";

export const handle = {
	parameters: ["rate", "field", "level"],
	namespaces: ["country", "facts", "news"],
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
	const t = useTranslations();
	const paths = usePaths();
	const tests = layOutTests(country.test_required ?? [], (from, to) => t("country.tests.fromTo", { from, to }));
	return (
		<>
			<CountryHead country={country} tab="overview" canonical={paths.country(country.slug)} />
			<ToldAbove sources={country.sources}>
				<CountrySummary country={country} />
				<CountryFacts country={country} />
				<HeldLists country={country} />
				<FirstYear key={country.slug} country={country} tuition={tuition} asked={asked} />
				<CountryTests country={country} plot={tests} />
				<CountryVisas country={country} />
				<CountryMissing country={country} />
			</ToldAbove>
			<SourceList sources={country.sources} />
		</>
	);
}

/** What a visitor may look for in vain here, by name, with the reason where we know one. */
function CountryMissing({ country }: { country: Country }) {
	const t = useTranslations();
	const { unpublished, missing } = country;
	const visaParts = listUnpublishedVisaParts(country);
	if (unpublished.length === 0 && visaParts.length === 0) return null;
	return (
		<section aria-labelledby="missing" className="mt-12 lg:mt-16">
			<h2 id="missing" className="text-xl">
				{t("college.missing.heading")}
			</h2>
			<dl className="mt-3 max-w-224 divide-y divide-line border-line border-y">
				{unpublished.map((field) => (
					<div key={field} className="grid gap-x-6 py-3 sm:grid-cols-[16rem_minmax(0,1fr)]">
						<dt>{t(`country.field.${field}`)}</dt>
						<dd className="text-quiet">
							{missing[field] === undefined ? t("source.notPublished") : <span lang="en">{missing[field]}</span>}
							<Corrections country={country} field={field} />
						</dd>
					</div>
				))}
				{visaParts.map(({ name, parts }) => (
					<div key={`visa ${name}`} className="grid gap-x-6 py-3 sm:grid-cols-[16rem_minmax(0,1fr)]">
						<dt>
							{t("country.visas.one")}: <span lang="en">{name}</span>
						</dt>
						<dd className="text-quiet">
							{t("country.visas.without", { parts: parts.map((part) => t(`country.visas.${part}`)).join(", ") })}
						</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
