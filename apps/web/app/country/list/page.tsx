import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { getCountries, listCountries } from "#app/country/data.server.ts";
import { countryName } from "#app/country/values.ts";
import { SourceList } from "#app/facts/source-list.tsx";
import { mergeSources, nameSource } from "#app/facts/sources.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { AddressForm } from "#app/shell/form/address-form.tsx";
import { Breadcrumbs } from "#app/shell/page/breadcrumbs.tsx";
import { PageHead } from "#app/shell/page/page-head.tsx";
import { ListData } from "#app/shell/page/structured-data.tsx";
import { Button } from "#app/ui/button.tsx";
import { MAX_COMPARED, parseCompared } from "./compare.ts";
import { COMPARE_ID, CompareTable } from "./compare-table.tsx";
import { CountryCard } from "./country-card.tsx";

export const handle = { parameters: ["compare"], namespaces: ["country"] } satisfies PageHandle;

/** `/study-abroad?compare=germany,canada`: the countries, and up to four side by side. */
export async function loader({ context, url }: LoaderFunctionArgs) {
	const request = context.get(requestContext);
	const list = await listCountries(request);
	const { slugs, tooMany } = parseCompared(url.searchParams, list.items);
	return { list, tooMany, compared: await getCountries(request, slugs) };
}

export default function StudyAbroad() {
	const { list, tooMany, compared } = useLoaderData<typeof loader>();
	const { t, paths, language } = usePage();
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
			<ListData
				items={list.items.map((each) => ({ name: countryName(each, language), to: paths.country(each.slug) }))}
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
					<p className="text-quiet text-sm">{t("abroad.compare.hint", { count: MAX_COMPARED })}</p>
				</div>
			</AddressForm>
			<SourceList sources={sources} />
		</div>
	);
}
