import { type Country, type CountryGuide, hindiField } from "@uchit/contract/country.ts";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { FoldedSources } from "#app/facts/source-list.tsx";
import { SourcesAbove } from "#app/facts/sources-above.tsx";
import { cleanText } from "#app/platform/address-codec.ts";
import { dateFormat } from "#app/platform/format/intl.ts";
import type { Language } from "#app/platform/i18n/language.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { OwnText } from "#app/shell/page/own-text.tsx";
import { AvailableLists } from "./available-lists.tsx";
import { Corrections } from "./correction.tsx";
import { CountryFacts, CountrySummary } from "./country-facts.tsx";
import { CountryHead } from "./country-frame.tsx";
import { CountryHighlights } from "./country-highlights.tsx";
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

/** `/study-abroad/germany`. `?rate=`, `?field=` and `?level=` belong to the form of the first year's cost. */
export async function loader(args: LoaderFunctionArgs) {
	const { request, country } = await loadCountryPage(args, "overview");
	const read = (name: string) => cleanText(args.url.searchParams.get(name) ?? "");
	return {
		tuition: await getTuition(request, country),
		query: { rate: read("rate"), field: read("field"), level: read("level") },
	};
}

export default function CountryPage() {
	const country = useCountry();
	const { tuition, query } = useLoaderData<typeof loader>();
	const { paths } = usePage();
	return (
		<>
			<CountryHead country={country} tab="overview" canonical={paths.country(country.slug)} />
			<SourcesAbove sources={country.sources}>
				<div className={SIDE_BY_SIDE}>
					<CountryHighlights country={country} />
					<CountrySummary country={country} />
				</div>
				<CountrySteps country={country} />
				<div className={SIDE_BY_SIDE}>
					<FirstYear key={country.slug} country={country} tuition={tuition} query={query} />
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

const SIDE_BY_SIDE = "lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-x-12";

function CountryMissing({ country }: { country: Country }) {
	const { t } = usePage();
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
							{missing[field] === undefined ? (
								t("source.notPublished")
							) : (
								<OwnText text={missing[field]} hi={missing[hindiField(field)]} />
							)}
							<Corrections country={country} field={field} />
						</dd>
					</div>
				))}
			</dl>
		</section>
	);
}

function CountrySteps({ country: { guide } }: { country: Country }) {
	const { t, language } = usePage();
	if (guide === undefined) return null;
	const { intakeMonth, steps } = guide;
	return (
		<section aria-labelledby="steps" className="mt-10 lg:mt-12">
			<h2 id="steps" className="text-xl">
				{t("country.steps.heading", { month: monthName(language, intakeMonth, "long") })}
			</h2>
			<ol className="mt-3 max-w-224 divide-y divide-line border-line border-y">
				{steps.map(({ from, to, title, titleHi, text, textHi }) => (
					<li
						key={title}
						className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-3 py-2 sm:grid-cols-[11rem_minmax(0,1fr)]"
					>
						<span className="pt-0.5 text-quiet text-sm">{monthsOf(language, guide, from, to)}</span>
						<span className="min-w-0">
							<span className="block font-semibold">
								<OwnText text={title} hi={titleHi} />
							</span>
							<span className="block text-sm">
								<OwnText text={text} hi={textHi} />
							</span>
						</span>
					</li>
				))}
			</ol>
		</section>
	);
}

/** "Oct–Jan" from numbers of months before the course begins. */
function monthsOf(language: Language, { intakeMonth }: CountryGuide, from: number, to: number): string {
	const names = [from, to].map((before) => monthName(language, intakeMonth - before, "short"));
	return [...new Set(names)].join("–");
}

function monthName(language: Language, month: number, length: "short" | "long"): string {
	return dateFormat(language, { month: length, timeZone: "UTC" }).format(new Date(Date.UTC(2025, month - 1, 1)));
}
