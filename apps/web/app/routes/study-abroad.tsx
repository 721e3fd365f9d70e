import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { COMPARE_ID, CompareTable } from "#app/components/country/list/compare-table.tsx";
import { CountryCard } from "#app/components/country/list/country-card.tsx";
import { AddressForm } from "#app/components/site/address-form.tsx";
import { Breadcrumbs } from "#app/components/site/breadcrumbs.tsx";
import { PageHead } from "#app/components/site/page-head.tsx";
import { SourceList } from "#app/components/source/source-list.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { getCountries, listCountries } from "#app/data/countries.server.ts";
import { useLanguage, useWords } from "#app/i18n/translate.ts";
import { MOST_COMPARED, parseCompared } from "#app/lib/country-compare.ts";
import { countryName } from "#app/lib/country-values.ts";
import { mergeSources, nameSource } from "#app/lib/sources.ts";
import { usePaths } from "#app/paths.ts";
import { requestContext } from "#app/request-context.ts";

/** `/study-abroad`: the countries, and up to four of them beside each other (`?compare=germany,canada`). */
export async function loader({ context, url }: LoaderFunctionArgs) {
	const request = context.get(requestContext);
	const list = await listCountries(request);
	const { slugs, tooMany } = parseCompared(url.searchParams, list.items);
	return { list, tooMany, compared: await getCountries(request, slugs) };
}

export default function StudyAbroad() {
	const { list, tooMany, compared } = useLoaderData<typeof loader>();
	const t = useWords();
	const language = useLanguage();
	const paths = usePaths();
	const sources = compared.reduce((all, country) => mergeSources(all, country.sources), list.sources);
	const byId = new Map(sources.map((source) => [source.id, source]));
	const sourceOf = (id: string) => {
		const source = byId.get(id);
		return { id, name: source === undefined ? id : nameSource(source), kind: source?.kind };
	};
	const slugs = compared.map(({ slug }) => slug);
	const names = compared.map((country) => countryName(country, language)).join(", ");
	return (
		<div className="column pt-8 lg:pt-12">
			<PageHead
				title={compared.length > 1 ? t("abroad.compare.title", { names }) : t("abroad.heading")}
				description={t("abroad.describe", { count: list.total })}
				canonical={paths.compareCountries(slugs)}
				noIndex={compared.length > 0}
			/>
			<Breadcrumbs steps={[{ name: t("abroad.heading"), address: paths.studyAbroad }]} />
			<h1 className="text-3xl">{t("abroad.heading")}</h1>
			<p className="mt-2 max-w-text text-quiet">{t("abroad.intro")}</p>
			{compared.length > 0 && <CompareTable countries={compared} tooMany={tooMany} sourceOf={sourceOf} />}
			<AddressForm action={paths.studyAbroad} hash={`#${COMPARE_ID}`} className="mt-8">
				<h2 className="text-xl">{t("abroad.countries", { count: list.total })}</h2>
				<ul className="mt-4 grid gap-3 lg:grid-cols-2">
					{list.items.map((country) => (
						<li key={country.slug}>
							<CountryCard country={country} isCompared={slugs.includes(country.slug)} sourceOf={sourceOf} />
						</li>
					))}
				</ul>
				<div className="sticky bottom-0 mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t bg-paper py-3 pr-16 lg:pr-0">
					<Button type="submit">{t("abroad.compare.button")}</Button>
					<p className="text-quiet text-sm">{t("abroad.compare.hint", { count: MOST_COMPARED })}</p>
				</div>
			</AddressForm>
			<SourceList sources={sources} />
		</div>
	);
}
